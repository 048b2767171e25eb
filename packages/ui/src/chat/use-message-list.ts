import { defaultRangeExtractor, useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MutableRefObject,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useBrowserLayoutEffect } from '../primitives/behaviour/use-browser-layout-effect.ts';
import { estimatedPx } from './estimated-px.ts';
import { forgetSizes } from './forget-sizes.ts';
import type { RowState } from './list-row.tsx';
import { indexOfSeq, type MessageListItem, type MissingItem } from './message-item.ts';
import type { MessageListProps, Span } from './message-list-props.ts';
import { findNewestOwn } from './newest-own.ts';
import { useFillingHole } from './use-filling-hole.ts';
import { useFocusedRow } from './use-focused-row.ts';
import { useInSight } from './use-in-sight.ts';
import { useNewCount } from './use-new-count.ts';
import { useSeen } from './use-seen.ts';
import { useSpokenMessages } from './use-spoken-messages.ts';

/** So close to the end one is at it. */
const endPx = 80;
/** Further pages are asked for when so many rows are left before the edge of what is loaded, or before a hole. */
const edgeRows = 20;
const paddingPx = 16;

interface ListState {
  scroller: RefObject<HTMLDivElement>;
  rows: readonly VirtualItem[];
  height: number;
  measure: (element: Element | null) => void;
  isAtEnd: boolean;
  /** Messages of others that came while one was above. */
  newCount: number;
  /** Lines that have just arrived, for the ear. */
  spoken: string;
  rowState: (item: MessageListItem) => RowState;
  jumpTo: (seq: number) => boolean;
  jumpToEnd: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: (event: FocusEvent) => void;
  onBlur: (event: FocusEvent) => void;
}

/** Where the list stands, which of its rows are drawn, and which of them has the focus. */
export function useMessageList(props: MessageListProps, wantedSeq: MutableRefObject<number | undefined>): ListState {
  const { items, firstUnread, hasOlder = false, hasNewer = false, isGroup } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const focus = useFocusedRow(items);
  // The page that reaches the newest one is history still: one is not carried to its end.
  const hadNewer = usePrevious(hasNewer);
  const isFollowing = !hasNewer && hadNewer !== true;
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: useCallback((index: number) => estimatedPx(items[index]), [items]),
    getItemKey: useCallback((index: number) => items[index]?.key ?? index, [items]),
    anchorTo: 'end',
    followOnAppend: isFollowing,
    scrollEndThreshold: endPx,
    overscan: 6,
    paddingStart: paddingPx,
    paddingEnd: paddingPx,
    rangeExtractor: (range) => withRow(defaultRangeExtractor(range), focus.keptIndex),
  });
  const filling = useFillingHole(items, virtual, scroller);
  // A row at the upper edge keeps its lower part where it is: that is where one reads on. So does the first one of all, and the
  // one below a hole: they lose their day when older ones come.
  virtual.shouldAdjustScrollPositionOnItemSizeChange = ({ start, key }) =>
    start <= (virtual.scrollOffset ?? 0) + paddingPx || key === filling.keptKey();

  const [isAtEnd, setAtEnd] = useState(firstUnread === undefined);
  const wasAtEnd = useRef(firstUnread === undefined);
  const jumpToEnd = useCallback((): void => virtual.scrollToEnd(), [virtual]);
  const seen = useSeen({ scroller, items, virtual, onSeen: props.onSeen });
  useInSight({ scroller, isAtEnd: isAtEnd && !hasNewer, onInSight: props.onInSight });

  const look = (): void => {
    const is = isAtEndOf(scroller.current);
    wasAtEnd.current = is;
    setAtEnd(is);
    seen();
    filling.look();
    const { range } = virtual;
    if (range === null) return;
    const { startIndex, endIndex } = range;
    props.onInView?.(spansInView(items, startIndex, endIndex, focus.keptIndex));
    if (hasOlder && startIndex < edgeRows) props.onOlder?.();
    if (hasNewer && endIndex >= items.length - edgeRows) props.onNewer?.();
    const hole = holeNear(items, startIndex, endIndex);
    if (hole !== undefined) props.onHole?.(hole.item, hole.way);
  };
  const lookRef = useRef(look);
  lookRef.current = look;

  // Where it opens: at the first unread one, or else at the newest.
  useBrowserLayoutEffect(() => {
    const index = firstUnread === undefined ? -1 : indexOfSeq(items, firstUnread);
    if (index === -1) virtual.scrollToEnd();
    else virtual.scrollToIndex(index, { align: 'start' });
  }, []);

  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const onScroll = (): void => lookRef.current();
    element.addEventListener('scroll', onScroll, { passive: true });
    // A field that grows below takes room away: one who is at the end stays there.
    const watch = new ResizeObserver(() => {
      if (wasAtEnd.current) virtual.scrollToEnd();
    });
    watch.observe(element);
    return () => {
      element.removeEventListener('scroll', onScroll);
      watch.disconnect();
    };
  }, [virtual]);

  // What was just written is gone to, wherever one reads.
  const newest = items.at(-1);
  const newestKey = newest?.key;
  const isJustWritten = newest?.kind === 'message' && newest.isOwn && newest.seq === undefined;
  const knownNewest = usePrevious(newestKey);
  useBrowserLayoutEffect(() => {
    if (isJustWritten && knownNewest !== undefined && newestKey !== knownNewest) virtual.scrollToEnd();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is in sight changes with the messages.
  useEffect(() => lookRef.current(), [items]);
  useEffect(() => forgetSizes(virtual.itemSizeCache, items), [virtual, items]);

  // A row that turns out higher than it was guessed does not push the newest one out of sight for a frame.
  const height = virtual.getTotalSize();
  useBrowserLayoutEffect(() => {
    if (wasAtEnd.current && isFollowing) virtual.scrollToEnd();
  }, [height]);

  const goToRow = (index: number, align: 'center' | 'auto'): void => {
    virtual.scrollToIndex(index, { align });
    wasAtEnd.current = isAtEndOf(scroller.current);
    focus.moveTo(index);
  };
  const [target, setTarget] = useState<string>();
  const jumpTo = (seq: number): boolean => {
    const index = indexOfSeq(items, seq);
    const item = items[index];
    wantedSeq.current = item === undefined ? seq : undefined;
    if (item === undefined) return false;
    setTarget(item.key);
    goToRow(index, 'center');
    return true;
  };
  const jumpToRef = useRef(jumpTo);
  jumpToRef.current = jumpTo;
  // What was not loaded when it was asked for is gone to when it has come.
  useBrowserLayoutEffect(() => {
    if (wantedSeq.current !== undefined) jumpToRef.current(wantedSeq.current);
  }, [items]);

  const rows = virtual.getVirtualItems();
  useBrowserLayoutEffect(() => focus.take(scroller.current));
  const newestOwn = useMemo(() => findNewestOwn(items), [items]);

  return {
    scroller,
    rows,
    height,
    measure: virtual.measureElement,
    isAtEnd,
    newCount: useNewCount(items, isAtEnd, firstUnread),
    spoken: useSpokenMessages({ items, isGroup, isHistory: hasNewer || hadNewer === true }),
    rowState: (item) => ({
      isActive: item.key === focus.activeKey,
      isTarget: item.key === target,
      isNewestOwn: item === newestOwn,
    }),
    jumpTo: useCallback((seq) => jumpToRef.current(seq), []),
    jumpToEnd,
    onKeyDown: (event) => {
      const index = focus.indexAfter(event);
      if (index === undefined) return;
      event.preventDefault();
      goToRow(index, 'auto');
    },
    onFocus: focus.onFocus,
    onBlur: focus.onBlur,
  };
}

/** The hole that is nearest to the rows in sight, and the way on which one comes to it. */
function holeNear(
  items: readonly MessageListItem[],
  startIndex: number,
  endIndex: number,
): { item: MissingItem; way: 'older' | 'newer' } | undefined {
  const middle = (startIndex + endIndex) / 2;
  const first = Math.max(0, startIndex - edgeRows);
  const near = items
    .slice(first, endIndex + edgeRows + 1)
    .flatMap((item, offset) => (item.kind === 'missing' ? [{ item, index: first + offset }] : []))
    .sort((a, b) => Math.abs(a.index - middle) - Math.abs(b.index - middle))[0];
  return near && { item: near.item, way: near.index > middle ? 'newer' : 'older' };
}

function spansInView(
  items: readonly MessageListItem[],
  startIndex: number,
  endIndex: number,
  keptIndex: number | undefined,
): Span[] {
  const seqOf = (item: MessageListItem | undefined): number[] =>
    item?.kind === 'message' && item.seq !== undefined ? [item.seq] : [];
  const seqs = items.slice(startIndex, endIndex + 1).flatMap(seqOf);
  const [from] = seqs;
  const to = seqs.at(-1);
  const kept = keptIndex === undefined ? [] : seqOf(items[keptIndex]);
  return [
    ...(from === undefined || to === undefined ? [] : [{ from, to }]),
    ...kept.map((seq) => ({ from: seq, to: seq })),
  ];
}

/** By the document: the virtualizer knows of its own scrolling only from the next frame on. */
function isAtEndOf(element: HTMLElement | null): boolean {
  return element !== null && element.scrollHeight - element.scrollTop - element.clientHeight <= endPx;
}

function usePrevious<T>(value: T): T | undefined {
  const ref = useRef<T>();
  useEffect(() => {
    ref.current = value;
  }, [value]);
  return ref.current;
}

/** The rows in sight with one more, which has the focus and must not go. */
function withRow(indexes: number[], kept: number | undefined): number[] {
  if (kept === undefined || indexes.includes(kept)) return indexes;
  return [...indexes, kept].sort((a, b) => a - b);
}
