import type { HubEventName, HubEventPayload } from '@tutor/rules/realtime/events';
import { seconds } from '@tutor/rules/time/durations';
import type { Log } from '../log.ts';
import { eventOfSource } from '../messages/message-events.ts';
import type { Cursors, FeedNews, ReadNews } from './feed-news.ts';
import { eventFrame } from './hub-protocol.ts';

// Tutors looked at in one go: few questions to the database for many of them, and yet the first are sent while it looks for
// the others.
const tutorsAtOnceMax = 500;
const retryMs = seconds(1);

const countEvent = 'GetTutorNotReadMsgCount';

/** Somebody who is told of a tutor's events. */
export interface Listener {
  /** Number of the last event told; undefined until it joined. */
  cursor: number | undefined;
  send: (frames: string | Buffer) => void;
}

/**
 * Brings the events of the database to the connections of this process. A notice only says that a tutor's feed moved;
 * what is sent is read by each connection's cursor, so a lost, doubled or late notice loses, doubles or reorders nothing.
 * While one look at the database is under way, notices gather for the next: the busier it is, the more go in one.
 */
export class FanOut {
  readonly #readNews: ReadNews;
  readonly #log: Log;
  readonly #joined = new Map<number, Set<Listener>>();
  /** Tutors whose feed has moved on since it was last looked at. */
  readonly #moved = new Set<number>();
  /** Tutors whose feed moved while a connection of theirs had no cursor yet. */
  readonly #movedEarly = new Set<number>();
  #isRunning = false;
  #tutorsAtOnce = tutorsAtOnceMax;

  constructor(readNews: ReadNews, log: Log) {
    this.#readNews = readNews;
    this.#log = log;
  }

  /** Hears from now on that the tutor's feed moved; a connection without a cursor is sent nothing yet. */
  add(tuid: number, connection: Listener): void {
    const connections = this.#joined.get(tuid) ?? new Set();
    connections.add(connection);
    this.#joined.set(tuid, connections);
  }

  /** Starts to send a connection that was added its tutor's events, from `cursor` on, a number read after it was added. */
  start(tuid: number, connection: Listener, cursor: number): void {
    connection.cursor ??= cursor;
    if (this.#movedEarly.delete(tuid)) this.wake([tuid]);
  }

  remove(tuid: number, connection: Listener): void {
    const connections = this.#joined.get(tuid);
    connections?.delete(connection);
    if (connections?.size !== 0) return;
    this.#joined.delete(tuid);
    this.#movedEarly.delete(tuid);
  }

  has(tuid: number): boolean {
    return this.#joined.has(tuid);
  }

  /** Tells a tutor's connections that have joined of what is beside the feed. */
  tellBeside(tuid: number, frame: string): void {
    for (const { cursor, send } of this.#joined.get(tuid) ?? []) if (cursor !== undefined) send(frame);
  }

  /** Feeds of these tutors moved on. */
  wake(tuids: Iterable<number>): void {
    for (const tuid of tuids) if (this.#joined.has(tuid)) this.#moved.add(tuid);
    if (!this.#isRunning && this.#moved.size > 0) void this.#run();
  }

  /**
   * Feeds of these tutors moved on by what is known already, one event each. Whoever has heard all that was before hears it at
   * once; for the others, and for tutors of whom nothing is known, it is looked up.
   */
  tell(tuids: Iterable<number>, known: ReadonlyMap<number, FeedNews>): void {
    const toLookUp: number[] = [];
    for (const tuid of tuids) {
      const news = known.get(tuid);
      const connections = this.#joined.get(tuid);
      if (news === undefined) toLookUp.push(tuid);
      if (news === undefined || connections === undefined) continue;
      const since = news.upTo - 1;
      this.#send(tuid, since, news);
      for (const { cursor } of connections) {
        if (cursor === undefined) this.#movedEarly.add(tuid);
        else if (cursor < since) toLookUp.push(tuid);
      }
    }
    this.wake(toLookUp);
  }

  /** Notices may have been missed: every joined tutor is looked at. */
  wakeAll(): void {
    this.wake(this.#joined.keys());
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    let look = this.#look();
    while (look !== undefined) {
      const { cursors, answer } = look;
      try {
        const { news, more } = await answer;
        // The database looks for the next while these are sent. A tutor may be in both: by the cursor it hears nothing twice.
        look = this.#look();
        for (const { tuid, since } of cursors) this.#send(tuid, since, news.get(tuid));
        for (const tuid of more) this.#moved.add(tuid);
        this.#tutorsAtOnce = Math.min(tutorsAtOnceMax, this.#tutorsAtOnce * 2);
        look ??= this.#look();
      } catch (error) {
        // The cursors stand where they stood: the next look sends the rest, and it must come even if no notice does.
        this.#log.error({ err: error, tutors: cursors.length }, 'fan-out failed');
        // They go to the end of the queue, and fewer at once: should one tutor's news be unreadable, the others get theirs.
        for (const { tuid } of cursors) this.#moved.add(tuid);
        this.#tutorsAtOnce = Math.ceil(cursors.length / 2);
        setTimeout(() => void this.#run(), retryMs).unref();
        return;
      }
    }
    this.#isRunning = false;
  }

  /** Begins to look at the next tutors whose feeds moved; undefined when there are none. */
  #look(): { cursors: Cursors; answer: ReturnType<ReadNews> } | undefined {
    const cursors: { tuid: number; since: number }[] = [];
    for (const tuid of this.#moved) {
      if (cursors.length === this.#tutorsAtOnce) break;
      this.#moved.delete(tuid);
      const known = [...(this.#joined.get(tuid) ?? [])].map(({ cursor }) => cursor);
      if (known.includes(undefined)) this.#movedEarly.add(tuid);
      const since = Math.min(...known.filter((cursor) => cursor !== undefined));
      if (Number.isFinite(since)) cursors.push({ tuid, since });
    }
    return cursors.length === 0 ? undefined : { cursors, answer: this.#readNews(cursors) };
  }

  #send(tuid: number, since: number, news: FeedNews | undefined): void {
    // Encoded once for all who stand at the same place.
    const framesByCursor = new Map<number, Buffer>();
    for (const connection of this.#joined.get(tuid) ?? []) {
      const { cursor } = connection;
      // Whoever started behind this look while it was under way would miss what lies between; it was woken as it started.
      if (news === undefined || cursor === undefined || cursor < since || cursor >= news.upTo) continue;
      const frames = framesByCursor.get(cursor) ?? Buffer.from(newsFrames(news, cursor));
      framesByCursor.set(cursor, frames);
      connection.cursor = news.upTo;
      connection.send(frames);
    }
  }
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
