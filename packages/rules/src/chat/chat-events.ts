import { z } from 'zod';
import { callSchema, callSignalSchema } from '../calls/call.ts';
import { chatEntrySchema } from './chat-entry.ts';

/** Methods of the chat's hub: join as the person of the token, and 'is typing' in a conversation (its id). */
export const joinChatMethod = 'JoinChat';
export const typingMethod = 'Typing';

const id = z.int().positive();
const seq = z.int().nonnegative();

/**
 * Events of the chat's hub, each with the schema of its one argument. They are hints and copies: what counts is the log, which
 * is fetched where an event shows that something is missing.
 */
export const chatEventSchemas = {
  /** The client has joined as this person and hears from now on. */
  JoinedChat: z.looseObject({ personId: id }),
  /** New entries of one conversation, in order. */
  ChatEntries: z.looseObject({ conversationId: id, entries: z.array(chatEntrySchema).min(1) }),
  /** Somebody has seen everything up to a number. */
  ChatRead: z.looseObject({ conversationId: id, personId: id, readSeq: seq }),
  ChatTyping: z.looseObject({ conversationId: id, personId: id }),
  /** The client's own marks of a conversation changed in another place, or it is in it no more: ask again. */
  ChatChanged: z.looseObject({ conversationId: id }),
  /** A call in which the client is, or which rings for it or goes on in its group, is now so. */
  CallChanged: z.looseObject({ call: callSchema }),
  /** What pages of a call tell the pages of this person. */
  CallSignals: z.looseObject({ callId: id, signals: z.array(callSignalSchema).min(1) }),
  /** Something may have been missed: catch up. */
  ChatGap: z.looseObject({}),
} as const;

export type ChatEventName = keyof typeof chatEventSchemas;
export type ChatEventPayload<Name extends ChatEventName> = z.output<(typeof chatEventSchemas)[Name]>;
export const chatEventNames = Object.keys(chatEventSchemas).filter(
  (name): name is ChatEventName => name in chatEventSchemas,
);
