import { useVirtualizer } from '@tanstack/react-virtual';
import MessagesSquare from 'lucide-react/icons/messages-square';
import SearchX from 'lucide-react/icons/search-x';
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useIsScripted } from '../primitives/behaviour/use-is-scripted.ts';
import { EmptyState } from '../primitives/feedback/empty-state.tsx';
import { ErrorState } from '../primitives/feedback/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../primitives/feedback/skeleton.tsx';
import { SegmentedControl } from '../primitives/fields/segmented-control.tsx';
import { TextField } from '../primitives/fields/text-field.tsx';
import { type ConversationItem, ConversationLink } from './conversation-link.tsx';
import * as styles from './conversation-list.css.ts';

export interface ConversationListProps {
  /** In their order, narrowed already by what is searched for. */
  conversations: readonly ConversationItem[];
  selectedId?: number | undefined;
  hrefOf: (id: number) => string;
  /** Address of a picture by its reference. */
  hrefOfFile: (path: string) => string;
  ownId?: number | undefined;
  search: string;
  onSearch: (words: string) => void;
  isUnreadOnly: boolean;
  onUnreadOnly: (isUnreadOnly: boolean) => void;
  isLoading?: boolean | undefined;
  problem?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** The end of what is loaded comes near. */
  onEndNear?: (() => void) | undefined;
  /** Buttons above the list: write to somebody, new group. */
  tools?: ReactNode;
  /** A state of the whole chat, below the title: `DoNotDisturbBar`. */
  state?: ReactNode;
}

/** Rows before the end of what is loaded at which more are asked for. */
const endRows = 10;
const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** All conversations of the reader, however many, with the way to find one. */
export function ConversationList(props: ConversationListProps) {
  const { search, onSearch, isUnreadOnly, onUnreadOnly, tools, state } = props;
  return (
    <section className={styles.root} aria-label="Conversations">
      <div className={styles.head}>
        <div className={styles.titleLine}>
          <h2 className={styles.title}>Conversations</h2>
          {tools}
        </div>
        {state}
        <TextField
          label="Search conversations"
          isLabelHidden
          type="search"
          placeholder="Search conversations"
          maxLength={100}
          value={search}
          onChange={({ currentTarget }) => onSearch(currentTarget.value)}
        />
        <SegmentedControl
          label="Show"
          value={isUnreadOnly ? 'unread' : 'all'}
          segments={[
            { value: 'all', label: 'All' },
            { value: 'unread', label: 'Unread' },
          ]}
          onChange={(value) => onUnreadOnly(value === 'unread')}
          className={styles.filter}
        />
      </div>
      <Body {...props} />
    </section>
  );
}

function Body(props: ConversationListProps) {
  const { conversations, search, isUnreadOnly, isLoading = false, problem, onRetry } = props;
  const isScripted = useIsScripted();
  if (problem !== undefined) return <ErrorState title={problem} headingLevel={2} onRetry={onRetry} />;
  if (isLoading)
    return (
      <SkeletonGroup label="Loading conversations" className={styles.loading}>
        {[1, 2, 3, 4].map((row) => (
          <span key={row} className={styles.loadingRow}>
            <Skeleton shape="avatar" />
            <Skeleton shape="body" width="medium" />
          </span>
        ))}
      </SkeletonGroup>
    );
  if (conversations.length === 0) return <Nothing search={search} isUnreadOnly={isUnreadOnly} />;
  return isScripted ? <VirtualRows {...props} /> : <PlainRows {...props} />;
}

function Nothing({ search, isUnreadOnly }: { search: string; isUnreadOnly: boolean }) {
  if (search.trim() !== '')
    return (
      <EmptyState
        icon={SearchX}
        headingLevel={2}
        title={`Nothing found for “${search.trim()}”`}
        description="Try part of a name or of the last message."
      />
    );
  return isUnreadOnly ? (
    <EmptyState icon={MessagesSquare} headingLevel={2} title="All read" description="New messages appear here." />
  ) : (
    <EmptyState
      icon={MessagesSquare}
      headingLevel={2}
      title="No conversations yet"
      description="Write to a student, or create a group."
    />
  );
}

function PlainRows({ conversations, selectedId, hrefOf, hrefOfFile, ownId }: ConversationListProps) {
  return (
    <ul className={styles.scroller} aria-label="Conversations">
      {conversations.map((item) => (
        <li key={item.id}>
          <ConversationLink
            item={item}
            isSelected={item.id === selectedId}
            {...{ hrefOf, hrefOfFile, ownId }}
            isTabbable
          />
        </li>
      ))}
    </ul>
  );
}

function VirtualRows({ conversations, selectedId, hrefOf, hrefOfFile, ownId, onEndNear }: ConversationListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const rowPx = useRowPx();
  const virtual = useVirtualizer({
    count: conversations.length,
    getScrollElement: () => scroller.current,
    estimateSize: useCallback(() => rowPx, [rowPx]),
    getItemKey: useCallback((index: number) => conversations[index]?.id ?? index, [conversations]),
    overscan: 6,
    initialRect: { width: 300, height: 800 },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: all sizes are estimates, which the virtualizer keeps.
  useEffect(() => virtual.measure(), [rowPx]);

  const [active, setActive] = useState<number>();
  const wanted = useRef<number>();
  const indexOf = (id: number | undefined): number => conversations.findIndex((item) => item.id === id);
  const activeIndex = Math.max(0, indexOf(indexOf(active) === -1 ? selectedId : active));

  const rows = virtual.getVirtualItems();
  const isEndNear = (rows.at(-1)?.index ?? 0) >= conversations.length - endRows;
  useEffect(() => {
    if (isEndNear) onEndNear?.();
  }, [isEndNear, onEndNear]);
  useBrowserLayoutEffect(() => {
    const link =
      wanted.current === undefined
        ? null
        : scroller.current?.querySelector<HTMLElement>(`[data-conversation="${wanted.current}"]`);
    if (link === null || link === undefined) return;
    wanted.current = undefined;
    link.focus({ preventScroll: true });
  });

  const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, Home: -Infinity, End: Infinity };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const next = Math.min(conversations.length - 1, Math.max(0, activeIndex + step));
    wanted.current = conversations[next]?.id;
    setActive(wanted.current);
    virtual.scrollToIndex(next, { align: 'auto' });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its arrows go from link to link, and each link is pressed by itself
    <div ref={scroller} className={styles.scroller} onKeyDown={onKeyDown}>
      <ul className={styles.sizer} style={{ height: virtual.getTotalSize() }} aria-label="Conversations">
        {rows.map(({ index, start }) => {
          const item = conversations[index];
          return item === undefined ? null : (
            <li
              key={item.id}
              className={styles.item}
              style={{ transform: `translateY(${start}px)` }}
              aria-setsize={conversations.length}
              aria-posinset={index + 1}
              onFocus={() => setActive(item.id)}
            >
              <ConversationLink
                item={item}
                isSelected={item.id === selectedId}
                {...{ hrefOf, hrefOfFile, ownId }}
                isTabbable={index === activeIndex}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Height of a row in px, by the text size of the browser. */
function useRowPx(): number {
  const [rowPx, setRowPx] = useState(styles.rowRem * 16);
  useBrowserLayoutEffect(() => {
    const rootPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    setRowPx(styles.rowRem * rootPx);
  }, []);
  return rowPx;
}
