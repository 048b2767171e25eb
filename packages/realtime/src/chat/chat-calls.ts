/** Where a page of the list ended. */
export interface ConversationCursor {
  isPinned: boolean;
  activeAt: string;
  id: number;
}

/** Numbers by which the service tells what moved on. */
export type KnownConversation = [id: number, seq: number, version: number];

/** Which entries of a conversation: the last ones, those before or after a number, around one, or from an instant on. */
export interface EntriesAsked {
  Before?: number | undefined;
  After?: number | undefined;
  Around?: number | undefined;
  From?: string | undefined;
  Count?: number | undefined;
}

interface InConversation {
  ConversationId: number;
}

/** Bodies of the calls, as the contract spells them. */
export interface ChatBodies {
  conversations: {
    After?: ConversationCursor | undefined;
    Count?: number | undefined;
    Search?: string | undefined;
    UnreadOnly?: boolean | undefined;
  };
  changes: { Known: KnownConversation[] };
  conversation: InConversation;
  entries: InConversation & EntriesAsked;
  send: InConversation & {
    ClientId: string;
    Text?: string | undefined;
    FilePath?: string | undefined;
    Forward?: { ConversationId: number; Seq: number } | undefined;
    Quote?: number | undefined;
    Mentions?: number[] | undefined;
    MentionsAll?: boolean | undefined;
  };
  recall: InConversation & { Seq: number };
  react: InConversation & { Seq: number; Emoji: string; IsOn: boolean };
  read: InConversation & { UpTo: number };
  mark: InConversation & {
    IsMuted?: boolean | undefined;
    IsPinned?: boolean | undefined;
    IsUnread?: boolean | undefined;
  };
}

export type ChatCallName = keyof ChatBodies;

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
 * How a page reaches the service. Replies are parsed by the chat client. A call rejects with `RefusedError` where the service
 * says no, with `TooFastError` where it asks to slow down, with `SessionGoneError` where nobody is signed in any more; with
 * anything else where its end is not known.
 */
export type ChatCalls = {
  [Name in ChatCallName]: (body: ChatBodies[Name], signal: AbortSignal) => Promise<unknown>;
} & {
  /** Uploads a file; resolves with the path by which a message carries it. */
  uploadFile: (order: UploadOrder, tools: UploadTools) => Promise<string>;
};

/** The service said no, in words for the person who asked. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
}

/** The service asks to slow down, in words. */
export class TooFastError extends Error {
  override readonly name = 'TooFastError';
}
