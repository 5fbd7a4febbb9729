// A live table: what the server says of it, in order, and commands that are answered once. It opens its socket again by
// itself, resumes after the last event it saw, and sends again what was not answered; nothing is shown before the server
// has said it.
import { ApiError } from "./api";
import { currentUser } from "./user.svelte";
import { checkVersion } from "./page-errors.svelte";
import { language, t } from "./texts.svelte";
import type {
  Aid,
  VisibleEvent,
  Command,
  EventMessage,
  Message,
  Own,
  Shared,
  Snapshot,
  TableInfo,
  TurnInfo,
} from "./wire";

export type ConnectionState = "connecting" | "live" | "lost" | "gone";

/** An event with what the table looked like before and after it; without them if one was not there to see it. */
export interface LiveEvent {
  seq: number;
  event: VisibleEvent;
  before: Shared | null;
  after: Shared | null;
  /** Whether one asked for it oneself. */
  own: boolean;
}

/** One who is told of every event that happens while one watches, and when the whole table was shown anew. */
export interface TableListener {
  heard?: (seen: LiveEvent) => void;
  settled?: () => void;
}

interface PendingCommand {
  message: string;
  done: (seq: number) => void;
  refused: (problem: ApiError) => void;
}

const MIN_RECONNECT_MS = 300;
const MAX_RECONNECT_MS = 8000;
const ANSWER_TIMEOUT_MS = 10_000; // for an answer, before the connection counts as dead
const POLICY_VIOLATION = [1008]; // the server does not want this client back at once
const SLOW_RECONNECT_MS = 5000;

export class LiveTable {
  seq = $state(0);
  viewer = $state.raw<number[]>([]);
  table = $state.raw<TableInfo | null>(null);
  turn = $state.raw<TurnInfo | null>(null);
  game = $state.raw<Shared | null>(null);
  own = $state.raw<Own[]>([]);
  aid = $state.raw<Aid | null>(null);
  events = $state.raw<LiveEvent[]>([]);
  present = $state.raw<string[]>([]);
  connection = $state<ConnectionState>("connecting");
  problem = $state<ApiError | null>(null);
  ahead = $state(0); // the server's clock minus ours, in seconds

  #code: string;
  #socket: WebSocket | null = null;
  #waiting = new Map<string, PendingCommand>();
  #rest = MIN_RECONNECT_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #listeners = new Set<TableListener>();

  constructor(code: string) {
    this.#code = code;
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#open();
  }

  /** Be told of what happens from now on; until what this returns is called. */
  listen(listener: TableListener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Leave the table. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
  }

  /** Look again as somebody else: after one became a guest or took a seat. */
  reopen(): void {
    this.#rest = MIN_RECONNECT_MS;
    if (this.#socket) this.#socket.close();
    else this.#hurry();
  }

  /** Ask something of the table. Resolves once it is stored; throws the refusal. */
  send(command: Command, { fresh = true } = {}): Promise<number> {
    const id = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
    const message = JSON.stringify(fresh ? { id, after: this.seq, command } : { id, command });
    return new Promise((done, refused) => {
      this.#waiting.set(id, { message, done, refused });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(message);
      setTimeout(() => this.#waiting.has(id) && this.#socket?.close(), ANSWER_TIMEOUT_MS);
    });
  }

  #hurry = (): void => {
    if (this.#socket || this.#closed || document.visibilityState === "hidden") return;
    clearTimeout(this.#timer);
    void this.#knock();
  };

  #open(): void {
    const address = new URL(`/api/tables/${this.#code}/socket`, location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    address.search = new URLSearchParams({ after: String(this.seq), aid: "true", lang: language() }).toString();
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onmessage = ({ data }) => this.#take(JSON.parse(data as string) as Message);
    socket.onclose = ({ code }) => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      if (this.#closed) return;
      this.connection = this.table ? "lost" : "connecting";
      const rest = POLICY_VIOLATION.includes(code) ? SLOW_RECONNECT_MS : this.#rest * (0.75 + Math.random() / 2);
      this.#timer = setTimeout(() => void this.#knock(), rest);
      this.#rest = Math.min(this.#rest * 2, MAX_RECONNECT_MS);
    };
  }

  /** A socket that is refused does not say why; the same question by HTTP does. A server that comes back may be newer. */
  async #knock(): Promise<void> {
    if (this.#closed || this.#socket) return;
    if (!(await checkVersion())) return;
    try {
      const answer = await fetch(`/api/tables/${this.#code}?lang=${language()}`);
      if (answer.status === 404 || answer.status === 403) {
        const { code, message } = await answer.json();
        this.problem = new ApiError(code, message, answer.status);
        this.connection = "gone";
        return;
      }
    } catch {
      // the server is away: the socket will find out when it is back
    }
    if (!this.#closed && !this.#socket) this.#open();
  }

  #take(message: Message): void {
    if (message.type === "snapshot") this.#begin(message);
    else if (message.type === "event") this.#happen(message);
    else if (message.type === "presence") this.present = message.people;
    else if (message.type === "done") this.#answer(message.id)?.done(message.seq);
    else if (message.type === "refused")
      this.#answer(message.id)?.refused(new ApiError(message.code, message.message, 409, message.seq));
    else void checkVersion();
  }

  #begin(message: Snapshot): void {
    this.seq = message.seq;
    this.viewer = message.viewer;
    this.table = message.table;
    this.turn = message.turn;
    this.game = message.game;
    this.own = message.own;
    this.aid = message.aid ?? null;
    this.ahead = message.now - Date.now() / 1000;
    this.connection = "live";
    this.problem = null;
    this.#rest = MIN_RECONNECT_MS;
    for (const { settled } of this.#listeners) settled?.();
    for (const { message: again } of this.#waiting.values()) this.#socket?.send(again);
  }

  #happen(message: EventMessage): void {
    if (message.seq <= this.seq && this.events.some(({ seq }) => seq === message.seq)) return;
    const before = this.game;
    this.seq = Math.max(this.seq, message.seq);
    if (message.table) this.#sitAt(message.table);
    if (message.turn) this.turn = message.turn;
    if (message.game) {
      this.game = message.game;
      this.own = message.own ?? [];
      this.aid = message.aid ?? this.aid;
    }
    const seen = {
      seq: message.seq,
      event: message.event,
      before: message.game ? before : null,
      after: message.game ?? null,
      own: !!message.id,
    };
    this.events = [...this.events, seen];
    if (this.connection === "live") for (const { heard } of this.#listeners) heard?.(seen);
    if (message.id) this.#answer(message.id)?.done(message.seq);
  }

  /** Seats change hands before the deal, and no event says which are one's own now. */
  #sitAt(table: TableInfo): void {
    this.table = table;
    const person = currentUser()?.person;
    if (person) this.viewer = table.seats.filter((info) => info.person === person).map((info) => info.seat);
  }

  #answer(id: string | null): PendingCommand | undefined {
    if (id === null) return undefined;
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }
}

/** What the state of a connection is called. */
export const connectionText = (connection: ConnectionState): string =>
  ({
    connecting: t("app-connecting"),
    live: t("app-connected"),
    lost: t("app-lost"),
    gone: t("app-gone"),
  })[connection];
