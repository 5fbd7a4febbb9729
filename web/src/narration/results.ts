// The result of a game, in words.
import { language, t } from "$lib/texts.svelte";
import type { Reason, ResultInfo } from "$lib/wire";

const KEY_BY_REASON: Record<Reason, string> = {
  hegemony: "end-by-hegemony",
  majority: "end-by-majority",
  resignation: "end-by-resignation",
};

/** Who won, and how. */
export function resultSentence({ winners, reason }: ResultInfo, names: string[]): string {
  if (!winners.length) return t("end-nobody");
  const won = winners.map((seat) => names[seat - 1] ?? t("table-seat", { seat }));
  const list = new Intl.ListFormat(language(), { type: "conjunction" }).format(won);
  return t(KEY_BY_REASON[reason], { names: list, count: winners.length });
}
