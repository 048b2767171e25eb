import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { PartBoundary } from '../primitives/behaviour/part-boundary.tsx';
import { useBrowserLayoutEffect } from '../primitives/behaviour/use-browser-layout-effect.ts';
import { ConversationLink } from './conversation-link.tsx';
import * as styles from './conversation-list.css.ts';
import type { ConversationListProps } from './conversation-list-props.ts';

/** Rows before the end of what is loaded at which more are asked for. */
const endRows = 10;
/** Conversations of which those in sight are drawn. Its code comes after the page. */
export function VirtualConversations({
  conversations,
  selectedId,
  hrefOf,
  hrefOfFile,
  ownId,
  onEndNear,
}: ConversationListProps) {
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
              <PartBoundary name="This conversation" data={item}>
                <ConversationLink
                  item={item}
                  isSelected={item.id === selectedId}
                  {...{ hrefOf, hrefOfFile, ownId }}
                  isTabbable={index === activeIndex}
                />
              </PartBoundary>
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
