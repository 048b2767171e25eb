import { randomUUID } from 'node:crypto';
import { HttpTransportType, type HubConnection, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { calls as callsArea } from '@tutor/api/calls/calls';
import { chat } from '@tutor/api/chat/chat';
import { chatGroups } from '@tutor/api/chat/chat-groups';
import type { Endpoint } from '@tutor/api/core/endpoint';
import type { ImplementedEndpoint } from '@tutor/api/core/implement';
import type { Call, CallSignal } from '@tutor/rules/calls/call';
import { and, between, eq, isNotNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { callEndpoints } from '../src/calls/handlers.ts';
import { noIceServers } from '../src/calls/ice-servers.ts';
import { chatGroupEndpoints } from '../src/chat/group-handlers.ts';
import { chatEndpoints, chatHubPath } from '../src/chat/handlers.ts';
import { signImToken } from '../src/chat/im-token.ts';
import { findPersonOfStudent, type PersonRow, requirePersonOfTutor } from '../src/chat/people.ts';
import { classes } from '../src/classes/tables.ts';
import type { CallContext } from '../src/http/call-context.ts';
import { Heard } from './hub-client.ts';
import type { TestBackend, TestClient } from './start-backend.ts';

const calls = { ...chat, ...chatGroups };
type Chat = typeof calls;
type Calls = typeof callsArea;
type Body<Name extends keyof Chat> = z.input<Chat[Name]['body']>;
type Reply<Name extends keyof Chat> = z.output<Chat[Name]['reply']>;

/** Somebody in the chat: what it calls, in whichever way it comes in. */
export interface ChatUser {
  person: PersonRow;
  call: <Name extends keyof Chat>(name: Name, body: Body<Name>) => Promise<Reply<Name>>;
  /** The same for audio and video calls. */
  phone: <Name extends keyof Calls>(
    name: Name,
    body: z.input<Calls[Name]['body']>,
  ) => Promise<z.output<Calls[Name]['reply']>>;
  token: () => Promise<string>;
}

/** A student or a member of staff, who call the same handlers as tutors do, by another way in. */
export function userOf(backend: TestBackend, person: PersonRow, now = () => new Date()): ChatUser {
  const personOf = async () => person;
  const hubKey = backend.ownKeyFor('chat hub');
  const endpoints: readonly ImplementedEndpoint<CallContext>[] = [
    ...chatEndpoints({ personOf, hubKey }),
    ...chatGroupEndpoints({ personOf }),
    ...callEndpoints({ personOf, ice: noIceServers }),
  ];
  // What a handler answers has the shape of its declaration.
  const handle = async (declared: Endpoint, body: unknown): Promise<never> => {
    const implemented = endpoints.find(({ endpoint }) => endpoint.path === declared.path);
    if (implemented === undefined) throw new Error(`nothing answers ${declared.path}`);
    const context = { queries: backend.database.queries, now: now(), session: undefined } as unknown as CallContext;
    const reply = await implemented.handle({ ...context, query: undefined, body: declared.body.parse(body) });
    return declared.reply.parse(reply.body) as never;
  };
  return {
    person,
    call: (name, body) => handle(calls[name], body),
    phone: (name, body) => handle(callsArea[name], body),
    token: async () =>
      signImToken({ personId: person.id, sessionId: null, expiresAt: new Date(now().getTime() + 3_600_000) }, hubKey),
  };
}

/** A signed-in tutor in the chat, through the service's own calls. */
export async function tutorInChat(
  backend: TestBackend,
  template = 'contractPassed',
): Promise<ChatUser & { tuid: number; client: TestClient; bearer: string }> {
  const tutor = await backend.createTutor(template);
  // No class is near, of which the service would remind in the chat while a test counts what is unread.
  await backend.database.queries
    .update(classes)
    .set({ status: 'Canceled' })
    .where(and(eq(classes.tuid, tutor.tuid), between(classes.startsAt, sql`now()`, sql`now() + interval '3 hours'`)));
  const { client, token } = await backend.signIn(tutor);
  return {
    tuid: tutor.tuid,
    client,
    bearer: token,
    person: await requirePersonOfTutor(backend.database.queries, tutor.tuid),
    call: async (name, body) => {
      const all = { ...client.chat, ...client.chatGroups };
      const call = all[name] as unknown as (input: { body: unknown }) => Promise<{ body: never }>;
      return (await call({ body })).body;
    },
    phone: async (name, body) => {
      const call = client.calls[name] as unknown as (input: { body: unknown }) => Promise<{ body: never }>;
      return (await call({ body })).body;
    },
    token: async () => (await client.chat.token()).body.Token,
  };
}

/** Students whom a tutor teaches. */
export async function studentsOf(backend: TestBackend, tuid: number, now?: () => Date): Promise<ChatUser[]> {
  const { queries } = backend.database;
  const rows = await queries
    .selectDistinct({ stuUid: classes.stuUid })
    .from(classes)
    .where(and(eq(classes.tuid, tuid), isNotNull(classes.stuUid)));
  const people = await Promise.all(rows.map(({ stuUid }) => findPersonOfStudent(queries, stuUid ?? 0)));
  return people.flatMap((person) => (person === undefined ? [] : [userOf(backend, person, now)]));
}

/** Says a text, once. */
export async function say(user: ChatUser, conversationId: number, text: string, more: object = {}) {
  const body = { ConversationId: conversationId, ClientId: randomUUID(), Text: text, ...more };
  return (await user.call('send', body)).Entry;
}

/** The shipped client on the chat's hub, joined, with what it hears. */
export async function joinChat(backend: TestBackend, token: string) {
  const connection: HubConnection = new HubConnectionBuilder()
    .withUrl(`${backend.url}${chatHubPath}`, {
      transport: HttpTransportType.WebSockets,
      headers: { Authorization: `Bearer ${token}` },
    })
    .configureLogging(LogLevel.None)
    .build();
  const heard = {
    joined: new Heard<{ personId: number }>(connection, 'JoinedChat'),
    entries: new Heard<{ conversationId: number; entries: { seq: number; kind: string; body: unknown }[] }>(
      connection,
      'ChatEntries',
    ),
    read: new Heard<{ conversationId: number; personId: number; readSeq: number }>(connection, 'ChatRead'),
    typing: new Heard<{ conversationId: number; personId: number }>(connection, 'ChatTyping'),
    changed: new Heard<{ conversationId: number }>(connection, 'ChatChanged'),
    calls: new Heard<{ call: Call }>(connection, 'CallChanged'),
    signals: new Heard<{ callId: number; signals: CallSignal[] }>(connection, 'CallSignals'),
    gap: new Heard<object>(connection, 'ChatGap'),
  };
  const closed = new Promise<Error | undefined>((resolve) => connection.onclose(resolve));
  await connection.start();
  await connection.invoke('JoinChat');
  await heard.joined.until(() => true);
  return { connection, closed, ...heard };
}
