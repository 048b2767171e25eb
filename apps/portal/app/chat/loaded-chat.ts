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

function quoteOf({ body }: ChatEntry): number | undefined {
  return body !== null && 'quote' in body ? (body.quote ?? undefined) : undefined;
}
