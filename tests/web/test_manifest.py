"""The manifest and icons that operating systems need to install the client as an app."""

import json
import struct
from pathlib import Path

PUBLIC = Path(__file__).parents[2] / "web" / "public"
MANIFEST = json.loads((PUBLIC / "manifest.webmanifest").read_text(encoding="utf-8"))


def size(picture: Path) -> str:
    """Return the width and height from the header of a PNG file."""
    head = picture.read_bytes()[:24]
    assert head.startswith(b"\x89PNG"), picture.name
    return "{}x{}".format(*struct.unpack(">II", head[16:24]))


def test_every_icon_of_the_manifest_exists_in_its_declared_size() -> None:
    for icon in MANIFEST["icons"]:
        folder, name = icon["src"].rsplit("/", 1)
        assert folder == "/app"
        picture = PUBLIC / name
        assert picture.exists(), name
        assert icon["sizes"] == ("any" if picture.suffix == ".svg" else size(picture))


def test_the_app_can_be_installed() -> None:
    purposes = {(icon["sizes"], icon.get("purpose", "any")) for icon in MANIFEST["icons"]}
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= purposes
    assert MANIFEST["start_url"] == MANIFEST["scope"] == "/"
    assert MANIFEST["display"] == "standalone"
