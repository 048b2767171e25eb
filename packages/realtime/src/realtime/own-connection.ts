import {
  type ConnectionLoop,
  type ConnectionLoopOptions,
  createConnectionLoop,
} from '../connection/connection-loop.ts';

/** What a tab's own connection needs and tells. */
export interface OwnConnectionOptions extends Omit<ConnectionLoopOptions, 'onTryFailed'> {
  /** The hub did not let the tutor in (401). */
  onUnauthorized(): void;
}

/** The connection of a tab that holds the browser's one. Before `open` and after `close` there is none. */
export interface OwnConnection {
  open(): void;
  /** Closes it; of its end nothing is told. */
  close(): void;
  /** Notices a connection that died without telling. */
  check(): void;
  /** Tries at once, unless the connection is live or a try is under way. */
  retryNow(): void;
  /** After giving up: one try, shown only if it succeeds. */
  tryOnce(): void;
}

/** Opens and closes a tab's own connection as often as the browser's one comes and goes. */
export function createOwnConnection(options: OwnConnectionOptions): OwnConnection {
  let loop: ConnectionLoop | undefined;
  return {
    open() {
      const mine = createConnectionLoop({
        ...options,
        onState(next) {
          if (loop === mine) options.onState(next);
        },
        onTryFailed(reason) {
          if (isUnauthorized(reason)) options.onUnauthorized();
        },
      });
      loop = mine;
      mine.start();
    },
    close() {
      const mine = loop;
      loop = undefined;
      mine?.stop();
    },
    check: () => loop?.check(),
    retryNow: () => loop?.retryNow(),
    tryOnce: () => loop?.tryOnce(),
  };
}

/** SignalR tells the negotiation's HTTP status only in the message. */
function isUnauthorized(reason: unknown): boolean {
  return reason instanceof Error && /\b401\b/.test(reason.message);
}
