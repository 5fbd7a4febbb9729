// How one acts: touching chooses, and only confirming does. What is chosen can be changed until then; a step that wants
// several cards takes them together and sends them one after the other. What is not open says why.
import { errorMessage } from "$lib/api";
import { announce } from "$lib/announcements.svelte";
import { CLICK_GUARD_MS } from "$lib/click-guard";
import { t } from "$lib/texts.svelte";
import type { Own, OwnAid } from "$lib/wire";
import { countOf, domainOf, parseCards, sortCards } from "../../game/cards";
import { closedReason, type BoardContext } from "../board-context";
import { actionName, reasonText, outcomeText } from "../../narration/board";

export const END_TURN = ".";
const MULTI_CARD_PLACES = ["hand", "area", "pile"]; // places from which a step may want several cards

/** What the one who acts sees now; without `own` there is nothing to do. */
export type InputContext = Pick<BoardContext, "game" | "aid" | "own" | "help" | "people" | "acting">;

export class ActionInput {
  picked = $state.raw<string[]>([]);
  sending = $state(false);
  /** Why something cannot be done, or was not; until the next touch. */
  note = $state("");
  #stage: () => InputContext;
  #send: (token: string) => Promise<unknown>;
  #changed = 0;

  constructor(stage: () => InputContext, send: (token: string) => Promise<unknown>) {
    this.#stage = stage;
    this.#send = send;
  }

  /** How many are to be chosen together. */
  get needed(): number {
    const choice = this.#stage().help?.choice;
    if (!choice || !MULTI_CARD_PLACES.includes(choice.place)) return 1;
    return Math.min(choice.total - choice.number + 1, this.#there().length);
  }

  get complete(): boolean {
    return this.picked.length > 0 && this.picked.length >= (this.picked.some(isEffectToken) ? 1 : this.needed);
  }

  /** The step has changed: begin anew. */
  begin(): void {
    this.picked = [];
    this.#changed = performance.now();
  }

  cancel(): void {
    this.picked = [];
    this.note = "";
  }

  /** Choose something, or take the choice back; a second touch of a single choice confirms it. */
  choose(token: string): void {
    const stage = this.#stage();
    if (this.sending) return;
    this.note = "";
    if (!stage.acting || !stage.own?.legal.includes(token)) return this.#refuse(token);
    if (this.needed === 1) {
      if (this.picked.includes(token)) return void this.confirm();
      this.picked = [token];
    } else this.#toggle(token);
    this.#tell();
  }

  /** Choose and, if that is all, do it: a card that was dragged to its goal. */
  drop(token: string): void {
    if (!this.picked.includes(token)) this.choose(token);
    if (this.complete) void this.confirm();
  }

  /** Do what is chosen. */
  async confirm(): Promise<void> {
    if (!this.complete || this.sending || performance.now() - this.#changed < CLICK_GUARD_MS) return;
    await this.do(...this.picked);
  }

  /** Do these, one after the other; a refusal ends it, and says why. */
  async do(...tokens: string[]): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    this.note = "";
    try {
      for (const token of tokens) await this.#send(token);
    } catch (problem) {
      this.note = errorMessage(problem);
      announce(this.note, { urgent: true });
    } finally {
      this.sending = false;
      this.picked = [];
    }
  }

  /** Say why not, if the server has said it. */
  #refuse(token: string): void {
    const stage = this.#stage();
    const why = closedReason(stage.help, token);
    if (!why) return;
    this.note = reasonText(why, stage);
    announce(this.note);
  }

  /** Of several: one more, unless all such cards or all that are wanted are chosen; then none of them. */
  #toggle(token: string): void {
    const chosen = countOf(this.picked, token);
    const there = countOf(this.#there().map(domainOf) as string[], token);
    if (chosen < there && this.picked.length < this.needed) this.picked = [...this.picked, token];
    else if (chosen) this.picked = this.picked.filter((other) => other !== token);
    else this.picked = [...this.picked.slice(1), token];
  }

  #there(): string[] {
    const { own, game, help } = this.#stage();
    return own && help?.choice ? cardsAt(own, game, help.choice.place) : [];
  }

  #tell(): void {
    const stage = this.#stage();
    const names = this.picked.map((token) => actionName(token, stage)).join(", ");
    const brings = this.picked.map((token) => outcomeText(token, stage)).filter(Boolean);
    announce([t("play-chosen", { names: names || t("table-none") }), ...brings].join(" "));
  }
}

export const isEffectToken = (token: string): boolean => /^([MRESU][12]|~[MRESU][12]|![MRESU])$/.test(token);

function cardsAt(own: Own, game: BoardContext["game"], place: string): string[] {
  const places: Record<string, string> = {
    hand: own.hand,
    area: game.areas[(own.seat ?? 0) - 1] ?? "",
    pile: game.pile,
  };
  return parseCards(places[place] ?? "");
}

/** What can be chosen now, in the order in which number keys choose it: cards as they lie, or whatever is open. */
export function numberedTokens(own: Own, help: OwnAid, { middle }: BoardContext["game"]): string[] {
  const lying: Record<string, string> = { hand: own.hand, pack: own.pack, middle };
  const cards = lying[help.choice?.place ?? ""];
  return cards === undefined ? own.legal.filter((token) => token !== END_TURN) : sortCards(cards).map(domainOf);
}
