import type { PageCallbacks } from '@tutor/realtime/browser/page-signals';
import { portalUpdates } from '@tutor/realtime/catch-up/fetch-updates';
import { signalrHub } from '@tutor/realtime/connection/connection';
import type { ConnectionState } from '@tutor/realtime/connection/connection-state';
import { type Realtime, startRealtime } from '@tutor/realtime/realtime/realtime';
import type { RealtimeSnapshot } from '@tutor/realtime/store/message-store';
import type { MessageUpdates } from '@tutor/rules/messages/message';
import { hubEventNames } from '@tutor/rules/realtime/events';
import { fetchAsVisitor, socketAsVisitor, visitAs } from './browser-stand-in.ts';
import type { Journal } from './journal.ts';

export interface TutorClientOptions {
  name: string;
  tuid: number;
  /** Port of the line before the portal. */
  port: number;
  cookie: string;
  /** The portal's own origin. */
  origin: string;
  /** What the page would have been rendered with. */
  initial: MessageUpdates;
  journal: Journal;
}

/**
 * The portal's real-time client as a tab of its own browser runs it: negotiation, socket and fetches go over the line.
 * Keeps what it applied, in order, and every rule that it broke on the way.
 */
export class TutorClient {
  readonly name: string;
  /** Titles of new messages in the order in which they came in. */
  readonly applied: string[] = [];
  /** Events of other areas in the order in which they were told. */
  readonly told: { name: string; seq: number }[] = [];
  readonly broken: string[] = [];
  readonly states: { at: number; state: ConnectionState }[] = [];
  gaps = 0;
  sounds = 0;
  readonly #realtime: Realtime;
  readonly #known = new Set<number>();
  readonly #signals = new Set<PageCallbacks>();

  constructor({ name, tuid, port, cookie, origin, initial, journal }: TutorClientOptions) {
    this.name = name;
    const address = `127.0.0.1:${port}`;
    visitAs(address, { cookie, origin });
    const url = `http://${address}`;
    for (const { mid } of initial.messages) this.#known.add(mid);
    this.#realtime = startRealtime({
      tuid,
      isPushEnabled: true,
      initial,
      openHub: signalrHub({
        url: `${url}/hubs/tutor`,
        eventNames: hubEventNames,
        socketConstructor: socketAsVisitor,
      }),
      fetchUpdates: portalUpdates(`${url}/messages/updates`, fetchAsVisitor),
      calls: {
        markRead: async (mid) => {
          const answer = await fetchAsVisitor(`${url}/messages/read`, {
            method: 'POST',
            body: new URLSearchParams({ mid: String(mid) }),
            signal: AbortSignal.timeout(20_000),
          });
          if (!answer.ok) throw new Refused(`HTTP ${answer.status}`);
          return undefined;
        },
      },
      onNews: () => {
        this.sounds += 1;
      },
      onEvent: (event) => {
        if (!event.name.includes('Msg') || event.name === 'GetTutorClassMsgList') {
          if (event.name !== 'JoinTeacherNotify') this.told.push({ name: event.name, seq: event.payload.seq });
        }
      },
      onGap: () => {
        this.gaps += 1;
      },
      onBadEvent: (bad) => this.broken.push(`did not parse: ${bad.name} ${bad.reason}`),
      onSessionGone: () => this.broken.push('the session is said to be gone'),
      page: {
        isVisible: () => true,
        listen: (callbacks) => {
          this.#signals.add(callbacks);
          return () => this.#signals.delete(callbacks);
        },
      },
      tabEnvironment: {
        tabId: `${name}-0123456789abcdef`.toLowerCase(),
        storage: undefined,
        onStored: () => () => {},
        openChannel: () => undefined,
        locks: undefined,
        onPage: () => () => {},
      },
    });
    this.#realtime.store.subscribe(() => this.#look(journal));
  }

  get snapshot(): RealtimeSnapshot {
    return this.#realtime.store.getSnapshot();
  }

  get state(): ConnectionState {
    return this.snapshot.connection;
  }

  markRead(mid: number): Promise<void> {
    return this.#realtime.store.markRead(mid);
  }

  retryNow(): void {
    this.#realtime.retryNow();
  }

  /** The person comes back to the page. */
  wake(): void {
    for (const { onVisible } of this.#signals) onVisible();
  }

  stop(): void {
    this.#realtime.stop();
  }

  #cursor = 0;

  #look(journal: Journal): void {
    const { messages, unread, seq, connection } = this.snapshot;
    if (seq < this.#cursor) this.broken.push(`the cursor went back from ${this.#cursor} to ${seq}`);
    this.#cursor = seq;
    if (Math.min(...Object.values(unread)) < 0) this.broken.push('a count below zero');
    if (new Set(messages.map(({ mid }) => mid)).size !== messages.length) this.broken.push('a message twice');
    if (this.states.at(-1)?.state.status !== connection.status) {
      this.states.push({ at: performance.now(), state: connection });
      journal.note({ who: this.name, is: connection.status });
    }
    // By number: what one answer brings is in order, whatever order the screen has.
    const fresh = messages.filter(({ mid }) => !this.#known.has(mid)).sort((a, b) => a.mid - b.mid);
    for (const { mid, title } of fresh) {
      this.#known.add(mid);
      this.applied.push(title);
      journal.note({ who: this.name, applied: title });
    }
  }
}

/** The server said no. */
class Refused extends Error {
  override readonly name = 'Refused';
}
