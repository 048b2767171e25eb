import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { ChatControl } from '../stack/control-chat.ts';
import { startPostgres } from '../stack/postgres.ts';
import type { Server } from '../stack/server.ts';
import { type Credentials, createBackend } from '../stack/stack.ts';
import { type ChatLoadAnswer, type ChatLoadOrder, lineOf } from './chat-hub-lines.ts';
import { pin } from './cores.ts';
import { median, table } from './figures.ts';
import { residentMb } from './memory.ts';
import { nextMessage } from './next-message.ts';
import { cpuMsOf } from './processor-time.ts';

const peopleCount = 2_000;
const conversationCount = 500;
const linesPerSecond = 200;
const seconds = 60;
const warmUpSeconds = 3;
const goalP99 = 250;
const askedAtOnce = 50;
const serverCore = 0;
const otherCore = 1;

const credentials: Credentials = {
  appId: 'tutor-bench',
  appSecret: 'bench-secret-of-the-app',
  rootSecret: 'bench-root-secret-of-portal-and-backend',
  controlKey: 'bench-control-key',
  sessionSecret: 'bench-session-secret-of-the-portal',
};

/** Groups of the chat in which many speak at once: what each member hears and when. */
export async function measureChatHub(): Promise<string> {
  pin(process.pid, otherCore);
  const folder = await mkdtemp(join(tmpdir(), 'tutor-chat-hub-'));
  try {
    const rows = [
      await measure('one backend, PostgreSQL', folder, 1),
      await measure('two backends, one PostgreSQL', folder, 2),
    ];
    return [
      `${peopleCount} people in ${conversationCount} groups, ${linesPerSecond} messages a second for ${seconds} s, each by another ` +
        `person. Latency from before the call that sends, its writing included, to each member; 'written' is the call alone. ` +
        `Backends on one core, database and listeners on the other. Goal: 0 lost, doubled or out of order, p99 ≤ ${goalP99} ms.`,
      '',
      table(
        [
          '',
          'sent',
          'received',
          'lost',
          'doubled',
          'disorder',
          'written ms',
          'p50 ms',
          'p95',
          'p99',
          'max',
          'MB',
          'CPU ms a message',
          'reached',
        ],
        rows.map((row) => [
          row.name,
          row.sent,
          row.received,
          row.lost,
          row.doubled + row.strange,
          row.outOfOrder,
          Math.round(row.writtenMs),
          row.p50,
          row.p95,
          row.p99,
          row.max,
          row.rssMb,
          row.cpuMs.toFixed(1),
          row.lost + row.doubled + row.strange + row.outOfOrder === 0 && row.p99 <= goalP99 ? 'yes' : 'NO',
        ]),
      ),
    ].join('\n');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(name: string, folder: string, count: number) {
  const postgres = await startPostgres();
  const load = fork(fileURLToPath(new URL('chat-hub-load.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  pin(load.pid ?? 0, otherCore);
  const backends = Array.from({ length: count }, (_, index) =>
    createBackend({ ...credentials, folder, name: `${count}-${index}`, databaseUrl: postgres.url }),
  );
  try {
    for (const backend of backends) await backend.start();
    for (const backend of backends) pin(backend.pid, serverCore);
    return { name, ...(await talk(backends, load)) };
  } finally {
    if (load.connected) load.disconnect();
    for (const backend of backends) await backend.stop();
    await postgres.stop();
  }
}

async function talk(backends: readonly Server[], load: ChildProcess) {
  const at = (index: number): Server => {
    const backend = backends[index % backends.length];
    if (backend === undefined) throw new Error('there is no backend');
    return backend;
  };
  const chats = backends.map((backend) => new ChatControl((path, body) => call(backend, `chat/${path}`, body)));
  const chatOf = (index: number): ChatControl => {
    const chat = chats[index % chats.length];
    if (chat === undefined) throw new Error('there is no backend');
    return chat;
  };
  const people = await makePeople(at(0), chatOf(0));
  const groups = await inParts(
    Array.from({ length: conversationCount }, (_, index) => index),
    async (group) => {
      const [owner, ...members] = people.filter((_, index) => index % conversationCount === group);
      const body = { name: `Group ${group}`, owner, members };
      const reply = await call(at(group), 'chat/group', body);
      return z.object({ conversationId: z.int() }).parse(reply).conversationId;
    },
  );
  const tokens = await inParts(
    people,
    async (personId) => z.object({ Token: z.string() }).parse(await chatOf(0).as(personId, 'token')).Token,
  );
  await ask(load, { do: 'connect', people: tokens.map((token, index) => ({ url: at(index).url, token })) });

  const perPerson = peopleCount / conversationCount;
  const written: number[] = [];
  let rssMb = 0;
  const linesOf: number[][] = people.map(() => []);
  const sendSecond = async (first: number, isCounted: boolean): Promise<void> => {
    const begunAt = Date.now();
    const sending: Promise<void>[] = [];
    for (let number = first; number < first + linesPerSecond; number += 1) {
      const group = number % conversationCount;
      const speaker = group + conversationCount * (Math.floor(number / conversationCount) % perPerson);
      if (isCounted)
        for (let member = group; member < peopleCount; member += conversationCount) linesOf[member]?.push(number);
      sending.push(
        (async () => {
          const text = isCounted ? lineOf(number) : `Warm-up ${number}`;
          const sentAt = Date.now();
          await chatOf(number).say({ personId: people[speaker] ?? 0, conversationId: groups[group] ?? 0, text });
          if (isCounted) written.push(Date.now() - sentAt);
        })(),
      );
      await delay(Math.max(0, begunAt + ((number - first + 1) * 1_000) / linesPerSecond - Date.now()));
    }
    rssMb = Math.max(rssMb, ...backends.map(({ pid }) => residentMb(pid)));
    await Promise.all(sending);
  };
  for (let second = 0; second < warmUpSeconds; second += 1) await sendSecond(second * linesPerSecond, false);
  const cpuMs = (): number => backends.reduce((sum, { pid }) => sum + cpuMsOf(pid), 0);
  const cpuBefore = cpuMs();
  for (let second = 0; second < seconds; second += 1) await sendSecond(second * linesPerSecond, true);
  await delay(3_000);
  const answer = await ask(load, { do: 'count', linesOf });
  if (answer.is !== 'counted') throw new Error(`the listeners answered ${answer.is}`);
  const sent = linesPerSecond * seconds;
  return { ...answer, sent, writtenMs: median(written), rssMb, cpuMs: (cpuMs() - cpuBefore) / sent };
}

/** So many students of one tutor; their numbers in the chat. */
async function makePeople(backend: Server, chat: ChatControl): Promise<number[]> {
  const { tuid } = z.object({ tuid: z.int() }).parse(await call(backend, 'tutors', { template: 'ordinary' }));
  await call(backend, 'chat/conversations', { tuid, count: peopleCount });
  const { tutor } = await chat.people(tuid);
  const page = z.object({
    Rows: z.array(z.object({ id: z.int(), isPinned: z.boolean(), activeAt: z.string(), personId: z.int().nullable() })),
    HasMore: z.boolean(),
  });
  const people: number[] = [];
  for (let After: object | undefined; people.length < peopleCount; ) {
    const { Rows, HasMore } = page.parse(await chat.as(tutor, 'conversations', { Count: 100, After }));
    people.push(...Rows.flatMap(({ personId }) => personId ?? []));
    const last = Rows.at(-1);
    if (last === undefined || !HasMore) break;
    After = { isPinned: last.isPinned, activeAt: last.activeAt, id: last.id };
  }
  return people.slice(0, peopleCount);
}

async function inParts<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let from = 0; from < items.length; from += askedAtOnce) {
    results.push(...(await Promise.all(items.slice(from, from + askedAtOnce).map(work))));
  }
  return results;
}

async function ask(load: ChildProcess, order: ChatLoadOrder): Promise<ChatLoadAnswer> {
  load.send(order);
  return (await nextMessage(load)) as ChatLoadAnswer;
}

async function call(backend: Server, path: string, body: object): Promise<unknown> {
  const response = await fetch(new URL(`/control/${path}`, backend.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-control-key': credentials.controlKey },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`control ${path}: HTTP ${response.status} ${text.slice(0, 300)}`);
  return JSON.parse(text);
}
