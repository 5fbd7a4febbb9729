// Everything that travels between server and browser; docs/protocol.md describes each field.
// Written by `python -m civ.wire.typescript` from the structs of the server: change those, not this file.

/** A game in the format of docs/notation.md: it begins with a deal, or with a position. */
export interface GameRecord {
  rules: Rules;
  first?: number;
  deck?: string;
  removed?: string;
  position?: string;
  actions: string;
}

/** The data stored with a finished game. */
export interface GameNote {
  players?: string[];
  result?: ResultInfo;
  shuffle?: { commitment: string | null; seed: string | null; words: string[] };
}

/** Settings in a request: the server fills in missing fields. */
export type NewSettings = Partial<Omit<Settings, "rules">> & { rules?: Partial<Rules> };

/** The facts of a text. Those listed in `NAMES` are themselves keys of texts. */
export type Facts = Record<string, string | number>;
export const NAMES: readonly string[] = ["domain", "effect", "place", "prompt"];

/** The version of the protocol that this file describes; `GET /version` returns the server's. */
export const PROTOCOL: number = 1;

/** The languages of all texts, as their ISO codes. */
export const LANGUAGES = ["en", "el", "es", "fr", "pt", "ro", "ru"] as const;

export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = "en";

/** The name of each language in that language. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  el: "Ελληνικά",
  es: "Español",
  fr: "Français",
  pt: "Português",
  ro: "Română",
  ru: "Русский",
};

/** The levels of bots, from weak to strong. */
export const LEVELS = ["random", "novice", "adept", "expert"] as const;

export type Level = (typeof LEVELS)[number];

/** The set phrases of the chat. */
export const PHRASES: readonly PhraseName[] = [
  "hello",
  "well-played",
  "thanks",
  "sorry",
  "moment",
  "your-turn",
  "watch-out",
  "stop-together",
  "peace",
  "agreed",
  "no",
  "promise",
  "revenge",
  "good-game",
];

/** The most characters of a line of chat, or of words for the shuffle. */
export const MAX_LINE_LENGTH: number = 200;

/** The effects by their notation: level 1 and level 2 of each domain, then the sacrifices. */
export const EFFECTS: Readonly<Record<string, EffectName>> = {
  M1: "assassination",
  M2: "purge",
  R1: "holy-book",
  R2: "divine-right",
  E1: "development",
  E2: "monopoly",
  S1: "experiment",
  S2: "research",
  U1: "oligarchy",
  U2: "republic",
  "!M": "attack",
  "!R": "inquisition",
  "!E": "embargo",
  "!S": "discovery",
  "!U": "democracy",
};

/** The usual settings of a table. */
export const DEFAULT_SETTINGS: Settings = {
  rules: {
    players: 2,
    deal: "basic",
    teams: false,
    draft_order: "anticlockwise",
    last_round: "finish",
    democracy_needs_card: true,
    hand_limit: "once_used",
    stall_rounds: 10,
  },
  seats: ["me", "adept"],
  turn_seconds: null,
  public: false,
  watch: true,
  take_backs: true,
  stand_in: "adept",
  absence: 120,
  pace: 1,
  chat: true,
};

/** The values of `stall_rounds` that forms offer. */
export const STALL_ROUND_CHOICES: readonly number[] = [0, 5, 10, 20, 50];

/** The values of options in records from before the option existed. */
export const VALUES_IN_OLD_RECORDS: Readonly<Partial<Rules>> = {
  stall_rounds: 0,
};

export type Letter = "M" | "R" | "E" | "S" | "C" | "U";

export type Status = "open" | "playing" | "over";

export type StepName =
  | "effects"
  | "play"
  | "discard-from-hand"
  | "discard-from-area"
  | "take-back"
  | "take-from-pile"
  | "give-back"
  | "attack"
  | "take-hand"
  | "embargo"
  | "democracy"
  | "raise-limit"
  | "draw"
  | "keep"
  | "take-from-middle";

export type Reason = "hegemony" | "majority" | "resignation";

export type EffectName =
  | "assassination"
  | "purge"
  | "holy-book"
  | "divine-right"
  | "development"
  | "monopoly"
  | "experiment"
  | "research"
  | "oligarchy"
  | "republic"
  | "attack"
  | "inquisition"
  | "embargo"
  | "discovery"
  | "democracy"
  | "inspiration";

export type EffectKind = "permanent" | "copy" | "sacrifice";

export type Milestone =
  | "assassination"
  | "purge"
  | "holy-book"
  | "divine-right"
  | "development"
  | "monopoly"
  | "experiment"
  | "research"
  | "oligarchy"
  | "republic"
  | "attack"
  | "inquisition"
  | "embargo"
  | "discovery"
  | "democracy"
  | "inspiration"
  | "hegemony";

export type ChoicePlace = "hand" | "area" | "pile" | "pack" | "middle" | "effects" | "seat" | "column";

export type ByEra = [number, number, number];

export type PhraseName =
  | "hello"
  | "well-played"
  | "thanks"
  | "sorry"
  | "moment"
  | "your-turn"
  | "watch-out"
  | "stop-together"
  | "peace"
  | "agreed"
  | "no"
  | "promise"
  | "revenge"
  | "good-game";

export type MomentKind = "attack" | "democracy" | "threat" | "last-round" | "end";

export type VisibleEvent =
  | VisibleTableOpened
  | VisibleCardsDealt
  | VisibleActionPlayed
  | VisibleCardKept
  | SeatTaken
  | SeatLeft
  | SettingsChanged
  | ReadyChanged
  | WordsAdded
  | ActionsTakenBack
  | TakeBackProposed
  | ProposalAnswered
  | SeatResigned
  | SeatHandedOver
  | SeatReclaimed
  | ChatSent
  | PhraseSent
  | RematchOpened;

export type Message = Snapshot | EventMessage | DoneMessage | RefusedMessage | PresenceMessage;

export type Command =
  | TakeSeat
  | LeaveSeat
  | AssignSeat
  | ChangeSettings
  | SetReady
  | AddWords
  | StartGame
  | PlayAction
  | TakeBack
  | ProposeTakeBack
  | AnswerProposal
  | Resign
  | HandOver
  | ReclaimSeat
  | SendChat
  | SendPhrase
  | OpenRematch;

/** The player in a seat: a person, a bot of some level, or nobody yet. */
export interface Player {
  person?: string | null;
  name?: string;
  program?: boolean;
  bot?: string | null;
}

/** The options of rules 2.1, 2.5, 2.6, 2.7, 3.9, 3.19, 4.4 and 4.5, and of section 6. */
export interface Rules {
  players: number;
  deal: "basic" | "draft";
  teams: boolean;
  draft_order: "anticlockwise" | "clockwise";
  last_round: "finish" | "one_more_each";
  democracy_needs_card: boolean;
  hand_limit: "once_used" | "while_held";
  stall_rounds: number;
}

/** The rules of the game, and how the table is run. */
export interface Settings {
  rules: Rules;
  seats: string[];
  turn_seconds: number | null;
  public: boolean;
  watch: boolean;
  take_backs: boolean;
  stand_in: string | null;
  absence: number | null;
  pace: number;
  chat: boolean;
}

/** A table was opened; its seed stays on the server. */
export interface VisibleTableOpened {
  kind: "opened";
  at: number;
  host: Player;
  settings: Settings;
}

/** The cards were dealt; the record stays on the server. */
export interface VisibleCardsDealt {
  kind: "dealt";
  at: number;
}

/** An action was played; the action is null for viewers who may not know the card. */
export interface VisibleActionPlayed {
  kind: "acted";
  at: number;
  seat: number;
  action: string | null;
  step: StepName;
  times: number;
  target?: number | null;
  bot?: boolean;
  why?: string;
  facts?: Facts;
}

/** A seat kept a card in a draft; only that seat knows which (7.4). */
export interface VisibleCardKept {
  kind: "kept";
  at: number;
  seat: number;
  action?: string | null;
  bot?: boolean;
}

/** A player took a seat or was put there. */
export interface SeatTaken {
  kind: "sat";
  at: number;
  seat: number;
  player: Player;
}

/** A seat became free. */
export interface SeatLeft {
  kind: "stood";
  at: number;
  seat: number;
}

/** The settings changed; `players` lists the players by seat from now on. */
export interface SettingsChanged {
  kind: "changed";
  at: number;
  settings: Settings;
  players: Player[];
}

/** A person is ready, or no longer. */
export interface ReadyChanged {
  kind: "readied";
  at: number;
  person: string;
  ready: boolean;
}

/** A person added words to the seed of the shuffle. */
export interface WordsAdded {
  kind: "worded";
  at: number;
  person: string;
  name: string;
  words: string;
}

/** The last `count` actions were taken back or, in a draft, the card that the seat had kept. */
export interface ActionsTakenBack {
  kind: "taken-back";
  at: number;
  seat: number;
  count: number;
}

/** A seat asked the others to return to a ply. */
export interface TakeBackProposed {
  kind: "proposed";
  at: number;
  seat: number;
  ply: number;
}

/** A seat accepted or declined the proposal. The last acceptance takes the actions back. */
export interface ProposalAnswered {
  kind: "answered";
  at: number;
  seat: number;
  yes: boolean;
}

/** A seat gave up. */
export interface SeatResigned {
  kind: "resigned";
  at: number;
  seat: number;
}

/** A bot replaced a person; the cause is `asked`, `clock` or `absence`. */
export interface SeatHandedOver {
  kind: "handed";
  at: number;
  seat: number;
  bot: string;
  cause: string;
}

/** A person took the seat back from the bot. */
export interface SeatReclaimed {
  kind: "returned";
  at: number;
  seat: number;
}

/** A person sent a line of chat. */
export interface ChatSent {
  kind: "said";
  at: number;
  person: string;
  name: string;
  text: string;
}

/** A person sent a set phrase. */
export interface PhraseSent {
  kind: "phrased";
  at: number;
  person: string;
  name: string;
  phrase: string;
  seat?: number | null;
  domain?: Letter | null;
}

/** The same people play again at the table with this code. */
export interface RematchOpened {
  kind: "followed";
  at: number;
  code: string;
}

/** Who sits in a seat. `bot` is the level of the bot that plays it, also while it stands in for a person. */
export interface SeatInfo {
  seat: number;
  person: string | null;
  name: string;
  program: boolean;
  bot: string | null;
  stands_in: boolean;
  ready: boolean;
  resigned: boolean;
}

/** Words that a person added to the seed of the shuffle. */
export interface WordsInfo {
  name: string;
  words: string;
}

/** How the game ended. */
export interface ResultInfo {
  winners: number[];
  reason: Reason;
  points: number[];
}

/** Everything about a table except the cards, the same for everybody. The seed is null until the game is over. */
export interface TableInfo {
  code: string;
  status: Status;
  host: string | null;
  settings: Settings;
  seats: SeatInfo[];
  commitment: string | null;
  words: WordsInfo[];
  forked: boolean;
  result: ResultInfo | null;
  seed: string | null;
  followed: string | null;
}

/** A proposal to return to a ply, and the seats that have not answered yet. */
export interface ProposalInfo {
  seat: number;
  ply: number;
  asked: number[];
}

/** Who is to choose, and by when, in seconds since the epoch. `ply` counts the actions since the deal. */
export interface TurnInfo {
  ply: number;
  waiting: number[];
  kept: number[];
  can_take_back: number[];
  deadline: number | null;
  proposal: ProposalInfo | null;
}

/** The Culture coin: who laid it, and on which domain of which seat (3.14). */
export interface Coin {
  owner: number;
  seat: number;
  domain: Letter;
}

/** What everybody may see, in notation. Lists are ordered by seat. Seats are numbered from 1. */
export interface Shared {
  first: number;
  turn: number;
  step: StepName;
  times: number;
  target: number | null;
  hands: string[];
  areas: string[];
  pile: string;
  deck: number[];
  middle: string;
  limit: number;
  embargo: string[][];
  embargo_eras: number[][];
  democracy: string[][];
  coin: Coin | null;
  permanent_used: string;
  sacrifice_used: string;
  last_round: boolean;
  last_turn: number | null;
  stalled_turns: number;
  over: boolean;
  winners: number[];
  reason: "hegemony" | "majority" | null;
  points: number[];
}

/** What one viewer sees and remembers in addition. Spectators have no seat and no hand, but they have a memory. */
export interface Own {
  seat: number | null;
  hand: string;
  legal: string[];
  known: string[];
  passed: string[];
  unseen: string;
  pack: string;
}

/** A level of a column: the cards it takes, and the effect it opens. */
export interface LevelAid {
  level: number;
  cards: number;
  effect: EffectName;
  reached: boolean;
}

/** What the next cards of a column bring, and how many cards are missing for it. */
export interface NextAid {
  what: Milestone;
  missing: number;
}

/** One domain of a seat's area. */
export interface ColumnAid {
  domain: Letter;
  cards: number;
  goal: number;
  missing: number;
  near: boolean;
  levels: LevelAid[];
  most: boolean;
  embargoed: boolean;
  democracies: number;
  coin: boolean;
  next: NextAid | null;
}

/** A domain, the seats with the most cards in it, and how many they have. */
export interface LeadAid {
  domain: Letter;
  seats: number[];
  cards: number;
}

/** The seats that win together, and their majority points. */
export interface SideAid {
  seats: number[];
  points: number;
}

/** How the game would end by majority now. `tie` is the domain that decides between equal points. */
export interface ForecastAid {
  domains: LeadAid[];
  sides: SideAid[];
  winners: number[];
  tie: Letter | null;
}

/** A seat that could have hegemony at the end of its present or next turn. */
export interface ThreatAid {
  seat: number;
  domain: Letter;
  missing: number;
  cards: string;
  known: string;
  sure: boolean;
  plays: number;
}

/** The cards of a domain that open levels 1 and 2, and those that win, for this number of players. */
export interface ThresholdsAid {
  levels: [number, number];
  hegemony: number;
}

/** An era of the deck: how many cards are left, and how many there were. */
export interface EraAid {
  era: number;
  left: number;
  total: number;
}

/** The pending choice: where cards come from and go, its number as in "1 of 2", and the effect it belongs to. */
export interface ChoiceAid {
  place: ChoicePlace;
  destination: "hand" | "area" | "pile" | "rivals" | null;
  number: number;
  total: number;
  effect: EffectName | null;
  forced: boolean;
}

/** Why an action is not open: the text `error-{code}` and its facts. */
export interface ObstacleAid {
  code: string;
  facts: Record<string, string | number>;
}

/** An effect: own, copied or by sacrifice (level 0). If it is not open, `why` tells the reason. */
export interface EffectAid {
  token: string;
  effect: EffectName;
  domain: Letter;
  kind: EffectKind;
  level: number;
  open: boolean;
  why: ObstacleAid | null;
  strong: boolean;
}

/** What one more card makes of a column. */
export interface GrowthAid {
  count: number;
  goal: number;
  effect: EffectName | null;
  hegemony: boolean;
}

/** An effect that expires unused if the turn ends now. */
export interface UnusedAid {
  effect: EffectName;
  strong: boolean;
}

/** The cards that a viewer cannot see, by domain and era, and how many of each era are where. */
export interface CounterAid {
  unseen: ByEra[];
  known: ByEra[];
  deck: ByEra;
  hands: ByEra;
  packs: ByEra;
  removed: ByEra;
}

/** The aid for one seat, or for a spectator: then `seat` is null and there is only a counter. */
export interface OwnAid {
  seat: number | null;
  choice: ChoiceAid | null;
  effects: EffectAid[];
  closed: Record<string, ObstacleAid>;
  grows: Record<string, GrowthAid>;
  unused: UnusedAid[];
  counter: CounterAid;
}

/** The aid of a position for a viewer. `own` has a part for each of the viewer's seats, as in a snapshot. */
export interface Aid {
  columns: ColumnAid[][];
  forecast: ForecastAid;
  threats: ThreatAid[];
  thresholds: ThresholdsAid;
  deck: EraAid[];
  stall_countdown: number | null;
  own: OwnAid[];
}

/** Everything that a viewer may know now; with the aid if the client asked for it. */
export interface Snapshot {
  type: "snapshot";
  seq: number;
  now: number;
  viewer: number[];
  table: TableInfo;
  turn: TurnInfo | null;
  game: Shared | null;
  own: Own[];
  aid?: Aid | null;
}

/** An event, with the parts of the snapshot that it changed. `id` is set if it answers a command of this socket. */
export interface EventMessage {
  type: "event";
  seq: number;
  event: VisibleEvent;
  taken_back?: number[];
  id?: string | null;
  table?: TableInfo | null;
  turn?: TurnInfo | null;
  game?: Shared | null;
  own?: Own[];
  aid?: Aid | null;
}

/** The command had been carried out before, by the event with this number. */
export interface DoneMessage {
  type: "done";
  id: string;
  seq: number;
}

/** The command was refused. `id` is null if it could not be read; `seq` is the table's last event. */
export interface RefusedMessage {
  type: "refused";
  id: string | null;
  code: string;
  message: string;
  seq: number;
}

/** The people who are connected to the table now. */
export interface PresenceMessage {
  type: "presence";
  people: string[];
}

/** Take an open seat. */
export interface TakeSeat {
  do: "sit";
  seat: number;
}

/** Leave a seat that the sender holds. */
export interface LeaveSeat {
  do: "stand";
  seat: number;
}

/** As the host, give a seat to a bot or to somebody at the same device, or clear it. */
export interface AssignSeat {
  do: "place";
  seat: number;
  player: string;
}

/** As the host, change the settings. Everybody keeps their seat unless the number of seats changes. */
export interface ChangeSettings {
  do: "change";
  settings: NewSettings;
}

/** Say whether the sender is ready for the deal. */
export interface SetReady {
  do: "ready";
  ready?: boolean;
}

/** Add the sender's words to the seed of the shuffle. */
export interface AddWords {
  do: "word";
  words: string;
}

/** As the host, deal the cards. */
export interface StartGame {
  do: "start";
}

/** Play an action, written in notation. */
export interface PlayAction {
  do: "act";
  seat: number;
  action: string;
}

/** Take back the sender's last action or, in a draft, the card just kept. */
export interface TakeBack {
  do: "take-back";
  seat: number;
}

/** Ask the other people to return to a ply: that many actions after the deal. */
export interface ProposeTakeBack {
  do: "propose";
  seat: number;
  ply: number;
}

/** Accept or decline a proposal. */
export interface AnswerProposal {
  do: "answer";
  seat: number;
  yes: boolean;
}

/** Give up. */
export interface Resign {
  do: "resign";
  seat: number;
}

/** Let a bot play the sender's seat. */
export interface HandOver {
  do: "hand";
  seat: number;
  bot?: string;
}

/** Take the seat back from the bot that plays for the sender. */
export interface ReclaimSeat {
  do: "return";
  seat: number;
}

/** Send a line of chat. */
export interface SendChat {
  do: "say";
  text: string;
}

/** Send a set phrase, which every reader sees in their own language. */
export interface SendPhrase {
  do: "phrase";
  phrase: PhraseName;
  seat?: number | null;
  domain?: Letter | null;
}

/** Open another table for the same people, each one seat further on. */
export interface OpenRematch {
  do: "rematch";
}

/** A command for a table. `after` is the last event that the sender had seen; a later one may make it stale. */
export interface CommandRequest {
  id: string;
  command: Command;
  after?: number | null;
}

/** The current user. */
export interface CurrentUser {
  person: string;
  name: string;
  language: Language;
  program: boolean;
}

/** The code of a new table, and the number of its last event. */
export interface OpenedTable {
  code: string;
  seq: number;
}

/** The number of the event that a command made. */
export interface CommandAccepted {
  seq: number;
}

/** An event, its number in the log of its table, and the numbers of the events whose actions it took back. */
export interface NumberedEvent {
  seq: number;
  event: VisibleEvent;
  taken_back?: number[];
}

/** Some events in order, and the number of the table's last event. */
export interface EventLog {
  seq: number;
  events: NumberedEvent[];
}

/** Why a request was refused: a stable code, and a sentence in the reader's language. */
export interface Problem {
  code: string;
  message: string;
  path?: string | null;
  seq?: number | null;
  reference?: string | null;
}

/** The record of a finished game, who played, how it ended, and the proof of its shuffle. */
export interface FinishedGame {
  record: GameRecord;
  players: string[];
  result: ResultInfo;
  shuffle: GameNote["shuffle"];
}

/** Create a guest. */
export interface NewGuest {
  name: string;
  language?: Language;
}

/** Change the name or the language of the current user; null leaves it as it is. */
export interface UserChanges {
  name?: string | null;
  language?: Language | null;
}

/** A token that signs in one more device of the same person: once, within a quarter of an hour. */
export interface DeviceLink {
  token: string;
}

/** A stored record, and how many of its actions to keep. */
export interface Fork {
  record: number;
  ply: number;
}

/** Open a table. `start` deals at once if no seat is open. The same `id` never opens a second table. */
export interface NewTable {
  settings: NewSettings;
  start?: boolean;
  fork?: Fork | null;
  id?: string | null;
}

/** A table in a list. `viewer` holds the reader's own seats there; the times are in seconds since the epoch. */
export interface ListedTable {
  table: TableInfo;
  turn: TurnInfo | null;
  viewer: number[];
  created: number;
  changed: number;
}

/** A stored game: its record, and a note about players, result and shuffle. */
export interface RecordInfo {
  id: number;
  added: number;
  table: string | null;
  record: GameRecord;
  note: GameNote;
}

/** The number under which a record was stored. */
export interface AddedRecord {
  id: number;
}

/** Ask for positions of a record from a ply on, as a seat, a spectator (null) or all hands (`"all"`) see them. */
export interface PositionsRequest {
  record: GameRecord;
  seat?: number | "all" | null;
  from?: number;
  count?: number;
}

/** An action as in an `acted` event; the action is null for viewers who may not know the card. */
export interface VisibleAction {
  seat: number;
  action: string | null;
  step: StepName;
  times: number;
  target: number | null;
}

/** A game after `ply` actions, and the seat to move. `last` is the action that led here; null at the deal. */
export interface Position {
  ply: number;
  seat: number;
  game: Shared;
  own: Own[];
  aid: Aid;
  last: VisibleAction | null;
}

/** Some positions of a game that has `plies` actions in all. */
export interface Positions {
  plies: number;
  positions: Position[];
}

/** Ask for the outline of a record, as a seat, a spectator (null) or somebody who sees all hands knows it. */
export interface OutlineRequest {
  record: GameRecord;
  seat?: number | "all" | null;
}

/** The column of a seat that is nearest to hegemony, from a ply until the seat's next peak. */
export interface Peak {
  ply: number;
  seat: number;
  domain: Letter;
  cards: number;
  goal: number;
}

/** A notable action of a game: its ply, its seat, and the domain or seat that it concerns. */
export interface Moment {
  ply: number;
  kind: MomentKind;
  seat: number;
  domain: Letter | null;
  target: number | null;
}

/** A game of `plies` actions, each as one viewer may see it, with peaks and moments. */
export interface Outline {
  plies: number;
  actions: VisibleAction[];
  peaks: Peak[];
  moments: Moment[];
}

/** A lesson in the list of lessons. `title` and `about` are keys of texts. */
export interface LessonInfo {
  id: string;
  title: string;
  about: string;
  minutes: number;
  steps: number;
  players: number;
}

/** All actions of the learner in a lesson so far, in notation. */
export interface LessonRequest {
  actions?: string;
}

/** A text for the learner: its key and its facts. */
export interface LessonText {
  key: string;
  facts: Record<string, number>;
}

/** A lesson after the learner's `actions`, up to the first mistake, which has to be taken back. */
export interface LessonState {
  id: string;
  title: string;
  actions: string;
  step: number;
  steps: number;
  done: boolean;
  text: LessonText;
  mistake: LessonText | null;
  useful: string[];
  shown: boolean;
  forecast: boolean;
  teams: boolean;
  positions: Position[];
}

/** The numbers for some number of players: cards for levels and Hegemony, and cards removed from each era. */
export interface SheetTable {
  players: number;
  levels: [number, number];
  hegemony: number;
  removed: number;
}

/** A domain: its cards in each era, and its effects: level 1, level 2, sacrifice; none for Culture. */
export interface SheetDomain {
  domain: Letter;
  cards: ByEra;
  effects: EffectName[];
}

/** All numbers of the rulebook. `limits` are the hand limits that effects set, by effect. */
export interface Rulesheet {
  cards: number;
  limit: number;
  limits: Record<string, number>;
  tables: SheetTable[];
  domains: SheetDomain[];
}
