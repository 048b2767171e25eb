import { randomUUID } from 'node:crypto';
import type { Call } from '@tutor/rules/calls/call';
import { hours } from '@tutor/rules/time/durations';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endDueCalls } from '../src/calls/end-due-calls.ts';
import { readCall, readCalls } from '../src/calls/read-calls.ts';
import { afterAny, type ModelAct, type ModelCall, noCall, type Side } from './call-model.ts';
import { type ChatUser, studentsOf, tutorInChat, userOf } from './chat-people.ts';
import { startBackend, type TestBackend } from './start-backend.ts';

/**
 * Random interleavings against a small model. `CALL_RUNS=2000` runs all of them; a seed that failed is run alone by `CALL_SEED`.
 */
const runs = Number(process.env.CALL_RUNS ?? 40);
const firstSeed = Number(process.env.CALL_SEED ?? 1);

let backend: TestBackend;
/** Far ahead of the service's own clock, which ends calls as well: it would end these on a slow machine. */
let nowMs = Date.now() + hours(1);
const clock = () => new Date(nowMs);
let users: [ChatUser, ChatUser];
let ConversationId = 0;

beforeAll(async () => {
  backend = await startBackend();
  const { tuid, person } = await tutorInChat(backend);
  await backend.database.queries.execute(sql`update classes set status = 'Canceled' where closed_at is null`);
  const [student] = await studentsOf(backend, tuid, clock);
  if (student === undefined) throw new Error('there is no student');
  users = [userOf(backend, person, clock), student];
  ConversationId = (await users[0].call('open', { PersonId: student.person.id })).ConversationId;
});

afterAll(() => backend.close());

/** Small, fast, and the same everywhere (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const pick = <Item>(random: () => number, items: readonly Item[]): Item => {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('nothing to pick');
  return item;
};

/** A page of one of the two, who have two each. */
interface Page {
  side: Side;
  id: string;
}

const reached = async (asked: Promise<{ Call: Call }>): Promise<Call | undefined> => {
  try {
    return (await asked).Call;
  } catch (error) {
    // A refusal of the service, by its code; anything else is a fault.
    if (error instanceof Error && 'code' in error && error.code === 103) return undefined;
    throw error;
  }
};

const kinds = ['invite', 'accept', 'accept', 'decline', 'leave', 'leave', 'reload', 'keep', 'keep', 'clock'] as const;

/** One act of one page, on the call of this id. */
async function perform({ kind, side, page, nextPage }: ModelAct, CallId: number): Promise<Call | undefined> {
  const user = users[side];
  const PeerId = page;
  switch (kind) {
    case 'invite':
      return reached(user.phone('invite', { ConversationId, CallType: 1 + side, ClientId: randomUUID(), PeerId }));
    case 'accept':
      return reached(user.phone('accept', { CallId, PeerId }));
    case 'reload':
      return reached(user.phone('accept', { CallId, PeerId: nextPage, Replaces: PeerId }));
    case 'decline':
      return reached(user.phone('decline', { CallId }));
    case 'leave':
      return reached(user.phone('leave', { CallId, PeerId }));
    case 'keep':
      return reached(user.phone('keep', { CallId, PeerId, After: 0 }));
    case 'clock':
      await endDueCalls(backend.database.queries, clock(), new Date(0));
      return undefined;
  }
}

/** What the model says of a call, of the call itself. */
function asModel(call: Call) {
  const pageOf = (side: Side) => call.people.find(({ personId }) => personId === users[side].person.id)?.peerId ?? null;
  const { state, endAction, seconds, callerId } = call;
  return { state, caller: callerId === users[0].person.id ? 0 : 1, pages: [pageOf(0), pageOf(1)], endAction, seconds };
}

function isAs(call: Call, { state, caller, pages, endAction, seconds }: ModelCall): boolean {
  return JSON.stringify(asModel(call)) === JSON.stringify({ state, caller, pages, endAction, seconds });
}

/** What must be true of a call in any history of it that was seen. */
function problemsOf(history: readonly Call[]): string[] {
  const problems: string[] = [];
  const byVersion = new Map<number, Call>();
  for (const call of history) {
    const known = byVersion.get(call.version);
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(call))
      problems.push(`two calls of version ${call.version}`);
    byVersion.set(call.version, call);
  }
  const order = { ringing: 0, active: 1, ended: 2 };
  let before: Call | undefined;
  for (const call of [...byVersion.values()].sort((a, b) => a.version - b.version)) {
    const joined = call.people.filter(({ state }) => state === 'joined').length;
    const expected = { ringing: 1, active: 2, ended: 0 }[call.state];
    if (joined !== expected) problems.push(`${joined} are joined in a call that is ${call.state}`);
    if (before !== undefined && order[call.state] < order[before.state])
      problems.push(`${before.state} became ${call.state}`);
    if (before?.state === 'ended') problems.push('an ended call changed');
    if (before !== undefined && before.callType !== call.callType) problems.push('the type changed');
    before = call;
  }
  return problems;
}

/** One run: up to three acts at once, again and again, until the clock ends what is left. */
async function run(seed: number): Promise<string[]> {
  const { queries } = backend.database;
  const random = randomOf(seed);
  nowMs += 120_000;
  const pages: Page[] = ([0, 0, 1, 1] as const).map((side) => ({ side, id: randomUUID() }));
  const seen = new Map<number, Call[]>();
  const note = (call: Call | undefined): void => {
    if (call !== undefined) seen.set(call.id, [...(seen.get(call.id) ?? []), call]);
  };
  const problems: string[] = [];
  const trail: string[] = [];
  let possible: ModelCall[] = [noCall];
  let callId = 0;
  const steps = 4 + Math.floor(random() * 6);
  for (let step = 0; step <= steps; step += 1) {
    // The call has begun by then, or is over.
    if (step > 0)
      nowMs += step === steps ? 60_000 : pick(random, [0, 0, 100, 1_000, 4_000, 7_900, 8_000, 29_900, 45_000]);
    const target = possible[0]?.begun ?? 0;
    const kindsNow = target < 5 ? kinds : kinds.filter((kind) => kind !== 'invite');
    const acts: ModelAct[] =
      step === steps
        ? []
        : Array.from({ length: 1 + Math.floor(random() * 3) }, () => {
            const { side, id: page } = pick(random, pages);
            const kind = step === 0 ? ('invite' as const) : pick(random, kindsNow);
            return { kind, side, page, nextPage: randomUUID(), target };
          });
    if (step === steps) acts.push({ kind: 'clock', side: 0, page: '', nextPage: '', target });
    trail.push(acts.map(({ kind, side }) => `${kind} ${side}`).join(' & '));
    const before = possible;
    possible = afterAny(possible, acts, nowMs);
    for (const call of await Promise.all(acts.map((act) => perform(act, callId)))) note(call);
    for (const { kind, page, nextPage } of acts) {
      const reloaded = kind === 'reload' ? pages.find(({ id }) => id === page) : undefined;
      if (reloaded !== undefined) reloaded.id = nextPage;
    }
    callId = Math.max(callId, ...seen.keys());
    const call = await readCall(queries, callId);
    note(call);
    possible = possible.filter((model) => model.begun === seen.size && isAs(call, model));
    // At once: a call that is left live would be a fault of every run behind this one.
    if (possible.length === 0)
      throw new Error(
        `seed ${seed}: no order of the last acts explains ${JSON.stringify(asModel(call))} (${trail.join(', ')}), before them ${JSON.stringify(before)}, at ${nowMs}`,
      );
  }
  problems.push(...[...seen.values()].flatMap(problemsOf), ...(await differencesOf([...seen.keys()])));
  return problems.map((problem) => `seed ${seed}: ${problem} (${trail.join(', ')})`);
}

/** Where the two, or the log, say something else of calls that are over than the calls themselves. */
async function differencesOf(ids: readonly number[]): Promise<string[]> {
  const problems: string[] = [];
  const { rows } = (await backend.database.queries.execute(
    sql`select body->>'callId' as id, count(*)::int as count, min(body->>'actionType')::int as action from chat_entries
      where kind = 'call' and conversation_id = ${ConversationId} group by 1`,
  )) as { rows: { id: string; count: number; action: number }[] };
  for (const call of await readCalls(backend.database.queries, ids)) {
    if (call.state !== 'ended') problems.push(`a call is ${call.state} at last`);
    const said = rows.find(({ id }) => id === String(call.id));
    if (said?.count !== 1 || said.action !== call.endAction)
      problems.push(`lines of ${call.id}: ${JSON.stringify(said)}`);
    for (const user of users) {
      const { Call: theirs } = await user.phone('keep', { CallId: call.id, PeerId: randomUUID(), After: 0 });
      if (JSON.stringify(theirs) !== JSON.stringify(call)) problems.push('the two read different calls');
    }
  }
  return problems;
}

describe('calls', () => {
  it(`go as the model does, and end once, with one line, the same for both: ${runs} interleavings of two people on two pages each`, {
    timeout: 60_000 + runs * 2_000,
  }, async () => {
    const problems: string[] = [];
    for (let seed = firstSeed; seed < firstSeed + runs; seed += 1) problems.push(...(await run(seed)));
    expect(problems).toEqual([]);
  });
});
