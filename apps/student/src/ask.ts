import type { CallBodies } from '@tutor/realtime/calls/call-asks';
import type { ChatAsks } from '@tutor/realtime/chat/chat-asks';
import { chatAsksOver } from '@tutor/realtime/chat/chat-asks-over';
import { type Answer, bodyOf } from '@tutor/realtime/service/answer';
import type { AskUnread, CallsArea, ChatArea } from '@tutor/realtime/service/ask';
import { chatPersonSchema } from '@tutor/rules/chat/chat-person';
import { callTimeoutMs } from '@tutor/rules/realtime/policy';
import { z } from 'zod';
import { uploadFile } from './upload-file.ts';

const peopleReply = z.object({
  people: z.array(
    z.object({ id: z.int(), name: z.string(), kind: z.enum(['student', 'staff']), tutor: z.string().nullable() }),
  ),
});
/** Somebody whom one can be. */
export type OfferedPerson = z.output<typeof peopleReply>['people'][number];

const enterReply = z.object({ me: chatPersonSchema, nowMs: z.number() });
/** Who one is now, and the service's time. */
export type Entered = z.output<typeof enterReply>;

const answerSchema = z.discriminatedUnion('isDone', [
  z.object({ isDone: z.literal(true), body: z.unknown() }),
  z.object({ isDone: z.literal(false), kind: z.enum(['refused', 'limited', 'signedOut']), message: z.string() }),
]);

const tokenReply = z.object({ Token: z.string() });

function addressOf(personId: number): string {
  return `/demo/chat/${personId}`;
}

/** Address of a file that was sent, for this person. */
export function fileHref(personId: number, path: string): string {
  return `${addressOf(personId)}/files/${path}`;
}

export async function askPeople(): Promise<OfferedPerson[]> {
  return peopleReply.parse(await json(await fetch('/demo/chat/people', { signal: AbortSignal.timeout(callTimeoutMs) })))
    .people;
}

/** Becomes a person for the addresses of that person. */
export async function enter(personId: number): Promise<Entered> {
  return enterReply.parse(await json(await post('/demo/chat/enter', { personId }, AbortSignal.timeout(callTimeoutMs))));
}

/** The chat's requests as a person. */
export function chatAsksOf(personId: number): ChatAsks {
  return chatAsksOver({
    ask: askChat(personId),
    uploadFile: (order, tools) => uploadFile(addressOf(personId), order, tools),
  });
}

/** A token for the chat's hub. */
export async function askToken(personId: number): Promise<string> {
  const answer = await askChat(personId)('token', {}, AbortSignal.timeout(callTimeoutMs));
  return tokenReply.parse(bodyOf(answer)).Token;
}

/** Asks about the chat as a person, by the request's name in the contract. */
function askChat(personId: number): AskUnread<ChatArea> {
  return (name, body, signal) => ask(personId, name, body, signal);
}

/** The same about calls. */
export function askCalls(personId: number): AskUnread<CallsArea> {
  return (name, body, signal) => ask(personId, `calls.${name}`, body, signal);
}

async function ask(personId: number, name: string, body: object, signal: AbortSignal): Promise<Answer> {
  const answer = await post(`${addressOf(personId)}/calls/${name}`, body, signal);
  const read = answerSchema.safeParse(await answer.json());
  if (!read.success) throw new Error(`The service answered with ${answer.status}.`);
  return read.data.isDone ? { isDone: true, body: read.data.body } : read.data;
}

function post(address: string, body: object, signal: AbortSignal): Promise<Response> {
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  return fetch(address, { method: 'POST', headers, body: JSON.stringify(body), signal });
}

async function json(answer: Response): Promise<unknown> {
  if (!answer.ok) throw new Error(`The service answered with ${answer.status}.`);
  return answer.json();
}

/** Leaves a call from a page that is going. */
export function leaveByBeacon(personId: number, body: CallBodies['leave']): void {
  const json = new Blob([JSON.stringify(body)], { type: 'application/json' });
  navigator.sendBeacon(`${addressOf(personId)}/calls/calls.leave`, json);
}
