import type { ConversationRow } from '@tutor/rules/chat/conversation';
import type { Timers } from '../browser/timers.ts';
import type { ChatBodies, ConversationCursor } from './chat-asks.ts';
import type { ChangesReply, ConversationsReply } from './chat-replies.ts';
import {
  type ConversationList,
  emptyList,
  isListStale,
  knownConversations,
  mergeChanges,
  mergeRows,
  sortedRows,
  totalUnread,
} from './conversation-list.ts';

/** Which conversations are looked for. */
export interface ListFilter {
  search: string;
  isUnreadOnly: boolean;
}

/** Conversations that a filter has found; they change as the others do. */
export interface FoundConversations extends ListFilter {
  rows: readonly ConversationRow[];
  hasMore: boolean;
  isLoading: boolean;
  isFailed: boolean;
}

/** What is shown of the list; the same object until something changes. */
export interface ListView {
  status: 'loading' | 'ready' | 'failed';
  /** Pinned ones first, then by when something was last said. */
  rows: readonly ConversationRow[];
  hasMore: boolean;
  isLoadingMore: boolean;
  /** Of all conversations that are not muted, also those that are not loaded. */
  totalUnread: number;
  /** Undefined where nothing is looked for. */
  found: FoundConversations | undefined;
}

export interface ListKeeperOptions {
  personId: number;
  timers: Timers;
  fetchPage: (body: ChatBodies['conversations']) => Promise<ConversationsReply>;
  fetchChanges: (body: ChatBodies['changes']) => Promise<ChangesReply>;
  /** Whether a fetch that failed is tried again from here; else the next connection does it. */
  isLive: () => boolean;
  /** Whether read marks are on their way: the service's total may count what was seen. */
  isOwing: () => boolean;
  /** The reader is in it no more. */
  onGone: (conversationId: number) => void;
  onChange: () => void;
}

/** Keeps the list of conversations as the service has it. */
export interface ListKeeper {
  getView: () => ListView;
  getList: () => ConversationList;
  update: (change: (list: ConversationList) => ConversationList) => void;
  /** A page that came with the document. */
  begin: (reply: ConversationsReply) => void;
  /** Reads what changed, or the first page where there is none yet. */
  catchUp: () => Promise<void>;
  /** The read marks have arrived. */
  settleTotal: () => void;
  loadMore: () => Promise<void>;
  look: (filter: ListFilter | undefined) => Promise<void>;
  lookFurther: () => Promise<void>;
  stop: () => void;
}

/** A row that misses something within this time is not yet asked for: own replies overtake pushes. */
const graceMs = 300;
const retryFirstMs = 2_000;
const retryLastMs = 30_000;

interface Search extends ListFilter {
  ids: readonly number[];
  cursor: ConversationCursor | undefined;
  hasMore: boolean;
  isLoading: boolean;
  isFailed: boolean;
}

export function createListKeeper(options: ListKeeperOptions): ListKeeper {
  const { timers, fetchPage, fetchChanges, onChange } = options;
  let list = emptyList(options.personId);
  let status: ListView['status'] = 'loading';
  let cursor: ConversationCursor | undefined;
  let hasMore = false;
  let isLoadingMore = false;
  let isTotalOpen = false;
  let isStopped = false;
  let search: Search | undefined;
  let view: ListView | undefined;
  let inFlight: Promise<void> | undefined;
  let isAskedAgain = false;
  let failures = 0;
  let cancelGrace: (() => void) | undefined;
  let cancelRetry: (() => void) | undefined;

  function change(): void {
    view = undefined;
    if (!isStopped) onChange();
  }

  function update(changed: (list: ConversationList) => ConversationList): void {
    const next = changed(list);
    if (next === list) return;
    list = next;
    change();
    if (cancelGrace !== undefined || !isListStale(list)) return;
    cancelGrace = timers.after(graceMs, () => {
      cancelGrace = undefined;
      if (isListStale(list)) void catchUp();
    });
  }

  async function askPage(body: ChatBodies['conversations']): Promise<ConversationsReply> {
    const asked = list;
    isTotalOpen ||= options.isOwing();
    const reply = await fetchPage(body);
    if (!isStopped) take(asked, reply);
    return reply;
  }

  function take(asked: ConversationList, reply: ConversationsReply): void {
    update((known) => mergeRows(known, asked, reply));
    settleTotal();
  }

  /** The service's total may have counted what was seen and not told yet: once all is told, it is asked again. */
  function settleTotal(): void {
    if (isTotalOpen && !options.isOwing() && !isStopped) void catchUp();
  }

  function begin(reply: ConversationsReply): void {
    cursor = cursorAfter(reply.Rows);
    hasMore = reply.HasMore;
    status = 'ready';
    change();
  }

  function catchUp(): Promise<void> {
    isAskedAgain = true;
    cancelRetry?.();
    inFlight ??= drain().finally(() => {
      inFlight = undefined;
    });
    return inFlight;
  }

  async function drain(): Promise<void> {
    while (isAskedAgain && !isStopped) {
      isAskedAgain = false;
      try {
        await (status === 'ready' ? readChanges() : readFirst());
        failures = 0;
      } catch {
        fail();
      }
    }
  }

  async function readFirst(): Promise<void> {
    const reply = await askPage({});
    if (!isStopped) begin(reply);
  }

  async function readChanges(): Promise<void> {
    const asked = list;
    isTotalOpen = options.isOwing();
    const reply = await fetchChanges({ Known: knownConversations(asked) });
    if (isStopped) return;
    update((known) => mergeChanges(known, asked, reply));
    settleTotal();
    for (const id of reply.Gone) options.onGone(id);
  }

  function fail(): void {
    if (status === 'loading') status = 'failed';
    change();
    if (isStopped || isAskedAgain || (status === 'ready' && !options.isLive())) return;
    failures += 1;
    const waitMs = Math.min(retryLastMs, retryFirstMs * 2 ** Math.min(failures - 1, 10));
    cancelRetry = timers.after(waitMs, () => void catchUp());
  }

  async function loadMore(): Promise<void> {
    if (isLoadingMore || !hasMore || cursor === undefined) return;
    isLoadingMore = true;
    change();
    try {
      const reply = await askPage({ After: cursor });
      cursor = cursorAfter(reply.Rows) ?? cursor;
      hasMore = reply.HasMore && reply.Rows.length > 0;
    } finally {
      isLoadingMore = false;
      change();
    }
  }

  async function look(filter: ListFilter | undefined): Promise<void> {
    if (filter === undefined) {
      search = undefined;
      return change();
    }
    await readFound({ ...filter, ids: [], cursor: undefined, hasMore: false, isLoading: true, isFailed: false });
  }

  async function lookFurther(): Promise<void> {
    if (search === undefined || search.isLoading || !search.hasMore) return;
    await readFound({ ...search, isLoading: true, isFailed: false });
  }

  async function readFound(mine: Search): Promise<void> {
    search = mine;
    change();
    const body = {
      ...(mine.cursor === undefined ? {} : { After: mine.cursor }),
      ...(mine.search === '' ? {} : { Search: mine.search }),
      ...(mine.isUnreadOnly ? { UnreadOnly: true } : {}),
    };
    try {
      const reply = await askPage(body);
      // Another search has begun meanwhile.
      if (search !== mine) return;
      search = {
        ...mine,
        ids: [...new Set([...mine.ids, ...reply.Rows.map(({ id }) => id)])],
        cursor: cursorAfter(reply.Rows),
        hasMore: reply.HasMore && reply.Rows.length > 0,
        isLoading: false,
      };
    } catch {
      if (search === mine) search = { ...mine, isLoading: false, isFailed: true };
    }
    change();
  }

  function found(): FoundConversations | undefined {
    if (search === undefined) return undefined;
    const { ids, cursor: _, ...rest } = search;
    return { ...rest, rows: ids.flatMap((id) => list.rows.get(id)?.row ?? []) };
  }

  return {
    getView() {
      view ??= {
        status,
        rows: sortedRows(list),
        hasMore,
        isLoadingMore,
        totalUnread: totalUnread(list),
        found: found(),
      };
      return view;
    },
    getList: () => list,
    update,
    begin(reply) {
      take(list, reply);
      begin(reply);
    },
    catchUp,
    settleTotal,
    loadMore,
    look,
    lookFurther,
    stop() {
      isStopped = true;
      cancelGrace?.();
      cancelRetry?.();
    },
  };
}

function cursorAfter(rows: readonly ConversationRow[]): ConversationCursor | undefined {
  const last = rows.at(-1);
  return last === undefined ? undefined : { isPinned: last.isPinned, activeAt: last.activeAt, id: last.id };
}
