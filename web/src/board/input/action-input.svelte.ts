// The player's input at a board. A click selects; only confirming sends. A step that asks for several cards collects
// them and sends them one after the other. Choosing something closed shows the reason.
import { errorMessage } from "$lib/api";
import { announce } from "$lib/announcements.svelte";
import { CLICK_GUARD_MS } from "$lib/click-guard";
import { t } from "$lib/texts.svelte";
import type { Own, OwnAid } from "$lib/wire";
import { countOf, domainOf, parseCards, sortCards } from "../../game/cards";
import { END_TURN, isEffectToken } from "../../game/notation";
import { actionName, outcomeText, reasonText } from "../../narration/board";
import { closedReason, type BoardContext } from "../board-context";

const MULTI_CARD_PLACES = ["hand", "area", "pile"]; // where a step may ask for several cards

/** The board as the acting player sees it; without `own` there is nothing to choose. */
export type InputContext = Pick<BoardContext, "game" | "aid" | "own" | "ownAid" | "players" | "canAct">;

export class ActionInput {
  selected = $state.raw<string[]>([]);
  sending = $state(false);
  /** Why the last choice was not possible; cleared by the next click. */
  note = $state("");
  #context: () => InputContext;
  #send: (token: string) => Promise<unknown>;
  #stepStarted = 0;

  constructor(context: () => InputContext, send: (token: string) => Promise<unknown>) {
    this.#context = context;
    this.#send = send;
  }

  /** How many cards are selected together. */
  get needed(): number {
    const choice = this.#context().ownAid?.choice;
    if (!choice || !MULTI_CARD_PLACES.includes(choice.place)) return 1;
    return Math.min(choice.total - choice.number + 1, this.#candidates().length);
  }

  get complete(): boolean {
    return this.selected.length > 0 && this.selected.length >= (this.selected.some(isEffectToken) ? 1 : this.needed);
  }

  /** Drop the selection, because a new step has begun. */
  reset(): void {
    this.selected = [];
    this.#stepStarted = performance.now();
  }

  cancel(): void {
    this.selected = [];
    this.note = "";
  }

  /** Select or deselect a token. Choosing a single selected token again confirms it. */
  choose(token: string): void {
    const context = this.#context();
    if (this.sending) return;
    this.note = "";
    if (!context.canAct || !context.own?.legal.includes(token)) return this.#explain(token);
    if (this.needed === 1) {
      if (this.selected.includes(token)) return void this.confirm();
      this.selected = [token];
    } else this.#toggle(token);
    this.#announceSelection();
  }

  /** Select a card that was dropped on its target, and confirm if the selection is complete. */
  drop(token: string): void {
    if (!this.selected.includes(token)) this.choose(token);
    if (this.complete) void this.confirm();
  }

  /** Send the selection. Ignored right after a new step: such a click was meant for the step before. */
  async confirm(): Promise<void> {
    if (!this.complete || this.sending || performance.now() - this.#stepStarted < CLICK_GUARD_MS) return;
    await this.submit(...this.selected);
  }

  /** Send actions one after the other. The first refusal ends it and is shown as a note. */
  async submit(...tokens: string[]): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    this.note = "";
    try {
      for (const token of tokens) await this.#send(token);
    } catch (error) {
      this.note = errorMessage(error);
      announce(this.note, "urgent");
    } finally {
      this.sending = false;
      this.selected = [];
    }
  }

  /** Show why a token cannot be chosen, if the server gave a reason. */
  #explain(token: string): void {
    const context = this.#context();
    const reason = closedReason(context.ownAid, token);
    if (!reason) return;
    this.note = reasonText(reason, context);
    announce(this.note);
  }

  /** Add one more card of a domain; deselect all of that domain once no more can be added. */
  #toggle(token: string): void {
    const chosen = countOf(this.selected, token);
    const available = countOf(this.#candidates().map(domainOf) as string[], token);
    if (chosen < available && this.selected.length < this.needed) this.selected = [...this.selected, token];
    else if (chosen) this.selected = this.selected.filter((other) => other !== token);
    else this.selected = [...this.selected.slice(1), token];
  }

  /** The cards that the current step can take. Those of an embargoed domain are in the hand but cannot be played. */
  #candidates(): string[] {
    const { own, game, ownAid } = this.#context();
    if (!own || !ownAid?.choice) return [];
    return cardsAt(own, game, ownAid.choice.place).filter((card) => own.legal.includes(domainOf(card)));
  }

  #announceSelection(): void {
    const context = this.#context();
    const names = this.selected.map((token) => actionName(token, context)).join(", ");
    const outcomes = this.selected.map((token) => outcomeText(token, context)).filter(Boolean);
    announce([t("play-chosen", { names: names || t("table-none") }), ...outcomes].join(" "));
  }
}

function cardsAt(own: Own, game: BoardContext["game"], place: string): string[] {
  const places: Record<string, string> = {
    hand: own.hand,
    area: game.areas[(own.seat ?? 0) - 1] ?? "",
    pile: game.pile,
  };
  return parseCards(places[place] ?? "");
}

/** The tokens that the number keys choose: cards in their order on the screen, or else the legal actions. */
export function numberedTokens(own: Own, ownAid: OwnAid, { middle }: BoardContext["game"]): string[] {
  const laidOut: Record<string, string> = { hand: own.hand, pack: own.pack, middle };
  const cards = laidOut[ownAid.choice?.place ?? ""];
  return cards === undefined ? own.legal.filter((token) => token !== END_TURN) : sortCards(cards).map(domainOf);
}
