"""The six domains can be distinguished by colour alone, also with colour blindness.

Distances are measured in OKLab (Ottosson 2020), where 0.02 is just noticeable. Dichromacy (protan, deutan, tritan) is
simulated with the matrices of Machado, Oliveira and Fernandes (2009), severity 1.0.
"""

import re
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest

SOURCES = Path(__file__).parents[2] / "web" / "src"
DOMAINS = "mrescu"
MIN_DISTANCE = 0.10  # five times the just noticeable difference
MIN_DISTANCE_M_U = 0.20  # players of the printed game confuse Military and Utopia
MIN_DISTANCE_BY_HUE = 0.15  # closer colours must also differ in lightness
MIN_LIGHTNESS_DIFFERENCE = 0.05
MIN_CONTRAST = 4.5  # WCAG AA for text

VISIONS = {
    "full": np.eye(3),
    "protan": np.array(
        [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    ),
    "deutan": np.array(
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    ),
    "tritan": np.array(
        [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
    ),
}
CONES = np.array(
    [
        [0.4122214708, 0.5363325363, 0.0514459929],
        [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
    ]
)
LAB = np.array(
    [
        [0.2104542553, 0.7936177850, -0.0040720468],
        [1.9779984951, -2.4285922050, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.8086757660],
    ]
)


def properties(path: Path) -> dict[str, tuple[str, str]]:
    """Return the colours of a style sheet by name, each for the light and the dark theme."""
    text = path.read_text(encoding="utf-8")
    plain = {name: (colour, colour) for name, colour in re.findall(r"--([\w-]+): (#[0-9a-f]{6});", text)}
    themed = re.findall(r"--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);", text)
    return plain | {name: (light, dark) for name, light, dark in themed}


PALETTE = properties(SOURCES / "art" / "art.css")
PAGE = properties(SOURCES / "styles" / "tokens.css")


def linear_light(colour: str) -> np.ndarray:
    """Convert "#rrggbb" to linear light."""
    values = np.array([int(colour[at : at + 2], 16) for at in (1, 3, 5)]) / 255
    return np.where(values <= 0.04045, values / 12.92, ((values + 0.055) / 1.055) ** 2.4)


def oklab(name: str, vision: str) -> np.ndarray:
    """Return a colour of the palette in OKLab, lightness first, as seen with a kind of vision."""
    colour: np.ndarray = LAB @ np.cbrt(CONES @ np.clip(VISIONS[vision] @ linear_light(PALETTE[name][0]), 0, 1))
    return colour


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours, from 1 to 21."""
    weights = np.array([0.2126, 0.7152, 0.0722])
    dark, bright = sorted(float(weights @ linear_light(colour)) for colour in (one, other))
    return (bright + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize(("one", "other"), list(combinations(DOMAINS, 2)))
def test_two_domains_can_be_distinguished(one: str, other: str, vision: str) -> None:
    first, second = oklab(one, vision), oklab(other, vision)
    distance = np.linalg.norm(first - second)
    assert distance >= MIN_DISTANCE
    assert distance >= MIN_DISTANCE_BY_HUE or abs(first[0] - second[0]) >= MIN_LIGHTNESS_DIFFERENCE


@pytest.mark.parametrize("vision", VISIONS)
def test_military_and_utopia_are_never_confused(vision: str) -> None:
    assert np.linalg.norm(oklab("m", vision) - oklab("u", vision)) >= MIN_DISTANCE_M_U


@pytest.mark.parametrize("era", "123")
def test_card_backs_differ_from_all_domain_colours(era: str) -> None:
    back = oklab(f"back-{era}", "full")
    assert np.linalg.norm(back[1:]) < 0.04, "a back is nearly grey"
    for domain in DOMAINS:
        assert np.linalg.norm(back - oklab(domain, "full")) >= MIN_DISTANCE, domain


def test_card_backs_get_darker_from_era_to_era() -> None:
    lightness = [oklab(f"back-{era}", "full")[0] for era in "123"]
    assert lightness[0] - lightness[1] >= MIN_DISTANCE
    assert lightness[1] - lightness[2] >= MIN_DISTANCE


@pytest.mark.parametrize("domain", DOMAINS)
def test_letters_on_emblems_are_readable(domain: str) -> None:
    assert contrast(PALETTE[f"{domain}-ink"][0], PALETTE[domain][0]) >= MIN_CONTRAST


@pytest.mark.parametrize("hue", [*DOMAINS, "back-1", "back-2", "back-3"])
def test_eras_on_ribbons_are_readable(hue: str) -> None:
    pale = "back-pale" if hue.startswith("back") else f"{hue}-pale"
    assert contrast(PALETTE[pale][0], PALETTE[f"{hue}-deep"][0]) >= MIN_CONTRAST


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
@pytest.mark.parametrize("ground", ["table", "paper", "paper-raised"])
@pytest.mark.parametrize("domain", DOMAINS)
def test_text_in_domain_colours_is_readable_on_the_page(domain: str, ground: str, theme: int) -> None:
    assert contrast(PALETTE[f"{domain}-line"][theme], PAGE[ground][theme]) >= MIN_CONTRAST
