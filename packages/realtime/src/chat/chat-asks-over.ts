import { bodyOf } from '../service/answer.ts';
import type { AskUnread, ChatArea } from '../service/ask.ts';
import type { ChatAskName, ChatAsks, ChatBodies } from './chat-asks.ts';

export interface ChatAsksOverOptions {
  ask: AskUnread<ChatArea>;
  uploadFile: ChatAsks['uploadFile'];
}

/** The chat's requests over one function that takes their names in the contract. */
export function chatAsksOver({ ask, uploadFile }: ChatAsksOverOptions): ChatAsks {
  const named =
    <Name extends ChatAskName>(name: Name) =>
    async (body: ChatBodies[Name], signal: AbortSignal): Promise<unknown> =>
      bodyOf(await ask(name, body, signal));
  return {
    conversations: named('conversations'),
    changes: named('changes'),
    conversation: named('conversation'),
    entries: named('entries'),
    send: named('send'),
    recall: named('recall'),
    react: named('react'),
    read: named('read'),
    mark: named('mark'),
    uploadFile,
  };
}
