import fc from 'fast-check';
import { pino } from 'pino';
import { expect, it, vi } from 'vitest';
import { FanOut } from '../src/hubs/fan-out.ts';
import type { Cursors, FeedNews, ReadNews } from '../src/hubs/feed-news.ts';

const tuid = 7;
const name = 'TeacheIsPaypalModify';

/** One tutor's feed, whose notices and answers come when the test says so. */
class Feed {
  seq = 0;
  /** Of each notice that has not come yet, the news where they are known. */
  readonly #notices: (FeedNews | undefined)[] = [];
  readonly #looks: {
    cursors: Cursors;
    seq: number;
    answer: (found: Awaited<ReturnType<ReadNews>>) => void;
    fail: (reason: Error) => void;
  }[] = [];
  readonly fanOut = new FanOut((cursors) => this.#look(cursors), pino({ level: 'silent' }));

  event(): void {
    this.seq += 1;
    this.#notices.push(undefined);
  }

  /** An event that this process wrote itself. */
  ownEvent(): void {
    this.seq += 1;
    this.#notices.push({ upTo: this.seq, events: [{ seq: this.seq, name }], messages: [], unread: undefined });
  }

  notice(): void {
    if (this.#notices.length === 0) return;
    const known = this.#notices.shift();
    if (known === undefined) this.fanOut.wake([tuid]);
    else this.fanOut.tell([tuid], new Map([[tuid, known]]));
  }

  /** Answers the oldest look with what was there when it began. */
  async answer(): Promise<void> {
    const look = this.#looks.shift();
    if (look === undefined) return;
    const news = new Map<number, FeedNews>();
    for (const { since } of look.cursors) {
      const events = Array.from({ length: look.seq - since }, (_, index) => ({ seq: since + 1 + index, name }));
      if (events.length > 0) news.set(tuid, { upTo: look.seq, events, messages: [], unread: undefined });
    }
    look.answer({ news, more: [] });
    await new Promise(setImmediate);
  }

  fail(): void {
    this.#looks.shift()?.fail(new Error('the line to the database broke'));
  }

  async settle(): Promise<void> {
    while (this.#notices.length > 0) this.notice();
    while (this.#looks.length > 0) await this.answer();
  }

  #look(cursors: Cursors): ReturnType<ReadNews> {
    return new Promise((answer, fail) => this.#looks.push({ cursors, seq: this.seq, answer, fail }));
  }
}

/** A connection of the tutor, taken through its joining step by step. */
class Listener {
  cursor: number | undefined;
  readonly told: number[] = [];
  readonly #feed: Feed;
  #seq: number | undefined;
  #isAdded = false;

  constructor(feed: Feed) {
    this.#feed = feed;
  }

  /** From the first step to the last: heard of, its number read, started. Undefined before the number is read. */
  step(): void {
    if (!this.#isAdded) this.#feed.fanOut.add(tuid, this);
    else if (this.#seq === undefined) this.#seq = this.#feed.seq;
    else if (this.cursor === undefined) this.#feed.fanOut.start(tuid, this, this.#seq);
    this.#isAdded = true;
  }

  send(frames: string | Buffer): void {
    for (const [, seqs = ''] of String(frames).matchAll(/"seqs":\[([\d,]*)\]/g)) {
      this.told.push(...seqs.split(',').map(Number));
    }
  }

  due(): number[] {
    const from = this.#seq ?? 0;
    return Array.from({ length: this.#feed.seq - from }, (_, index) => from + 1 + index);
  }
}

it('tells everything that happens after a connection’s number was read, once and in order, however joins, notices and answers fall', async () => {
  const kinds = ['event', 'ownEvent', 'notice', 'answer', 0, 1, 2] as const;
  const step = fc.constantFrom(...kinds);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const feed = new Feed();
      const listeners = [0, 1, 2].map(() => new Listener(feed));
      for (const one of steps) {
        if (typeof one === 'number') listeners[one]?.step();
        else await feed[one]();
      }
      for (const listener of listeners) for (let left = 3; left > 0; left -= 1) listener.step();
      await feed.settle();
      for (const listener of listeners) expect(listener.told).toEqual(listener.due());
    }),
    { numRuns: 1_500 },
  );
});

it('tells what is known already without a look, to whoever has heard all before it', async () => {
  const feed = new Feed();
  const listener = new Listener(feed);
  for (let left = 3; left > 0; left -= 1) listener.step();
  feed.ownEvent();
  feed.notice();
  expect(listener.told).toEqual([1]);
});

it('looks up what is known where something before it is still being looked up', async () => {
  const feed = new Feed();
  const listener = new Listener(feed);
  for (let left = 3; left > 0; left -= 1) listener.step();
  feed.event();
  feed.notice();
  feed.ownEvent();
  feed.notice();
  await feed.settle();
  expect(listener.told).toEqual([1, 2]);
});

it('tells what failed looks kept back, even if nothing more happens', async () => {
  const feed = new Feed();
  const listener = new Listener(feed);
  for (let left = 3; left > 0; left -= 1) listener.step();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  feed.event();
  feed.notice();
  for (let failures = 2; failures > 0; failures -= 1) {
    feed.fail();
    await vi.advanceTimersByTimeAsync(1_000);
  }
  vi.useRealTimers();
  await feed.answer();
  expect(listener.told).toEqual([1]);
});
