import { SessionGoneError } from '../catch-up/fetch-updates.ts';
import { type ChatBodies, type ChatCallName, type ChatCalls, RefusedError, TooFastError } from './chat-calls.ts';

/** What a page's own server answers to a call of the chat. */
export type CallAnswer =
  | { isDone: true; body: unknown }
  | {
      isDone: false;
      /** `refused`: the same call would be refused again. `limited`: later. `unknown`: nobody knows what became of it. */
      kind: 'refused' | 'limited' | 'unknown' | 'signedOut';
      message: string;
    };

export interface CallsOverOptions {
  ask: <Name extends ChatCallName>(name: Name, body: ChatBodies[Name], signal: AbortSignal) => Promise<CallAnswer>;
  uploadFile: ChatCalls['uploadFile'];
}

/** The chat's calls over one that takes their names in the contract. */
export function callsOver({ ask, uploadFile }: CallsOverOptions): ChatCalls {
  const call =
    <Name extends ChatCallName>(name: Name) =>
    async (body: ChatBodies[Name], signal: AbortSignal): Promise<unknown> =>
      bodyOf(await ask(name, body, signal));
  return {
    conversations: call('conversations'),
    changes: call('changes'),
    conversation: call('conversation'),
    entries: call('entries'),
    send: call('send'),
    recall: call('recall'),
    react: call('react'),
    read: call('read'),
    mark: call('mark'),
    uploadFile,
  };
}

/** The body of an answer; throws the error by which the reason of a refusal is known. */
export function bodyOf(answer: CallAnswer): unknown {
  if (answer.isDone) return answer.body;
  switch (answer.kind) {
    case 'refused':
      throw new RefusedError(answer.message);
    case 'limited':
      throw new TooFastError(answer.message);
    case 'signedOut':
      throw new SessionGoneError(answer.message);
    case 'unknown':
      throw new Error(answer.message);
  }
}
