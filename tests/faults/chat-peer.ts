import { chatAsksOver } from '@tutor/realtime/chat/chat-asks-over';
import { type ChatClient, startChat } from '@tutor/realtime/chat/chat-client';
import type { ChatPayload } from '@tutor/realtime/chat/chat-payload';
import type { ConversationView } from '@tutor/realtime/chat/conversation-room';
import type { OpenHub } from '@tutor/realtime/connection/hub';
import { memoryOutboxStore } from '@tutor/realtime/outbox/memory-outbox-store';
import type { AskUnread, ChatArea } from '@tutor/realtime/service/ask';
import type { Journal } from './journal.ts';

export interface ChatPeerOptions {
  name: string;
  personId: number;
  conversationId: number;
  ask: AskUnread<ChatArea>;
  openHub: OpenHub;
  journal: Journal;
}

/**
 * One end of a conversation, as a page of its own browser runs it. Keeps what was ever shown as stored, and every rule that it
 * broke on the way.
 */
export class ChatPeer {
  readonly name: string;
  readonly broken: string[] = [];
  /** Texts of one's own in the order in which they were written. */
  readonly written: string[] = [];
  /** Texts that were shown as stored by the service. */
  readonly stored = new Set<string>();
  readonly #chat: ChatClient;
  readonly #conversationId: number;
  readonly #journal: Journal;

  constructor({ name, personId, conversationId, ask, openHub, journal }: ChatPeerOptions) {
    this.name = name;
    this.#conversationId = conversationId;
    this.#journal = journal;
    this.#chat = startChat({
      personId,
      calls: chatAsksOver({ ask, uploadFile: () => Promise.reject(new Error('no files here')) }),
      outboxStore: memoryOutboxStore<ChatPayload>(),
      openHub,
      isOnline: () => true,
      page: { isVisible: () => true, listen: () => () => {} },
      environment: {
        tabId: `${name}-0123456789abcdef`.toLowerCase(),
        storage: undefined,
        onStored: () => () => {},
        openChannel: () => undefined,
        locks: undefined,
        onPage: () => () => {},
      },
      onBadEvent: ({ name: event, reason }) => this.broken.push(`did not parse: ${event} ${reason}`),
      onSessionGone: () => this.broken.push('the session is said to be gone'),
    });
    this.#chat.subscribe(() => this.#look());
  }

  get status(): string {
    return this.#chat.getSnapshot().connection.status;
  }

  get unread(): number {
    return this.#chat.getSnapshot().rows.find(({ id }) => id === this.#conversationId)?.unread ?? -1;
  }

  /** Lines that the service does not have yet. */
  get waiting(): number {
    return this.#view?.items.filter(({ kind }) => kind === 'own').length ?? 0;
  }

  get #view(): ConversationView | undefined {
    return this.#chat.getConversation(this.#conversationId);
  }

  open(): Promise<void> {
    return this.#chat.openConversation(this.#conversationId);
  }

  async say(text: string): Promise<void> {
    this.written.push(text);
    this.#journal.note({ who: this.name, says: text });
    await this.#chat.send(this.#conversationId, text);
  }

  retryConnection(): void {
    this.#chat.retryConnection();
  }

  markSeen(): void {
    const { upTo = 0 } = this.#view ?? {};
    this.#chat.markSeen(this.#conversationId, upTo);
  }

  /** Loads all history; texts by number, holes included. */
  async readAll(): Promise<string[]> {
    while (this.#view?.hasOlder) await this.#chat.loadOlder(this.#conversationId);
    return (this.#view?.items ?? []).flatMap((item) => {
      if (item.kind === 'hole') return [`hole ${item.from} to ${item.to}`];
      if (item.kind === 'own') return [`not stored: ${item.payload.text}`];
      return item.entry.kind === 'text' ? [`${item.seq} ${item.entry.body.text}`] : [];
    });
  }

  stop(): void {
    this.#chat.stop();
  }

  #status = '';

  #look(): void {
    if (this.status !== this.#status) {
      this.#status = this.status;
      this.#journal.note({ who: this.name, is: this.status });
    }
    let last = 0;
    const keys = new Set<string>();
    for (const item of this.#view?.items ?? []) {
      if (item.kind === 'hole') continue;
      const key = item.kind === 'own' ? item.key : item.entry.clientId;
      if (key !== null && keys.has(key)) this.broken.push(`a line twice: ${key}`);
      if (key !== null) keys.add(key);
      if (item.kind === 'own') {
        if (item.status === 'failed') this.broken.push(`failed: ${item.payload.text} (${item.message})`);
        continue;
      }
      if (item.seq <= last) this.broken.push(`${item.seq} after ${last}`);
      last = item.seq;
      if (item.entry.kind === 'text') this.stored.add(item.entry.body.text);
    }
  }
}
