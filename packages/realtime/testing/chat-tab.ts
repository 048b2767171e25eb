import { type ChatClient, type ChatOptions, startChat } from '../src/chat/chat-client.ts';
import type { ChatPayload } from '../src/chat/chat-payload.ts';
import type { ConversationView } from '../src/chat/conversation-room.ts';
import { memoryOutboxStore } from '../src/outbox/memory-outbox-store.ts';
import type { OutboxStore } from '../src/outbox/outbox-item.ts';
import { FakeBrowser, type FakeTab } from './fake-browser.ts';
import type { FakeChatServer } from './fake-chat-server.ts';

/** A browser of one person: what it stores outlives its tabs. */
export class ChatBrowser {
  readonly browser = new FakeBrowser();
  readonly store: OutboxStore<ChatPayload> = memoryOutboxStore();
  readonly person: number;
  readonly server: FakeChatServer;

  constructor(server: FakeChatServer, person: number) {
    this.server = server;
    this.person = person;
  }

  openTab(options: Partial<ChatOptions> = {}): ChatTab {
    const tab = this.browser.openTab();
    return {
      tab,
      chat: startChat({
        personId: this.person,
        calls: this.server.callsOf(this.person, () => tab.isAlive),
        openHub: this.server.openHubOf(this.person),
        outboxStore: this.store,
        page: tab.page,
        timers: tab.timers,
        environment: tab.environment,
        isOnline: () => true,
        random: () => 0,
        ...options,
      }),
    };
  }
}

export interface ChatTab {
  tab: FakeTab;
  chat: ChatClient;
}

export function viewOf(chat: ChatClient, id: number): ConversationView {
  const view = chat.getConversation(id);
  if (view === undefined) throw new Error(`conversation ${id} is not open`);
  return view;
}

/** A conversation as a person reads it: texts, recalled ones, holes, and own lines with their status. */
export function shownTexts(chat: ChatClient, id: number): string[] {
  return viewOf(chat, id).items.map((item) => {
    if (item.kind === 'hole') return `[${item.from}–${item.to}]`;
    if (item.kind === 'own') return `${item.payload.text ?? item.payload.file?.name} (${item.status})`;
    return item.entry.kind === 'text' ? item.entry.body.text : `[${item.entry.kind}]`;
  });
}
