import type { HubEventName, HubEventPayload } from '@tutor/rules/realtime/events';
import { seconds } from '@tutor/rules/time/durations';
import type { Queries } from '../database/database.ts';
import type { Log } from '../http/log.ts';
import { eventOfSource } from '../messages/message-events.ts';
import { type FeedNews, readNews } from './feed-news.ts';
import type { HubConnection } from './hub-connection.ts';
import { eventFrame } from './hub-protocol.ts';

// Tutors looked at in one go: few questions to the database for many of them, and yet the first are sent while it looks for
// the others.
const tutorsAtOnceMax = 500;
const retryMs = seconds(1);

const countEvent = 'GetTutorNotReadMsgCount';

/**
 * Brings the events of the database to the connections of this process. A notice only says that a tutor's feed moved;
 * what is sent is read by each connection's cursor, so a lost, doubled or late notice loses, doubles or reorders nothing.
 * While one look at the database is under way, notices gather for the next: the busier it is, the more go in one.
 */
export class FanOut {
  readonly #queries: Queries;
  readonly #log: Log;
  readonly #joined = new Map<number, Set<HubConnection>>();
  /** Tutors whose feed has moved on since it was last looked at. */
  readonly #moved = new Set<number>();
  #isRunning = false;
  #tutorsAtOnce = tutorsAtOnceMax;

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

  /** Feeds of these tutors moved on. */
  wake(tuids: Iterable<number>): void {
    for (const tuid of tuids) if (this.#joined.has(tuid)) this.#moved.add(tuid);
    if (!this.#isRunning && this.#moved.size > 0) void this.#run();
  }

  /** Notices may have been missed: every joined tutor is looked at. */
  wakeAll(): void {
    this.wake(this.#joined.keys());
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    let look = this.#look();
    while (look !== undefined) {
      const { tuids, answer } = look;
      try {
        const { news, more } = await answer;
        // The database looks for the next while these are sent. A tutor may be in both: by the cursor it hears nothing twice.
        look = this.#look();
        for (const [tuid, one] of news) this.#send(tuid, one);
        for (const tuid of more) this.#moved.add(tuid);
        this.#tutorsAtOnce = Math.min(tutorsAtOnceMax, this.#tutorsAtOnce * 2);
        look ??= this.#look();
      } catch (error) {
        // The cursors stand where they stood: the next look sends the rest, and it must come even if no notice does.
        this.#log.error({ err: error, tutors: tuids.length }, 'fan-out failed');
        // They go to the end of the queue, and fewer at once: should one tutor's news be unreadable, the others get theirs.
        for (const tuid of tuids) this.#moved.add(tuid);
        this.#tutorsAtOnce = Math.ceil(tuids.length / 2);
        setTimeout(() => void this.#run(), retryMs).unref();
        return;
      }
    }
    this.#isRunning = false;
  }

  /** Begins to look at the next tutors whose feeds moved; undefined when there are none. */
  #look(): { tuids: number[]; answer: ReturnType<typeof readNews> } | undefined {
    const tuids: number[] = [];
    const cursors: { tuid: number; since: number }[] = [];
    for (const tuid of this.#moved) {
      if (tuids.length === this.#tutorsAtOnce) break;
      this.#moved.delete(tuid);
      const since = lowestCursor(this.#joined.get(tuid));
      if (since === undefined) continue;
      tuids.push(tuid);
      cursors.push({ tuid, since });
    }
    return tuids.length === 0 ? undefined : { tuids, answer: readNews(this.#queries, cursors) };
  }

  #send(tuid: number, news: FeedNews): void {
    // Encoded once for all who stand at the same place.
    const framesByCursor = new Map<number, Buffer>();
    for (const connection of this.#joined.get(tuid) ?? []) {
      const { cursor } = connection;
      if (cursor === undefined || cursor >= news.upTo) continue;
      const frames = framesByCursor.get(cursor) ?? Buffer.from(newsFrames(news, cursor));
      framesByCursor.set(cursor, frames);
      connection.cursor = news.upTo;
      connection.send(frames);
    }
  }
}

function lowestCursor(connections: ReadonlySet<HubConnection> | undefined): number | undefined {
  let lowest: number | undefined;
  for (const { cursor } of connections ?? []) {
    if (cursor !== undefined && (lowest === undefined || cursor < lowest)) lowest = cursor;
  }
  return lowest;
}

/**
 * The frames for a connection that has seen everything up to `cursor`; one frame a kind of event, with the messages that
 * belong to it, and the counts after them where a message may have changed.
 */
function newsFrames(news: FeedNews, cursor: number): string {
  /** The numbers that each name stands for; a name's last number decides its place. */
  const seqsByName = new Map<string, number[]>();
  for (const { seq, name } of news.events) {
    if (seq > cursor) seqsByName.set(name, [...(seqsByName.get(name) ?? []), seq]);
  }
  const messages = news.messages.filter((message) => message.seq > cursor);
  const frames: string[] = [];
  for (const [name, seqs] of seqsByName) {
    if (name === countEvent) continue;
    const items = messages.filter(({ source }) => eventOfSource[source] === name);
    // System messages reach up to the whole batch, whose cursor stands in their frame.
    frames.push(eventFrame(name, { seq: name === eventOfSource.system ? news.upTo : seqs.at(-1), seqs, items }));
  }
  const isCountDue = messages.length > 0 || seqsByName.has(countEvent);
  // Its number is left out of `seqs`: what was marked as read, all at once, is fetched.
  if (isCountDue && news.unread !== undefined) frames.push(named(countEvent, { ...news.unread, seq: news.upTo }));
  return frames.join('');
}

function named<Name extends HubEventName>(name: Name, payload: HubEventPayload<Name>): string {
  return eventFrame(name, payload);
}
