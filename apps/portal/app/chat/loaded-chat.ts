import type { ChatSnapshot } from '@tutor/realtime/chat/chat-client';
import type { ConversationView } from '@tutor/realtime/chat/conversation-room';
import type { ChatEntry } from '@tutor/rules/chat/chat-entry';
import { isOperationKind } from '@tutor/rules/chat/entry-kinds';
import { readEntry } from '@tutor/rules/chat/read-entry';
import type { loadChat } from './load-chat.server.ts';

/** The page's data where the tutor may chat. */
export type ChatPageData = Extract<Awaited<ReturnType<typeof loadChat>>, { me: unknown }>;

/** The list as the page was loaded with it. */
export function snapshotOf({ list }: ChatPageData): ChatSnapshot {
  return {
    status: 'ready',
    rows: list.Rows,
    hasMore: list.HasMore,
    isLoadingMore: false,
    totalUnread: list.TotalUnread,
    found: undefined,
    connection: { status: 'idle' },
    typing: new Map(),
    openId: undefined,
  };
}

/** The conversation that the page was loaded with; undefined where it had none. */
export function loadedTalk({ open, openId }: ChatPageData): ConversationView | undefined {
  if (open === null || openId === null) return undefined;
  const talk: ConversationView = {
    id: openId,
    status: 'ready',
    problem: undefined,
    details: undefined,
    items: [],
    hasOlder: false,
    hasNewer: false,
    isLoadingOlder: false,
    isLoadingNewer: false,
    readSeqAtOpening: 0,
    upTo: 0,
  };
  if ('problem' in open) return { ...talk, status: 'gone', problem: open.problem };
  const { conversation, page } = open;
  const entries = page.Entries.map(readEntry);
  const bySeq = new Map([...page.Quoted.map(readEntry), ...entries].map((entry) => [entry.seq, entry]));
  return {
    ...talk,
    details: conversation,
    items: entries
      .filter(({ kind }) => !isOperationKind(kind))
      .map((entry) => ({ kind: 'line', seq: entry.seq, entry, quoted: bySeq.get(quoteOf(entry) ?? 0) })),
    hasOlder: page.HasBefore,
    hasNewer: page.HasAfter,
    readSeqAtOpening: conversation.readSeq,
    upTo: page.UpTo,
  };
}

/**
 * While a conversation is read for the first time, the page's own one stands there, with what has been written or pushed since. It
 * stays where the first reading fails.
 */
export function untilRead(loaded: ConversationView, live: ConversationView | undefined): ConversationView {
  if (live === undefined) return loaded;
  const isRead = live.status === 'ready' || live.status === 'gone';
  if (isRead || loaded.status === 'gone') return live;
  const since = live.items.filter((item) => item.kind === 'own' || (item.kind === 'line' && item.seq > loaded.upTo));
  return since.length === 0
    ? loaded
    : { ...loaded, items: [...loaded.items, ...since], upTo: Math.max(loaded.upTo, live.upTo) };
}

function quoteOf({ body }: ChatEntry): number | undefined {
  return body !== null && 'quote' in body ? (body.quote ?? undefined) : undefined;
}
