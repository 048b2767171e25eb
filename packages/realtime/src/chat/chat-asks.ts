import type { BodiesOf, ChatArea } from '../service/ask.ts';

/** Bodies of the chat's requests, as the contract spells them. */
export type ChatBodies = BodiesOf<ChatArea>;

/** The requests that a chat's client makes by itself. */
export type ChatAskName =
  | 'conversations'
  | 'changes'
  | 'conversation'
  | 'entries'
  | 'send'
  | 'recall'
  | 'react'
  | 'read'
  | 'mark';

/** Where a page of the list ended. */
export type ConversationCursor = NonNullable<ChatBodies['conversations']['After']>;

/** Numbers by which the service tells what moved on. */
export type KnownConversation = ChatBodies['changes']['Known'][number];

/** Which entries of a conversation: the last ones, those before or after a number, around one, or from an instant on. */
export type EntriesAsked = Omit<ChatBodies['entries'], 'ConversationId'>;

/** A file to be put with the service before the message that carries it. */
export interface UploadOrder {
  /** Of the message: a later attempt with the same key goes on where the one before ended. */
  key: string;
  file: File;
  isResumed: boolean;
}

export interface UploadTools {
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

/**
 * How a page reaches the service. Replies are parsed by the chat client. A request rejects with `RefusedError` where the service
 * says no, with `TooFastError` where it asks to slow down, with `SessionGoneError` where nobody is signed in any more; with
 * anything else where its end is not known.
 */
export type ChatAsks = {
  [Name in ChatAskName]: (body: ChatBodies[Name], signal: AbortSignal) => Promise<unknown>;
} & {
  /** Uploads a file; resolves with the path by which a message carries it. */
  uploadFile: (order: UploadOrder, tools: UploadTools) => Promise<NonNullable<ChatBodies['send']['FilePath']>>;
};
