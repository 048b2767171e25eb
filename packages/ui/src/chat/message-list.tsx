import ArrowDown from 'lucide-react/icons/arrow-down';
import MessagesSquare from 'lucide-react/icons/messages-square';
import { forwardRef, type ReactNode, useImperativeHandle } from 'react';
import { useIsScripted } from '../primitives/behaviour/use-is-scripted.ts';
import { Button } from '../primitives/buttons/button.tsx';
import { IconButton } from '../primitives/buttons/icon-button.tsx';
import { EmptyState } from '../primitives/feedback/empty-state.tsx';
import { ErrorState } from '../primitives/feedback/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../primitives/feedback/skeleton.tsx';
import { Spinner } from '../primitives/feedback/spinner.tsx';
import { Icon } from '../theme/icon.tsx';
import type { MessageItem } from './message-item.ts';
import * as styles from './message-list.css.ts';
import type { MessageListProps } from './message-list-props.ts';
import { MessageRow } from './message-row.tsx';
import { useMessageList } from './use-message-list.ts';

/** What the page around it can ask of the list. */
export interface MessageListHandle {
  /** Goes to a message and gives it the focus. False where it is not loaded: then it is gone to once it is. */
  jumpTo: (seq: number) => boolean;
  jumpToEnd: () => void;
}

/** Drawn of a page whose scripts have not come. */
const plainMax = 60;

/**
 * Messages of one conversation, however many. It stays at the newest one while one is there, and where one reads while one
 * reads above. Arrows go from message to message; only lines that arrive are read out.
 */
export const MessageList = forwardRef<MessageListHandle, MessageListProps>(function MessageList(props, ref) {
  const { label, items, isLoading = false, problem, onRetry, empty } = props;
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
  return <FilledList {...props} ref={ref} />;
});

const FilledList = forwardRef<MessageListHandle, MessageListProps>(function FilledList(props, ref) {
  const isScripted = useIsScripted();
  const list = useMessageList(props);
  const { label, items, isLoadingOlder = false, hasNewer = false, onNewest } = props;
  useImperativeHandle(ref, () => ({ jumpTo: list.jumpTo, jumpToEnd: list.jumpToEnd }), [list.jumpTo, list.jumpToEnd]);
  const plainFrom = Math.max(0, items.length - plainMax);
  const rowAt = (index: number): ReactNode => {
    const item = items[index];
    if (item === undefined) return null;
    if (item.kind === 'missing') return <MissingRow />;
    return <MessageRow {...rowProps(props, item, index)} {...list.rowState(item)} />;
  };
  return (
    <div className={styles.frame}>
      {isLoadingOlder ? (
        <p role="status" className={styles.older}>
          <Spinner label="" />
          <span>Loading older messages</span>
        </p>
      ) : null}
      {/* Its lines are read out beside it: scrolling draws rows anew, and these are no news. */}
      <div
        ref={list.scroller}
        role="log"
        aria-live="off"
        aria-label={label}
        className={styles.scroller}
        onKeyDown={list.onKeyDown}
        onFocus={list.onFocus}
        onBlur={list.onBlur}
      >
        {isScripted ? (
          <div className={styles.sizer} style={{ height: list.height }}>
            {list.rows.map(({ key, index, start }) => (
              <div
                key={key}
                data-index={index}
                ref={list.measure}
                className={styles.item}
                style={{ transform: `translateY(${start}px)` }}
              >
                {rowAt(index)}
              </div>
            ))}
          </div>
        ) : (
          items.slice(plainFrom).map((item, index) => (
            <div key={item.key} className={styles.plainItem}>
              {rowAt(plainFrom + index)}
            </div>
          ))
        )}
      </div>
      {list.isAtEnd && !hasNewer ? null : (
        <NewestButton count={list.newCount} onPress={hasNewer && onNewest !== undefined ? onNewest : list.jumpToEnd} />
      )}
      <div aria-live="polite" className={styles.spoken}>
        <span>{list.spoken}</span>
      </div>
    </div>
  );
});

function rowProps(props: MessageListProps, item: MessageItem, index: number) {
  const { items, zone, isGroup, people, ownId, hrefOfFile, handlers, firstUnread } = props;
  const before = items[index - 1];
  return {
    item,
    before: before?.kind === 'message' ? before : undefined,
    isFirstUnread: firstUnread !== undefined && item.seq === firstUnread,
    ...{ zone, isGroup, people, ownId, hrefOfFile, handlers },
  };
}

function NewestButton({ count, onPress }: { count: number; onPress: () => void }) {
  if (count === 0)
    return (
      <IconButton
        className={styles.newest}
        variant="secondary"
        label="Go to the newest message"
        icon={<Icon of={ArrowDown} />}
        onClick={onPress}
      />
    );
  return (
    <Button
      className={styles.newest}
      variant="primary"
      size="small"
      icon={<Icon of={ArrowDown} size="small" />}
      onClick={onPress}
    >
      {count === 1 ? 'New messages (1)' : `New messages (${count > 99 ? '99+' : count})`}
    </Button>
  );
}

function MissingRow() {
  return (
    <p className={styles.missing}>
      <Spinner label="" />
      <span>Loading the missing part</span>
    </p>
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
