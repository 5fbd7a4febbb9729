// The rulebook as data: sections, each a list of passages. The texts are in rulebook.ftl, the numbers come from the
// server.
import type { Facts, Rulesheet } from "$lib/wire";
import { DOMAIN_EFFECTS, type DomainEffect } from "../game/notation";

/** A paragraph, an item of a list, a table of numbers, or an effect (of level 0 if it is a sacrifice or Inspiration). */
export type Passage = { text: string } | { step: string } | { table: "cards" | "levels" } | DomainEffect;

export interface Section {
  id: string;
  title: string;
  passages: Passage[];
}

const texts = (...keys: string[]): Passage[] => keys.map((text) => ({ text }));
const steps = (...keys: string[]): Passage[] => keys.map((step) => ({ step }));
const effects = (...levels: number[]): Passage[] => DOMAIN_EFFECTS.filter(({ level }) => levels.includes(level));

export const RULEBOOK: Section[] = [
  {
    id: "about",
    title: "rulebook-about",
    passages: texts("rulebook-about-1", "rulebook-about-2", "rulebook-about-3"),
  },
  {
    id: "cards",
    title: "rulebook-cards",
    passages: [
      ...texts("rulebook-cards-1"),
      { table: "cards" },
      ...texts("rulebook-cards-2", "rulebook-cards-3", "rulebook-cards-4", "rulebook-cards-5", "rulebook-cards-6"),
    ],
  },
  {
    id: "setup",
    title: "rulebook-setup",
    passages: [
      ...texts("rulebook-setup-1", "rulebook-setup-2"),
      ...steps("rulebook-setup-3", "rulebook-setup-4"),
      ...texts("rulebook-setup-5"),
    ],
  },
  {
    id: "turn",
    title: "rulebook-turn",
    passages: [...texts("rulebook-turn-1"), ...steps("rulebook-turn-2", "rulebook-turn-3", "rulebook-turn-4")],
  },
  {
    id: "levels",
    title: "rulebook-levels",
    passages: [
      ...texts("rulebook-levels-1"),
      { table: "levels" },
      ...texts("rulebook-levels-2"),
      ...effects(1, 2),
      ...texts("rulebook-levels-3"),
    ],
  },
  {
    id: "sacrifices",
    title: "rulebook-sacrifices",
    passages: [...texts("rulebook-sacrifices-1"), ...effects(0)],
  },
  {
    id: "inspiration",
    title: "rulebook-culture",
    passages: [
      ...texts("rulebook-culture-1"),
      { effect: "inspiration", domain: "C", level: 0 },
      ...texts("rulebook-culture-2", "rulebook-culture-3", "rulebook-culture-4"),
    ],
  },
  {
    id: "doing",
    title: "rulebook-doing",
    passages: texts("rulebook-doing-1", "rulebook-doing-2", "rulebook-doing-3", "rulebook-doing-4"),
  },
  {
    id: "end",
    title: "rulebook-end",
    passages: texts("rulebook-end-1", "rulebook-end-2", "rulebook-end-3", "rulebook-end-4", "rulebook-end-5"),
  },
  {
    id: "majority",
    title: "rulebook-majority",
    passages: texts("rulebook-majority-1", "rulebook-majority-2", "rulebook-majority-3"),
  },
  {
    id: "teams",
    title: "rulebook-teams",
    passages: texts("rulebook-teams-1", "rulebook-teams-2", "rulebook-teams-3", "rulebook-teams-4"),
  },
  {
    id: "options",
    title: "rulebook-options",
    passages: [
      ...texts("rulebook-options-1"),
      ...steps(
        "rulebook-options-2",
        "rulebook-options-3",
        "rulebook-options-4",
        "rulebook-options-5",
        "rulebook-options-6",
      ),
    ],
  },
  {
    id: "knowing",
    title: "rulebook-knowing",
    passages: texts("rulebook-knowing-1", "rulebook-knowing-2", "rulebook-knowing-3", "rulebook-knowing-4"),
  },
  {
    id: "tips",
    title: "rulebook-tips",
    passages: steps(
      "rulebook-tips-1",
      "rulebook-tips-2",
      "rulebook-tips-3",
      "rulebook-tips-4",
      "rulebook-tips-5",
      "rulebook-tips-6",
    ),
  },
];

/** The numbers that the texts refer to. */
export function rulebookFacts(sheet: Rulesheet): Facts {
  const table = (players: number) => sheet.tables.find((row) => row.players === players);
  return {
    cards: sheet.cards,
    limit: sheet.limit,
    removed: table(2)?.removed ?? 0,
    goal: table(4)?.hegemony ?? 0,
    duel: table(2)?.hegemony ?? 0,
    holybook: sheet.limits["holy-book"] ?? 0,
    divineright: sheet.limits["divine-right"] ?? 0,
  };
}
