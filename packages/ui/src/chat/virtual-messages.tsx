import ArrowDown from 'lucide-react/icons/arrow-down';
import { type MutableRefObject, type Ref, useImperativeHandle } from 'react';
import { Button } from '../primitives/buttons/button.tsx';
import { IconButton } from '../primitives/buttons/icon-button.tsx';
import { Spinner } from '../primitives/feedback/spinner.tsx';
import { Icon } from '../theme/icon.tsx';
import { listRow } from './list-row.tsx';
import * as styles from './message-list.css.ts';
import type { MessageListHandle, MessageListProps } from './message-list-props.ts';
import { useMessageList } from './use-message-list.ts';

export interface VirtualMessagesProps extends MessageListProps {
  handle: Ref<MessageListHandle>;
  /** A message that was asked for and is not loaded yet; it is gone to once it is. */
  wantedSeq: MutableRefObject<number | undefined>;
}

/** Messages of which those in sight are drawn. Its code comes after the page. */
export function VirtualMessages({ handle, wantedSeq, ...props }: VirtualMessagesProps) {
  const list = useMessageList(props, wantedSeq);
  const { label, items, isLoadingOlder = false, hasNewer = false, onNewest } = props;
  useImperativeHandle(handle, () => ({ jumpTo: list.jumpTo, jumpToEnd: list.jumpToEnd }), [
    list.jumpTo,
    list.jumpToEnd,
  ]);
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
        <div className={styles.sizer} style={{ height: list.height }}>
          {list.rows.map(({ key, index, start }) => {
            const item = items[index];
            return (
              <div
                key={key}
                data-index={index}
                ref={list.measure}
                className={styles.item}
                style={{ transform: `translateY(${start}px)` }}
              >
                {item === undefined ? null : listRow(props, index, list.rowState(item))}
              </div>
            );
          })}
        </div>
      </div>
      {list.isAtEnd && !hasNewer ? null : (
        <NewestButton count={list.newCount} onPress={hasNewer && onNewest !== undefined ? onNewest : list.jumpToEnd} />
      )}
      <div aria-live="polite" className={styles.spoken}>
        <span>{list.spoken}</span>
      </div>
    </div>
  );
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
