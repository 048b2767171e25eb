// The contract as types alone: nothing of it comes into the browser. No other file of this package knows it.
import type { calls } from '@tutor/api/calls/calls';
import type { chat } from '@tutor/api/chat/chat';
import type { chatGroups } from '@tutor/api/chat/chat-groups';
import type { Area, BodyOf, ReplyOf } from '@tutor/api/core/endpoint';
import type { Answer } from './answer.ts';

export type CallsArea = typeof calls;
export type ChatArea = typeof chat & typeof chatGroups;

/** Bodies of an area's requests, as the contract spells them. */
export type BodiesOf<A extends Area> = { [Name in keyof A]: BodyOf<A[Name]> };
/** The same of its replies. */
export type RepliesOf<A extends Area> = { [Name in keyof A]: ReplyOf<A[Name]> };

/** Asks the service, by a request's name in the contract. Its reply is as it came: whoever asks reads it. */
export type AskUnread<A extends Area> = <Name extends keyof A & string>(
  name: Name,
  body: BodiesOf<A>[Name],
  signal: AbortSignal,
) => Promise<Answer>;

/** The same through the portal, which has read the reply. Never rejects: a line that is lost is `unknown`. */
export type Ask<A extends Area> = <Name extends keyof A & string>(
  name: Name,
  body: BodiesOf<A>[Name],
  signal?: AbortSignal,
) => Promise<Answer<RepliesOf<A>[Name]>>;
