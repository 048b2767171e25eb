import { randomUUID } from 'node:crypto';
import type { ChatFile, EntryBody, EntryKind } from '@tutor/rules/chat/chat-entry';
import { comparableText } from '@tutor/rules/shell/comparable-text';
import { minutes } from '@tutor/rules/time/durations';
import type { chatEntries } from '../../src/chat/tables.ts';

/** An entry of a conversation that is not stored yet. */
export type DraftEntry = Omit<typeof chatEntries.$inferInsert, 'conversationId'> & { seq: number; at: Date };

interface Said {
  /** Person; null for the service. */
  by: number | null;
  minutesAgo: number;
}

/** The log of a seeded conversation, written line by line: numbers follow one another and times never go back. */
export class ConversationDraft {
  readonly entries: DraftEntry[] = [];
  readonly #now: Date;

  constructor(now: Date) {
    this.#now = now;
  }

  /** Number of the last entry. */
  get seq(): number {
    return this.entries.length;
  }

  say(said: Said, text: string, more: Partial<EntryBody<'text'>> = {}): number {
    const body = { text, quote: null, mentions: [], mentionsAll: false, ...more };
    return this.#add(said, 'text', body, { clientId: randomUUID(), searchText: comparableText(text) });
  }

  send(said: Said, file: ChatFile): number {
    const kind = file.contentType.startsWith('image/') ? 'picture' : 'file';
    return this.#add(
      said,
      kind,
      { file, quote: null },
      { clientId: randomUUID(), searchText: comparableText(file.name) },
    );
  }

  notice(said: Said, type: string, fields: Record<string, string | number>): number {
    return this.#add(said, 'notice', { type, fields });
  }

  call(said: Said, body: EntryBody<'call'>): number {
    return this.#add(said, 'call', body);
  }

  people(said: Said, body: EntryBody<'people'>): number {
    return this.#add(said, 'people', body);
  }

  settings(said: Said, body: EntryBody<'settings'>): number {
    return this.#add(said, 'settings', body);
  }

  react(said: Said, target: number, emoji: string): number {
    return this.#add(said, 'reaction', { target, emoji, isOn: true }, { target });
  }

  /** Takes a message back, as the service does: its own row loses its words. */
  recall(said: Said, target: number): number {
    const recalled = this.entries[target - 1];
    if (recalled === undefined) throw new Error(`there is no entry ${target}`);
    Object.assign(recalled, { kind: 'recalled', body: null, searchText: null });
    return this.#add(said, 'recall', { target }, { target });
  }

  #add<Kind extends EntryKind>(
    { by, minutesAgo }: Said,
    kind: Kind,
    body: EntryBody<Kind>,
    more: Partial<DraftEntry> = {},
  ): number {
    const last = this.entries.at(-1)?.at.getTime() ?? 0;
    const at = new Date(Math.max(last, this.#now.getTime() - minutes(minutesAgo)));
    const seq = this.seq + 1;
    this.entries.push({ ...more, seq, at, senderId: by, kind, body });
    return seq;
  }
}
