// The notation of actions: what kind of action a token is, and which domain, effect and seat it names.
import { EFFECTS, type EffectName, type Letter } from "$lib/wire";

export type ActionKind = "card" | "permanent" | "copy" | "sacrifice" | "seat" | "column" | "end";

export interface Action {
  kind: ActionKind;
  domain: Letter | null;
  effect: EffectName | null;
  seat: number | null;
}

/** The token that ends a turn. */
export const END_TURN = ".";

const TOKEN = /^([~!]?)([MRESCU])([12]?)$/;

/** Parse a token such as `M`, `S2`, `~S2`, `!E`, `@3`, `@3S` or `.`. */
export function parseAction(token: string): Action {
  if (token.startsWith("@")) {
    const domain = (token[2] as Letter | undefined) ?? null;
    return { kind: domain ? "column" : "seat", domain, effect: null, seat: Number(token[1]) };
  }
  const [, sign, letter, level] = TOKEN.exec(token) ?? [];
  const domain = (letter as Letter | undefined) ?? null;
  const effect = EFFECTS[token.replace("~", "")] ?? null;
  const kind = sign === "!" ? "sacrifice" : sign === "~" ? "copy" : level ? "permanent" : domain ? "card" : "end";
  return { kind, domain, effect, seat: null };
}

/** The domain that an action names; null if there is none, or if the action is hidden. */
export const actionDomain = (token: string | null | undefined): Letter | null =>
  token ? parseAction(token).domain : null;

/** An effect of a domain: level 1, level 2, or 0 for a sacrifice. */
export interface DomainEffect {
  effect: EffectName;
  domain: Letter;
  level: number;
}

/** All effects but Inspiration: the permanent ones, then the sacrifices. */
export const DOMAIN_EFFECTS: readonly DomainEffect[] = Object.entries(EFFECTS).map(([token, effect]) => ({
  effect,
  domain: parseAction(token).domain!,
  level: Number(token[1]) || 0,
}));

/** Whether a token uses an effect: a permanent one, a copied one or a sacrifice. */
export const isEffectToken = (token: string): boolean =>
  ["permanent", "copy", "sacrifice"].includes(parseAction(token).kind);
