import type { HubEventName, HubEventPayload } from '@tutor/rules/realtime/events';
import type { Queries } from '../database/database.ts';
import type { Log } from '../http/log.ts';
import { countUnread, messagesChangedBetween } from '../messages/read-messages.ts';
import { eventsAfter } from './feed.ts';
import type { HubConnection } from './hub-connection.ts';
import { eventFrame } from './hub-protocol.ts';

// Events read at once. With their messages a batch stays far below what a connection may hold unsent.
const batchSize = 50;

interface Batch {
  upTo: number;
  events: { seq: number; name: string }[];
  messages: HubEventPayload<'GetTutorSysMsg'>['items'];
  unread: Omit<HubEventPayload<'GetTutorNotReadMsgCount'>, 'seq'> | undefined;
}

/**
 * Brings the events of the database to the connections of this process. A notice only says that a tutor's feed moved;
 * what is sent is read by each connection's cursor, so a lost, doubled or late notice loses, doubles or reorders nothing.
 */
export class FanOut {
  readonly #queries: Queries;
  readonly #log: Log;
  readonly #joined = new Map<number, Set<HubConnection>>();
  readonly #running = new Map<number, { isAgain: boolean }>();

  constructor(queries: Queries, log: Log) {
    this.#queries = queries;
    this.#log = log;
  }

  /** Starts to send a tutor's events to a connection, from its cursor on. */
  add(tuid: number, connection: HubConnection): void {
    const connections = this.#joined.get(tuid) ?? new Set();
    connections.add(connection);
    this.#joined.set(tuid, connections);
  }

  remove(tuid: number, connection: HubConnection): void {
    const connections = this.#joined.get(tuid);
    connections?.delete(connection);
    if (connections?.size === 0) this.#joined.delete(tuid);
  }

  /** A tutor's feed moved on. */
  wake(tuid: number): void {
    if (!this.#joined.has(tuid)) return;
    const running = this.#running.get(tuid);
    if (running !== undefined) {
      running.isAgain = true;
      return;
    }
    void this.#run(tuid);
  }

  /** Notices may have been missed: every joined tutor is looked at. */
  wakeAll(): void {
    for (const tuid of this.#joined.keys()) this.wake(tuid);
  }

  async #run(tuid: number): Promise<void> {
    const running = { isAgain: true };
    this.#running.set(tuid, running);
    try {
      while (running.isAgain) {
        running.isAgain = false;
        if (await this.#deliver(tuid)) running.isAgain = true;
      }
    } catch (error) {
      // The cursors stand where they stood: the next notice, or the catch-up of a reconnected listener, sends the rest.
      this.#log.error({ err: error, tuid }, 'fan-out failed');
    } finally {
      this.#running.delete(tuid);
    }
  }

  /** Sends one batch; returns whether there may be more. */
  async #deliver(tuid: number): Promise<boolean> {
    const since = lowestCursor(this.#joined.get(tuid));
    if (since === undefined) return false;
    const batch = await this.#read(tuid, since);
    if (batch === undefined) return false;
    // Encoded once for all who stand at the same place: with thousands of connections that is most of the work.
    const framesByCursor = new Map<number, Buffer>();
    for (const connection of this.#joined.get(tuid) ?? []) {
      const { cursor } = connection;
      if (cursor === undefined || cursor >= batch.upTo) continue;
      const frames = framesByCursor.get(cursor) ?? Buffer.from(batchFrames(batch, cursor));
      framesByCursor.set(cursor, frames);
      connection.cursor = batch.upTo;
      connection.send(frames);
    }
    return batch.events.length === batchSize;
  }

  async #read(tuid: number, since: number): Promise<Batch | undefined> {
    const events = await eventsAfter(this.#queries, { tuid, since, limit: batchSize });
    const upTo = events.at(-1)?.seq;
    if (upTo === undefined) return undefined;
    if (!events.some((event) => event.name === 'GetTutorSysMsg')) {
      return { upTo, events, messages: [], unread: undefined };
    }
    const messages = await messagesChangedBetween(this.#queries, { tuid, since, upTo, limit: batchSize });
    return { upTo, events, messages, unread: await countUnread(this.#queries, tuid) };
  }
}

function lowestCursor(connections: ReadonlySet<HubConnection> | undefined): number | undefined {
  let lowest: number | undefined;
  for (const { cursor } of connections ?? []) {
    if (cursor !== undefined && (lowest === undefined || cursor < lowest)) lowest = cursor;
  }
  return lowest;
}

/** The frames for a connection that has seen everything up to `cursor`; one frame a kind of event. */
function batchFrames(batch: Batch, cursor: number): string {
  const news = batch.events.filter((event) => event.seq > cursor);
  const frames: string[] = [];
  if (news.some((event) => event.name === 'GetTutorSysMsg')) {
    const items = batch.messages.filter((message) => message.seq > cursor);
    frames.push(named('GetTutorSysMsg', { seq: batch.upTo, seqs: seqsOf(news, 'GetTutorSysMsg'), items }));
    if (batch.unread !== undefined) frames.push(named('GetTutorNotReadMsgCount', { ...batch.unread, seq: batch.upTo }));
  }
  const others = new Map(news.filter(({ name }) => name !== 'GetTutorSysMsg').map(({ name, seq }) => [name, seq]));
  for (const [name, seq] of others) frames.push(eventFrame(name, { seq, seqs: seqsOf(news, name) }));
  return frames.join('');
}

/** The numbers that one frame stands for. */
function seqsOf(events: Batch['events'], name: string): number[] {
  return events.filter((event) => event.name === name).map(({ seq }) => seq);
}

function named<Name extends HubEventName>(name: Name, payload: HubEventPayload<Name>): string {
  return eventFrame(name, payload);
}
