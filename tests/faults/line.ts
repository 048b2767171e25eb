import type { TestInfo } from '@playwright/test';
import type { contract } from '@tutor/api/contract';
import { ApiError } from '@tutor/api/core/api-error';
import type { Client } from '@tutor/api/core/client';
import { type MessageUpdates, messageUpdatesMax } from '@tutor/rules/messages/message';
import { expect } from '../e2e/portal-test.ts';
import type { Tutor } from '../stack/control.ts';
import { FaultProxy } from '../stack/fault-proxy.ts';
import { freePort } from '../stack/free-port.ts';
import type { Server } from '../stack/server.ts';
import { serviceAs } from '../stack/service.ts';
import { createPortal, type Stack } from '../stack/stack.ts';
import { Journal } from './journal.ts';
import { TutorClient } from './tutor-client.ts';

/** Longest until a line that died without a word is noticed: the server's silence, and one try that was under way. */
export const noticedWithinMs = 36_000;
/** From healing until everything is as the server says: noticed, waited 5 to 6 s, joined, fetched. */
const settledWithinMs = 60_000;

/** A portal of its own between two breakable lines: browser – front – portal – back – backend. */
export class Line {
  readonly front: FaultProxy;
  readonly back: FaultProxy;
  readonly portal: Server;
  readonly stack: Stack;

  private constructor(stack: Stack, front: FaultProxy, back: FaultProxy, portal: Server) {
    this.stack = stack;
    this.front = front;
    this.back = back;
    this.portal = portal;
  }

  static async start(stack: Stack): Promise<Line> {
    const port = await freePort();
    const front = await FaultProxy.start(() => ({ host: '127.0.0.1', port }));
    const back = await FaultProxy.start(() => ({ host: '127.0.0.1', port: Number(new URL(stack.backend.url).port) }));
    const portal = createPortal({
      ...stack.credentials,
      folder: stack.folder,
      backendUrl: `http://127.0.0.1:${back.port}`,
      port,
      publicOrigin: `http://localhost:${front.port}`,
      name: `portal-${front.port}`,
    });
    await portal.start();
    return new Line(stack, front, back, portal);
  }

  /** Where a browser goes. */
  get origin(): string {
    return `http://localhost:${this.front.port}`;
  }

  heal(): void {
    this.front.fault = { kind: 'none' };
    this.back.fault = { kind: 'none' };
  }

  async stop(): Promise<void> {
    this.heal();
    await this.portal.stop();
    await this.front.stop();
    await this.back.stop();
  }
}

/** Signs a tutor in at the portal, past the line, and returns the cookies. */
export async function signedInCookies(line: Line, tutor: Tutor): Promise<string> {
  const response = await fetch(`${line.portal.url}/login`, {
    method: 'POST',
    headers: { origin: line.origin, 'x-forwarded-host': new URL(line.origin).host },
    body: new URLSearchParams({ account: tutor.account, password: tutor.password }),
    redirect: 'manual',
  });
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  if (!cookies.some((cookie) => cookie.startsWith('Admin-Token='))) {
    throw new Error(`sign-in failed: HTTP ${response.status}\n${line.portal.log.join('\n')}`);
  }
  return cookies.join('; ');
}

/** Everything that the server has after a cursor. */
async function truthSince(service: Client<typeof contract>, since: number): Promise<MessageUpdates> {
  let all: MessageUpdates | undefined;
  for (let seq = since; ; ) {
    const { body } = await service.messages.updates({ query: { seq } });
    all = {
      ...body,
      messages: [...(all?.messages ?? []), ...body.messages],
      events: [...(all?.events ?? []), ...body.events],
    };
    if (body.seq === seq || Math.max(body.messages.length, body.events.length) < messageUpdatesMax) return all;
    seq = body.seq;
  }
}

export interface ExchangeOptions {
  stack: Stack;
  line: Line;
  /** The line before each of the two clients; by default the one of `line`. */
  front?: FaultProxy;
  info: TestInfo;
  name: string;
  /** Breaks things, while messages are sent and read. */
  during: (exchange: Exchange) => Promise<void>;
}

/** What runs while a fault does: two browsers of one tutor, the company that writes, one of the two who reads. */
export interface Exchange {
  clients: readonly [TutorClient, TutorClient];
  /** Sends one more message, noted in the journal. */
  send(): Promise<void>;
  /** Sends and reads all along until the returned function is called. */
  keepSending(everyMs: number): () => Promise<void>;
  /** Books a class, so that another area has news. */
  book(): Promise<void>;
}

/**
 * Runs a fault while messages are sent and read; then heals, waits until both browsers stand where the server does, and
 * compares the journal with what each of them applied: nothing lost, nothing doubled, in order.
 */
export async function exchange({
  stack,
  line,
  front = line.front,
  info,
  name,
  during,
}: ExchangeOptions): Promise<void> {
  const journal = new Journal(info.outputPath(`${name}.jsonl`));
  const tutor = await stack.control.createTutor('firstLogin');
  const cookie = await signedInCookies(line, tutor);
  const service = await serviceAs(stack, tutor);
  const initial = await truthSince(service, 0);
  const open = (own: string): TutorClient =>
    new TutorClient({
      name: `${name}-${own}`.replaceAll(/[^a-z0-9-]/gi, '-').slice(0, 40),
      tuid: tutor.tuid,
      port: front.port,
      cookie,
      origin: line.origin,
      initial,
      journal,
    });
  const clients = [open('reader'), open('watcher')] as const;
  const [reader] = clients;
  let sent = 0;
  let booked = 0;
  const send = async (): Promise<void> => {
    sent += 1;
    const title = `op-${sent}`;
    await journal.attempt(title, () => stack.control.sendMessage({ tuid: tutor.tuid, title }), isRefusal);
    // Who is told that the line was given up marks nothing before it is back: it would be one more try each time.
    const isGivenUp = ['gaveUp', 'offline'].includes(reader.state.status);
    const next = reader.snapshot.messages.find((message) => !message.isRead && message.mid % 3 === 0);
    if (next !== undefined && !isGivenUp) void reader.markRead(next.mid).catch(() => {});
  };
  const book = async (): Promise<void> => {
    booked += 1;
    await stack.control
      .addClass({ tuid: tutor.tuid, startsInMinutes: 3_000 + booked * 60, durationMinutes: 25 })
      .catch(() => {});
  };
  try {
    await expect.poll(() => clients.map(({ state }) => state.status), poll).toEqual(['live', 'live']);
    await during({
      clients,
      send,
      book,
      keepSending(everyMs) {
        let isOver = false;
        const work = (async () => {
          for (let round = 0; !isOver; round += 1) {
            await send();
            if (round % 10 === 0) await book();
            await new Promise((resolve) => setTimeout(resolve, everyMs));
          }
        })();
        return () => {
          isOver = true;
          return work;
        };
      },
    });
    front.fault = { kind: 'none' };
    line.heal();
    await stack.backend.start();
    // One more that everybody must hear of, so that a client that only looks well is found out.
    await send();
    for (const client of clients) if (client.state.status === 'gaveUp') client.retryNow();
    await expect
      .poll(async () => {
        const truth = await truthSince(service, initial.seq);
        return clients.map((client) => differences(client, truth));
      }, poll)
      .toEqual([[], []]);
    const truth = await truthSince(service, initial.seq);
    // The tutor's first message, from before, may have been read.
    const known = new Set(initial.messages.map(({ mid }) => mid));
    const stored = truth.messages.filter(({ mid }) => !known.has(mid)).map(({ title }) => title);
    expect(journal.faults(stored), 'what the server keeps').toEqual([]);
    const lastBooked = truth.events.findLast((event) => event.name === 'GetTutorClassMsgList')?.seq ?? 0;
    for (const client of clients) {
      expect(client.broken, `${client.name} broke no rule`).toEqual([]);
      expect(journal.faults(client.applied), `${client.name} applied`).toEqual([]);
      const numbers = client.applied.map((title) => Number(title.slice('op-'.length)));
      expect(numbers, `${client.name} applied in order`).toEqual([...numbers].sort((a, b) => a - b));
      const told = client.told.filter((event) => event.name === 'GetTutorClassMsgList').map(({ seq }) => seq);
      expect(told, `${client.name} was told of classes in order, never twice`).toEqual(
        [...new Set(told)].sort((a, b) => a - b),
      );
      expect(told.at(-1) ?? 0, `${client.name} was told of the last class`).toBe(lastBooked);
      expect(client.gaps).toBe(0);
    }
    journal.note({ ok: journal.count('ok'), unknown: journal.count('unknown'), fail: journal.count('fail') });
    info.annotations.push({
      type: name,
      description: `${journal.count('ok')} sent, ${journal.count('unknown')} unknown, 0 lost, 0 doubled`,
    });
  } finally {
    for (const client of clients) client.stop();
  }
}

const poll = { timeout: settledWithinMs, intervals: [200] };

/** How a client differs from the server; nothing when it is live and right in everything that a tutor sees. */
function differences(client: TutorClient, truth: MessageUpdates): string[] {
  const { messages, unread, seq, connection } = client.snapshot;
  const shown = new Map(messages.map((message) => [message.mid, message]));
  const differences = truth.messages
    .filter((message) => shown.get(message.mid)?.isRead !== message.isRead)
    .map(({ title }) => `${title} is not as it should be`);
  if (connection.status !== 'live') differences.push(`is ${connection.status}`);
  if (JSON.stringify(unread) !== JSON.stringify(truth.unread)) {
    differences.push(`counts ${JSON.stringify(unread)}, not ${JSON.stringify(truth.unread)}`);
  }
  if (seq !== truth.seq) differences.push(`stands at ${seq}, not ${truth.seq}`);
  return differences;
}

/** An answer that says no, rather than none at all. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError || (error instanceof Error && /HTTP 4\d\d/.test(error.message));
}
