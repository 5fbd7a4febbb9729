// Samples of boards and columns that tests can vary.
import type { BoardContext } from "../src/board/board-context";
import type { ColumnAid, OwnAid, Shared } from "../src/lib/wire";
import { own, shared } from "./samples";

export const column = (changes: Partial<ColumnAid> = {}): ColumnAid => ({
  domain: "M",
  cards: 0,
  goal: 7,
  missing: 7,
  near: false,
  levels: [],
  most: false,
  embargoed: false,
  democracies: 0,
  coin: false,
  next: null,
  ...changes,
});

const player = (seat: number, name: string) => ({
  seat,
  name,
  bot: false,
  standsIn: false,
  resigned: false,
  present: null,
});

interface Changes {
  game?: Shared;
  columns?: ColumnAid[][];
  ownAid?: Partial<OwnAid> | null;
  hand?: string;
  legal?: string[];
  canAct?: boolean;
}

/** A board of two players as seat 1 sees it. */
export const board = ({ game, columns = [[], []], ownAid = {}, hand = "", legal = [], canAct = true }: Changes = {}) =>
  ({
    game: game ?? shared(),
    aid: {
      columns,
      forecast: { domains: [], sides: [], winners: [], tie: null },
      threats: [],
      thresholds: { levels: [3, 5], hegemony: 7 },
      deck: [],
      stall_countdown: null,
      own: [],
    },
    own: own({ hand, legal }),
    ownAid: ownAid && {
      seat: 1,
      choice: null,
      effects: [],
      closed: {},
      grows: {},
      unused: [],
      counter: null!,
      ...ownAid,
    },
    seat: 1,
    players: [player(1, "Ann"), player(2, "Ben")],
    waiting: [1],
    canAct,
    selected: [],
    phone: false,
    changedPlaces: [],
    takenCards: [],
    visibleHand: () => null,
    choose: () => {},
    drop: () => {},
    showDetail: () => {},
  }) satisfies BoardContext;
