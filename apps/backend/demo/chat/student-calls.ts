import { uploads } from '@tutor/api/uploads/uploads';
import { eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { z } from 'zod';
import { imTokenLifetimeMs, readImToken, signImToken } from '../../src/chat/im-token.ts';
import { type PersonRow, wirePerson } from '../../src/chat/people.ts';
import { chatPeople } from '../../src/chat/tables.ts';
import type { Queries } from '../../src/database/database.ts';
import { personAsOwner } from '../../src/files/file-owner.ts';
import { fileRoutes } from '../../src/files/file-routes.ts';
import type { FileStore } from '../../src/files/file-store.ts';
import { sessionGone } from '../../src/http/bearer.ts';
import { readFormBody } from '../../src/http/form-body.ts';
import { readJsonBody } from '../../src/http/json-body.ts';
import { invalid, RateLimited, Refusal, refusalCodes } from '../../src/http/refusal.ts';
import { type CallAs, chatCalls, type NamedCall } from './call-as.ts';
import { offeredPeople } from './offered-people.ts';
import { notePresence } from './presence.ts';

type StudentEnv = { Variables: { person: PersonRow } };

export interface StudentCallsOptions {
  queries: Queries;
  store: FileStore;
  callAs: CallAs;
  chatHubKey: Buffer;
  now: () => Date;
}

const entrance = z.object({ personId: z.int().positive() });
/** Each person has a cookie for its own addresses alone, so that several windows may be several people. */
const cookieName = 'chat-person';
const pathOf = (personId: number): string => `/demo/chat/${personId}`;
const noStore = { 'cache-control': 'no-store' };

/**
 * The chat for the students and the staff of the demonstration: whoever tries it may be any of them, without a password. Calls
 * are answered in the words in which the portal answers its own page.
 */
export function studentCalls({ queries, store, callAs, chatHubKey, now }: StudentCallsOptions): Hono<StudentEnv> {
  const routes = new Hono<StudentEnv>();
  const callers = new WeakMap<Request, PersonRow>();
  const readerOf = (request: Request): PersonRow => {
    const reader = callers.get(request);
    if (reader === undefined) throw sessionGone();
    return reader;
  };

  routes.get('/chat/people', async (context) => context.json({ people: await offeredPeople(queries) }, 200, noStore));

  routes.post('/chat/enter', async (context) => {
    const parsed = entrance.safeParse(await readJsonBody(context.req.raw));
    if (!parsed.success) throw invalid('personId', 'is missing');
    const person = await findPerson(queries, parsed.data.personId);
    if (person === undefined || person.kind === 'tutor') {
      throw new Refusal(refusalCodes.unknown, 'There is nobody of this number.', 404);
    }
    const at = now();
    const expires = new Date(at.getTime() + imTokenLifetimeMs);
    const token = signImToken({ personId: person.id, sessionId: null, expiresAt: expires }, chatHubKey);
    setCookie(context, cookieName, token, { path: pathOf(person.id), httpOnly: true, sameSite: 'Strict', expires });
    await notePresence(queries, person.id, at);
    return context.json({ me: { ...wirePerson(person), name: person.name }, nowMs: at.getTime() }, 200, noStore);
  });

  routes.use('/chat/:person/*', async (context, next) => {
    const read = readImToken(getCookie(context, cookieName) ?? '', chatHubKey, now());
    const person = read === undefined ? undefined : await findPerson(queries, read.personId);
    if (person === undefined || String(person.id) !== context.req.param('person')) {
      return context.json(undone('signedOut', 'Please choose again who you are.'), 401, noStore);
    }
    await notePresence(queries, person.id, now());
    context.set('person', person);
    callers.set(context.req.raw, person);
    return next();
  });

  const answered = async (context: Context<StudentEnv>, call: Omit<NamedCall, 'request'>): Promise<Response> => {
    try {
      const body = await callAs(context.get('person'), { ...call, request: context.req.raw });
      return context.json({ isDone: true, body }, 200, noStore);
    } catch (error) {
      const answer = answerTo(error);
      if (answer === undefined) throw error;
      return context.json(answer, 200, noStore);
    }
  };

  routes.post('/chat/:person/calls/:name', async (context) => {
    const body = await readJsonBody(context.req.raw);
    return answered(context, { name: nameAmong(chatCalls, context.req.param('name')), body });
  });

  routes.post('/chat/:person/uploads/:name', async (context) => {
    const name = nameAmong(uploads, context.req.param('name'));
    if (uploads[name].bodyFormat !== 'form')
      return answered(context, { name, query: context.req.query(), body: undefined });
    const form = await readFormBody(context.req.raw, undefined);
    try {
      return await answered(context, { name, body: form.body });
    } finally {
      form.release();
    }
  });

  const files = fileRoutes({ queries, store, readerOf: async (request) => personAsOwner(readerOf(request)) });
  return routes.route('/chat/:person/files', files);
}

/** Throws unless an area of the contract has a call of this name. */
function nameAmong<Name extends string>(area: Readonly<Record<Name, unknown>>, name: string): Name {
  if (Object.hasOwn(area, name)) return name as Name;
  throw new Refusal(refusalCodes.unknown, 'There is no such call.', 400);
}

async function findPerson(queries: Queries, id: number): Promise<PersonRow | undefined> {
  const [person] = await queries.select().from(chatPeople).where(eq(chatPeople.id, id));
  return person;
}

/** Undefined for what is no answer of the service but a failure. */
function answerTo(error: unknown): object | undefined {
  if (error instanceof RateLimited) return undone('limited', error.message);
  return error instanceof Refusal && error.status === 200 ? undone('refused', error.message) : undefined;
}

function undone(kind: 'refused' | 'limited' | 'signedOut', message: string) {
  return { isDone: false, kind, message };
}
