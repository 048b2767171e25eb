import {
  type ConnectionState,
  type ConnectionStatus,
  type HolderState,
  isPolled,
} from '../connection/connection-state.ts';

/** What a tab can say of the browser's one connection. */
export interface KnownConnectionOptions {
  /** Whether this tab has the connection. */
  isHolder(): boolean;
  /** Epoch milliseconds. */
  now(): number;
  /** What is known may have changed: it is to be shown, and told to the other tabs. */
  onChange(): void;
}

/** The browser's one connection, as far as this tab knows: its own, or what the tab that holds it told. */
export interface KnownConnection {
  /** The status of the connection, wherever it is. */
  status(): ConnectionStatus;
  /** The connection's state, wherever it is; what this tab's own readings show is the greater trouble. */
  shared(): HolderState;
  /** The same, as this tab's tutor is told of it. */
  state(): ConnectionState;
  /** Given up, or without push, and not live since: news are asked for, whatever is tried meanwhile. */
  isPolling(): boolean;
  /** Whether catch-ups failed more than once, one after the other, though the connection was live all along. */
  isFailingWhileLive(): boolean;
  /** What this tab's own connection does while it is the holder. */
  setOwn(state: HolderState): void;
  /** What the holder told, while another tab is it. */
  setTold(state: HolderState): void;
  /** Another tab is the holder by now, and has told nothing yet. */
  setReleased(): void;
  /** The holder answers nothing: what it told is no longer known. */
  setUnheard(): void;
  /** A catch-up of this tab got its answer, or none. */
  setReached(isReached: boolean): void;
  /** Where another tab gets an answer, this one would too: hidden, it does not ask. */
  setReachedElsewhere(): void;
  /** Shows and tells it once more. */
  tell(): void;
}

const notYetTold: HolderState = { status: 'connecting', attempt: 1 };

/** Keeps what is known of the browser's one connection, in whichever tab it is. */
export function createKnownConnection({ isHolder, now, onChange }: KnownConnectionOptions): KnownConnection {
  let own: HolderState = { status: 'idle' };
  let told = notYetTold;
  let unreachedSince: number | undefined;
  let isPolling = false;
  let failedWhileLive = 0;

  function status(): ConnectionStatus {
    return isHolder() ? own.status : told.status;
  }

  function shared(): HolderState {
    if (isPolled(status()) && unreachedSince !== undefined) return { status: 'offline', since: unreachedSince };
    return isHolder() ? own : told;
  }

  function tell(): void {
    const known = status();
    if (isPolled(known)) isPolling = true;
    else if (known === 'live') isPolling = false;
    if (known !== 'live') failedWhileLive = 0;
    onChange();
  }

  return {
    status,
    shared,
    state() {
      return isHolder() ? shared() : { status: 'closedElsewhere', holder: shared() };
    },
    isPolling: () => isPolling,
    isFailingWhileLive: () => failedWhileLive > 1,
    setOwn(state) {
      own = state;
      tell();
    },
    setTold(state) {
      told = state;
      tell();
    },
    setReleased() {
      own = { status: 'idle' };
      told = notYetTold;
      tell();
    },
    setUnheard() {
      told = notYetTold;
      tell();
    },
    setReached(isReached) {
      unreachedSince = isReached ? undefined : (unreachedSince ?? now());
      failedWhileLive = isReached ? 0 : failedWhileLive + 1;
      tell();
    },
    setReachedElsewhere() {
      unreachedSince = undefined;
      tell();
    },
    tell,
  };
}
