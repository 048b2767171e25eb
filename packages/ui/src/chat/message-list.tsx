import MessagesSquare from 'lucide-react/icons/messages-square';
import { forwardRef, useImperativeHandle, useRef } from 'react';
import { PartBoundary } from '../primitives/behaviour/part-boundary.tsx';
import { useLoaded } from '../primitives/behaviour/use-loaded.ts';
import { EmptyState } from '../primitives/feedback/empty-state.tsx';
import { ErrorState } from '../primitives/feedback/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../primitives/feedback/skeleton.tsx';
import { listRow } from './list-row.tsx';
import * as styles from './message-list.css.ts';
import type { MessageListHandle, MessageListProps } from './message-list-props.ts';
import { findNewestOwn } from './newest-own.ts';

/** Drawn until the virtual list's code has come, and on a page without scripts. */
const plainMax = 60;
const loadVirtual = async () => (await import('./virtual-messages.tsx')).VirtualMessages;

/**
 * Messages of one conversation, however many. It stays at the newest one while one is there, and where one reads while one
 * reads above. Arrows go from message to message; only lines that arrive are read out.
 */
export const MessageList = forwardRef<MessageListHandle, MessageListProps>(function MessageList(props, ref) {
  const { label, items, isLoading = false, problem, onRetry, empty } = props;
  const Virtual = useLoaded(loadVirtual);
  const virtual = useRef<MessageListHandle>(null);
  const wantedSeq = useRef<number>();
  useImperativeHandle(
    ref,
    () => ({
      jumpTo: (seq) => {
        if (virtual.current !== null) return virtual.current.jumpTo(seq);
        wantedSeq.current = seq;
        return false;
      },
      jumpToEnd: () => virtual.current?.jumpToEnd(),
    }),
    [],
  );
  if (problem !== undefined)
    return (
      <div className={styles.frame}>
        <ErrorState title={problem} onRetry={onRetry} className={styles.center} />
      </div>
    );
  if (isLoading) return <LoadingList />;
  if (items.length === 0)
    return (
      <div className={styles.frame} role="log" aria-label={label}>
        {empty ?? (
          <EmptyState
            icon={MessagesSquare}
            title="No messages yet"
            description="Write the first one below."
            className={styles.center}
          />
        )}
      </div>
    );
  return Virtual === undefined ? (
    <PlainMessages {...props} />
  ) : (
    <PartBoundary name="The messages" data={items}>
      <Virtual {...props} handle={virtual} wantedSeq={wantedSeq} />
    </PartBoundary>
  );
});

/** The newest messages, which stand at their end without a script. */
function PlainMessages(props: MessageListProps) {
  const { label, items } = props;
  const from = Math.max(0, items.length - plainMax);
  const newestOwn = findNewestOwn(items);
  return (
    <div className={styles.frame}>
      <div role="log" aria-live="off" aria-label={label} className={styles.plainScroller}>
        <div className={styles.plain}>
          {items.slice(from).map((item, index) => (
            <div key={item.key} className={styles.plainItem}>
              {listRow(props, from + index, {
                isActive: from + index === items.length - 1,
                isTarget: false,
                isNewestOwn: item === newestOwn,
              })}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

function LoadingList() {
  return (
    <div className={styles.frame}>
      <SkeletonGroup label="Loading messages" className={styles.loading}>
        <Skeleton shape="body" width="medium" />
        <Skeleton shape="body" width="long" />
        <Skeleton shape="body" width="short" className={styles.loadingOwn} />
        <Skeleton shape="body" width="medium" />
        <Skeleton shape="body" width="medium" className={styles.loadingOwn} />
      </SkeletonGroup>
    </div>
  );
}
