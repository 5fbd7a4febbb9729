// The notation of actions: what kind of action a token is, and which domain, effect and seat it names.
import type { EffectName, Letter } from "$lib/wire";

export type ActionKind = "card" | "permanent" | "copy" | "sacrifice" | "seat" | "column" | "end";

export interface Action {
  kind: ActionKind;
  domain: Letter | null;
  effect: EffectName | null;
  seat: number | null;
}

/** The token that ends a turn. */
export const END_TURN = ".";

// Level 1, level 2 and sacrifice of each domain.
const EFFECT_BY_TOKEN: Record<string, EffectName> = {
  M1: "assassination",
  M2: "purge",
  "!M": "attack",
  R1: "holy-book",
  R2: "divine-right",
  "!R": "inquisition",
  E1: "development",
  E2: "monopoly",
  "!E": "embargo",
  S1: "experiment",
  S2: "research",
  "!S": "discovery",
  U1: "oligarchy",
  U2: "republic",
  "!U": "democracy",
};

const TOKEN = /^([~!]?)([MRESCU])([12]?)$/;

/** Parse a token such as `M`, `S2`, `~S2`, `!E`, `@3`, `@3S` or `.`. */
export function parseAction(token: string): Action {
  if (token.startsWith("@")) {
    const domain = (token[2] as Letter | undefined) ?? null;
    return { kind: domain ? "column" : "seat", domain, effect: null, seat: Number(token[1]) };
  }
  const [, sign, letter, level] = TOKEN.exec(token) ?? [];
  const domain = (letter as Letter | undefined) ?? null;
  const effect = EFFECT_BY_TOKEN[token.replace("~", "")] ?? null;
  const kind = sign === "!" ? "sacrifice" : sign === "~" ? "copy" : level ? "permanent" : domain ? "card" : "end";
  return { kind, domain, effect, seat: null };
}

/** Whether a token uses an effect: a permanent one, a copied one or a sacrifice. */
export const isEffectToken = (token: string): boolean =>
  ["permanent", "copy", "sacrifice"].includes(parseAction(token).kind);
