// The connection to a live table: a mirror of what the server sends, in order, and commands that are answered once. It
// reconnects by itself, resumes after the last event it received, and sends unanswered commands again. Nothing changes
// locally before the server has confirmed it.
import { ApiError } from "./api";
import { checkVersion } from "./page-errors.svelte";
import { language, t } from "./texts.svelte";
import { currentUser } from "./user.svelte";
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

/** An event, with the game before and after it where the server sent it. */
export interface LiveEvent {
  seq: number;
  event: VisibleEvent;
  before: Shared | null;
  after: Shared | null;
  /** The events whose actions this event took back. */
  takenBack: number[];
  /** Whether it answers a command of this client. */
  own: boolean;
}

export interface TableListener {
  /** Called for each event received while connected. */
  onEvent?: (event: LiveEvent) => void;
  /** Called after each snapshot, when the whole table may have changed. */
  onSnapshot?: () => void;
}

interface PendingCommand {
  message: string;
  resolve: (seq: number) => void;
  reject: (error: ApiError) => void;
}

const MIN_RECONNECT_MS = 300;
const MAX_RECONNECT_MS = 8000;
const ANSWER_TIMEOUT_MS = 10_000; // after which the connection counts as dead
const POLICY_VIOLATION = 1008; // close code: the server asks this client to slow down
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
  error = $state<ApiError | null>(null);
  clockOffset = $state(0); // the server's clock minus ours, in seconds

  #code: string;
  #socket: WebSocket | null = null;
  #pending = new Map<string, PendingCommand>();
  #reconnectMs = MIN_RECONNECT_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #listeners = new Set<TableListener>();

  constructor(code: string) {
    this.#code = code;
    addEventListener("online", this.#reconnectNow);
    document.addEventListener("visibilitychange", this.#reconnectNow);
    this.#open();
  }

  /** Subscribe to events and snapshots. Returns the function that unsubscribes. */
  subscribe(listener: TableListener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Close the connection for good. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#reconnectNow);
    document.removeEventListener("visibilitychange", this.#reconnectNow);
    this.#socket?.close();
  }

  /** Reconnect, after the user or their seats have changed. */
  reconnect(): void {
    this.#reconnectMs = MIN_RECONNECT_MS;
    if (this.#socket) this.#socket.close();
    else this.#reconnectNow();
  }

  /** Send a command. Resolves to the number of its event once that is stored; rejects with an ApiError if it is
   * refused. With `ifUnchanged`, the server refuses the command if the table has changed meanwhile. */
  send(command: Command, { ifUnchanged = true } = {}): Promise<number> {
    const id = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
    const message = JSON.stringify(ifUnchanged ? { id, after: this.seq, command } : { id, command });
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { message, resolve, reject });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(message);
      setTimeout(() => this.#pending.has(id) && this.#socket?.close(), ANSWER_TIMEOUT_MS);
    });
  }

  #reconnectNow = (): void => {
    if (this.#socket || this.#closed || document.visibilityState === "hidden") return;
    clearTimeout(this.#timer);
    void this.#checkAndOpen();
  };

  #open(): void {
    const address = new URL(`/api/tables/${this.#code}/socket`, location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    address.search = new URLSearchParams({ after: String(this.seq), aid: "true", lang: language() }).toString();
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onmessage = ({ data }) => this.#receive(JSON.parse(data as string) as Message);
    socket.onclose = ({ code }) => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      if (this.#closed) return;
      this.connection = this.table ? "lost" : "connecting";
      const jitter = 0.75 + Math.random() / 2;
      const delay = code === POLICY_VIOLATION ? SLOW_RECONNECT_MS : this.#reconnectMs * jitter;
      this.#timer = setTimeout(() => void this.#checkAndOpen(), delay);
      this.#reconnectMs = Math.min(this.#reconnectMs * 2, MAX_RECONNECT_MS);
    };
  }

  /** Open the socket unless the table is gone or the page is outdated. A refused socket gives no reason; HTTP does. */
  async #checkAndOpen(): Promise<void> {
    if (this.#closed || this.#socket) return;
    if (!(await checkVersion())) return;
    try {
      const answer = await fetch(`/api/tables/${this.#code}?lang=${language()}`);
      if (answer.status === 404 || answer.status === 403) {
        const { code, message } = await answer.json();
        this.error = new ApiError(code, message, answer.status);
        this.connection = "gone";
        return;
      }
    } catch {
      // The server cannot be reached; the socket will notice when it is back.
    }
    if (!this.#closed && !this.#socket) this.#open();
  }

  #receive(message: Message): void {
    if (message.type === "snapshot") this.#applySnapshot(message);
    else if (message.type === "event") this.#applyEvent(message);
    else if (message.type === "presence") this.present = message.people;
    else if (message.type === "done") this.#takePending(message.id)?.resolve(message.seq);
    else if (message.type === "refused")
      this.#takePending(message.id)?.reject(new ApiError(message.code, message.message, 409, message.seq));
    else void checkVersion();
  }

  #applySnapshot(message: Snapshot): void {
    this.seq = message.seq;
    this.viewer = message.viewer;
    this.table = message.table;
    this.turn = message.turn;
    this.game = message.game;
    this.own = message.own;
    this.aid = message.aid ?? null;
    this.clockOffset = message.now - Date.now() / 1000;
    this.connection = "live";
    this.error = null;
    this.#reconnectMs = MIN_RECONNECT_MS;
    for (const { onSnapshot } of this.#listeners) onSnapshot?.();
    for (const { message } of this.#pending.values()) this.#socket?.send(message);
  }

  #applyEvent(message: EventMessage): void {
    if (message.seq <= this.seq && this.events.some(({ seq }) => seq === message.seq)) return;
    const before = this.game;
    this.seq = Math.max(this.seq, message.seq);
    if (message.table) this.#applyTable(message.table);
    if (message.turn) this.turn = message.turn;
    if (message.game) {
      this.game = message.game;
      this.own = message.own ?? [];
      this.aid = message.aid ?? this.aid;
    }
    const event = {
      seq: message.seq,
      event: message.event,
      before: message.game ? before : null,
      after: message.game ?? null,
      takenBack: message.taken_back ?? [],
      own: !!message.id,
    };
    this.events = [...this.events, event];
    if (this.connection === "live") for (const { onEvent } of this.#listeners) onEvent?.(event);
    if (message.id) this.#takePending(message.id)?.resolve(message.seq);
  }

  /** Seats change hands before the deal, and events do not tell which ones are the viewer's now. */
  #applyTable(table: TableInfo): void {
    this.table = table;
    const person = currentUser()?.person;
    if (person) this.viewer = table.seats.filter((info) => info.person === person).map((info) => info.seat);
  }

  #takePending(id: string | null): PendingCommand | undefined {
    if (id === null) return undefined;
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    return pending;
  }
}

/** The state of a connection as a text. */
export const connectionText = (connection: ConnectionState): string =>
  ({
    connecting: t("app-connecting"),
    live: t("app-connected"),
    lost: t("app-lost"),
    gone: t("app-gone"),
  })[connection];
