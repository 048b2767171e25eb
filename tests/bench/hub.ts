import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { startPostgres } from '../stack/postgres.ts';
import type { Server } from '../stack/server.ts';
import { type Credentials, createBackend } from '../stack/stack.ts';
import { pin } from './cores.ts';
import { median, table } from './figures.ts';
import type { BareOrder, LoadAnswer, LoadOrder } from './hub-load-messages.ts';
import { residentMb } from './memory.ts';
import { nextMessage } from './next-message.ts';
import { cpuMsOf } from './processor-time.ts';

const listeners = 2_000;
const broadcasts = 100;
/** Sent before those that count, to processes that just started: what lasts is measured, not the compiling of it. */
const warmUps = 5;
const betweenBroadcastsMs = 500;
const stormListeners = 1_000;
const goals = { p99: 250, rssMb: 300, rejoinSeconds: 15 };
const serverCore = 0;
const otherCore = 1;

const credentials: Credentials = {
  appId: 'tutor-bench',
  appSecret: 'bench-secret-of-the-app',
  rootSecret: 'bench-root-secret-of-portal-and-backend',
  controlKey: 'bench-control-key',
  sessionSecret: 'bench-session-secret-of-the-portal',
};

const crowdSchema = z.object({ tutors: z.array(z.object({ tuid: z.int(), token: z.string() })) });
type Tutor = z.infer<typeof crowdSchema>['tutors'][number];

/** Many listeners at the hub: what they receive and when, what it costs, and how soon they are back after a kill. */
export async function measureHub(): Promise<string> {
  pin(process.pid, otherCore);
  const folder = await mkdtemp(join(tmpdir(), 'tutor-hub-'));
  try {
    const bare = await measureBare();
    const runs = [
      await measure('one backend, embedded database', [createBackend({ ...credentials, folder })]),
      await measureOnPostgres('one backend, PostgreSQL', folder, 1),
      await measureOnPostgres('two backends, one PostgreSQL', folder, 2),
    ];
    const isReached = (row: Figures): boolean =>
      row.lost + row.doubled + row.outOfOrder === 0 && row.p99 <= goals.p99 && row.rssMb <= goals.rssMb;
    return [
      `${listeners} listeners, each a tutor of its own; ${broadcasts} messages to all of them, one every ` +
        `${betweenBroadcastsMs} ms: ${listeners * broadcasts} events, after ${warmUps} that do not count. Latency from ` +
        `before the call that sends, its writing included, to the listener; 'written' is the median of the call alone. ` +
        `Backend on one core; database server and listeners on the other. The bare server has no session and no database: the same bytes by the same ` +
        `protocol to the same listeners. Goal: 0 lost, doubled or out of order, p99 ≤ ${goals.p99} ms, each backend ` +
        `≤ ${goals.rssMb} MB.`,
      '',
      table(
        [
          '',
          'connect s',
          'received',
          'lost',
          'doubled',
          'disorder',
          'written ms',
          'p50 ms',
          'p95',
          'p99',
          'of bare',
          'max',
          'MB idle',
          'MB',
          'CPU ms',
          'reached',
        ],
        [bare, ...runs.map(({ figures }) => figures)].map((row) => [
          row.name,
          row.connectSeconds.toFixed(1),
          row.received,
          row.lost,
          row.doubled,
          row.outOfOrder,
          Math.round(row.writtenMs),
          row.p50,
          row.p95,
          row.p99,
          `${(row.p99 / bare.p99).toFixed(1)}×`,
          row.max,
          row.idleMb,
          row.rssMb,
          Math.round(row.cpuMs),
          isReached(row) ? 'yes' : 'NO',
        ]),
      ),
      '',
      `A backend killed (SIGKILL) with ${stormListeners} listeners: seconds from when it listens again until the last has ` +
        `joined. Listeners wait 5 s and up to 1 s by chance between tries. Goal ${goals.rejoinSeconds} s.`,
      '',
      table(
        ['', 'joined again', 'half s', 'last s', 'reached'],
        runs.map(({ storm: row }) => [
          row.name,
          row.joined,
          row.halfSeconds.toFixed(1),
          row.lastSeconds.toFixed(1),
          row.joined === stormListeners && row.lastSeconds <= goals.rejoinSeconds ? 'yes' : 'NO',
        ]),
      ),
    ].join('\n');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Figures extends Omit<Extract<LoadAnswer, { is: 'counted' }>, 'is'> {
  name: string;
  connectSeconds: number;
  /** Median of the call that sends, until its answer. */
  writtenMs: number;
  /** Resident memory of the larger backend before anybody connected, in MB. */
  idleMb: number;
  /** The most that a backend had while it sent. */
  rssMb: number;
  /** Processor time of all backends for one message to all. */
  cpuMs: number;
}

interface Storm {
  name: string;
  joined: number;
  halfSeconds: number;
  lastSeconds: number;
}

/** One set-up: all listeners shared out among its backends, then the last of them killed with a thousand of them. */
async function measure(name: string, backends: readonly Server[]): Promise<{ figures: Figures; storm: Storm }> {
  const load = new Load();
  const again = new Load();
  try {
    // Not the process that made the tables and the seeds: that one keeps the memory it took for them.
    for (const backend of backends) {
      await backend.start();
      await backend.stop();
      await backend.start();
    }
    const figures = await measureBroadcasts({ name, backends, load });
    load.end();
    const last = backends.at(-1);
    if (last === undefined) throw new Error('there is no backend');
    const { tutors } = await call(last, 'crowd', { count: stormListeners }, crowdSchema);
    await again.connect(tutors.map((tutor) => ({ ...tutor, url: last.url })));
    return { figures, storm: await measureStorm(name, last, again) };
  } finally {
    load.end();
    again.end();
    for (const backend of backends) await backend.stop();
  }
}

async function measureOnPostgres(
  name: string,
  folder: string,
  count: number,
): Promise<{ figures: Figures; storm: Storm }> {
  const postgres = await startPostgres();
  try {
    const backends = Array.from({ length: count }, (_, index) =>
      createBackend({ ...credentials, folder, name: `${count}-${index}`, databaseUrl: postgres.url }),
    );
    return await measure(name, backends);
  } finally {
    await postgres.stop();
  }
}

async function measureBroadcasts(run: { name: string; backends: readonly Server[]; load: Load }): Promise<Figures> {
  const { name, backends, load } = run;
  const [first] = backends;
  if (first === undefined) throw new Error('there is no backend');
  for (const backend of backends) pin(backend.pid, serverCore);
  const idleMb = Math.max(...backends.map(({ pid }) => residentMb(pid)));
  const { tutors } = await call(first, 'crowd', { count: listeners }, crowdSchema);
  const startedAt = performance.now();
  await load.connect(tutors.map((tutor, index) => ({ ...tutor, url: backends[index % backends.length]?.url ?? '' })));
  const connectSeconds = (performance.now() - startedAt) / 1000;
  const tuids = tutors.map(({ tuid }) => tuid);
  const sent = await sendBroadcasts(
    backends.map(({ pid }) => pid),
    (title) => call(first, 'broadcast', { tuids, title }, z.object({})),
  );
  return { name, connectSeconds, idleMb, ...sent, ...(await load.count()) };
}

/** The same listeners at a server that does nothing but send the same bytes: what the listeners and sockets cost alone. */
async function measureBare(): Promise<Figures> {
  const load = new Load();
  const server = fork(fileURLToPath(new URL('bare/hub-server.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  try {
    const { url } = z.object({ url: z.string() }).parse(await nextMessage(server));
    const pid = server.pid ?? 0;
    pin(pid, serverCore);
    const idleMb = residentMb(pid);
    const startedAt = performance.now();
    await load.connect(Array.from({ length: listeners }, (_, index) => ({ url, tuid: index + 1, token: 'bare' })));
    const connectSeconds = (performance.now() - startedAt) / 1000;
    const sent = await sendBroadcasts([pid], async (title) => {
      const order: BareOrder = { title };
      server.send(order);
    });
    return { name: 'bare ws server', connectSeconds, idleMb, ...sent, ...(await load.count()) };
  } finally {
    load.end();
    if (server.connected) server.disconnect();
  }
}

/** Sends the broadcasts one after the other and says what they took of the sending processes. */
async function sendBroadcasts(
  pids: readonly number[],
  send: (title: string) => Promise<unknown>,
): Promise<Pick<Figures, 'writtenMs' | 'rssMb' | 'cpuMs'>> {
  const written: number[] = [];
  let rssMb = 0;
  for (let number = 0; number < warmUps; number += 1) {
    await send(`Warm-up ${number}`);
    await delay(betweenBroadcastsMs);
  }
  const cpuBefore = pids.map(cpuMsOf);
  for (let number = 0; number < broadcasts; number += 1) {
    const begun = Date.now();
    await send(`Broadcast ${number} at ${begun}`);
    written.push(Date.now() - begun);
    rssMb = Math.max(rssMb, ...pids.map(residentMb));
    await delay(Math.max(0, begun + betweenBroadcastsMs - Date.now()));
  }
  await delay(3_000);
  const cpuMs = pids.reduce((sum, pid, index) => sum + cpuMsOf(pid) - (cpuBefore[index] ?? 0), 0);
  return { writtenMs: median(written), rssMb, cpuMs: cpuMs / broadcasts };
}

async function measureStorm(name: string, backend: Server, load: Load): Promise<Storm> {
  await backend.kill();
  const killedAt = Date.now();
  await backend.start();
  const backAt = Date.now();
  let joined: number[] = [];
  while (joined.length < stormListeners && Date.now() < backAt + 60_000) {
    await delay(200);
    joined = (await load.joinedSince(killedAt)).sort((a, b) => a - b);
  }
  const seconds = (at: number | undefined): number => Math.max(0, ((at ?? Number.NaN) - backAt) / 1000);
  return {
    name,
    joined: joined.length,
    halfSeconds: seconds(joined[Math.floor(joined.length / 2)]),
    lastSeconds: seconds(joined.at(-1)),
  };
}

/** The process with the listeners. */
class Load {
  readonly #child: ChildProcess;

  constructor() {
    this.#child = fork(fileURLToPath(new URL('hub-load.ts', import.meta.url)), {
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    pin(this.#child.pid ?? 0, otherCore);
  }

  async connect(tutors: (Tutor & { url: string })[]): Promise<void> {
    await this.#ask({ do: 'connect', tutors, broadcasts });
  }

  async count(): Promise<Omit<Extract<LoadAnswer, { is: 'counted' }>, 'is'>> {
    const answer = await this.#ask({ do: 'count', broadcasts });
    if (answer.is !== 'counted') throw new Error(`the listeners answered ${answer.is}`);
    const { is: _, ...counted } = answer;
    return counted;
  }

  async joinedSince(since: number): Promise<number[]> {
    const answer = await this.#ask({ do: 'joined', since });
    return answer.is === 'joined' ? answer.at : [];
  }

  end(): void {
    if (this.#child.connected) this.#child.disconnect();
  }

  async #ask(order: LoadOrder): Promise<LoadAnswer> {
    this.#child.send(order);
    const answer = (await nextMessage(this.#child)) as LoadAnswer;
    return answer;
  }
}

async function call<Schema extends z.ZodType>(
  backend: Server,
  path: string,
  body: object,
  reply: Schema,
): Promise<z.output<Schema>> {
  const response = await fetch(new URL(`/control/${path}`, backend.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-control-key': credentials.controlKey },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`control ${path}: HTTP ${response.status} ${text.slice(0, 300)}`);
  return reply.parse(JSON.parse(text));
}
