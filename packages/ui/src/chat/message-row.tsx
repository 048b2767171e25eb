import { minutes } from '@tutor/rules/time/durations';
import { zonedDate } from '@tutor/rules/time/zone';
import { datedDayText, dayText, nearDayText } from '@tutor/rules/time/zoned-text';
import { memo, useRef, useState } from 'react';
import { LazyPart } from '../primitives/behaviour/lazy-part.tsx';
import { useNow } from '../primitives/behaviour/now.tsx';
import { MessageBubble, type MessageBubbleProps } from './message-bubble.tsx';
import { isBubble, type MessageItem, messageLabel } from './message-item.ts';
import * as styles from './message-list.css.ts';

export interface MessageRowProps extends Omit<MessageBubbleProps, 'isFirst' | 'isTabbable' | 'actions'> {
  /** The message before it, where it is loaded. */
  before: MessageItem | undefined;
  /** The first unread one stands under a line that says so. */
  isFirstUnread: boolean;
  /** The one message that Tab leads to. */
  isActive: boolean;
  /** It was gone to just now. */
  isTarget: boolean;
}

/** Further apart, messages of one sender have their time each. */
const togetherMs = minutes(5);

const loadActions = async () => (await import('./message-actions.tsx')).MessageActions;

/** A message in the list, with the day that begins with it and what can be done with it. */
export const MessageRow = memo(function MessageRow({
  before,
  isFirstUnread,
  isActive,
  isTarget,
  ...bubble
}: MessageRowProps) {
  const { item, zone } = bubble;
  const [isHovered, setHovered] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isNewDay = before === undefined || !isSameDay(before.at, item.at, zone);
  const isFirst = isNewDay || isFirstUnread || !continues(before, item);
  const row = useRef<HTMLElement>(null);
  const onBlur = (): void => {
    // Where the focus goes is known only later: a menu that closes gives it back to its button a moment after.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const { activeElement } = document;
        const isHere = row.current?.contains(activeElement) === true || activeElement?.closest('[role="menu"]') != null;
        if (!isHere) setFocus(false);
      }),
    );
  };
  return (
    <>
      {isNewDay ? <DayMark at={item.at} zone={zone} /> : null}
      {isFirstUnread ? (
        <p className={styles.unreadLine}>
          <span>New messages</span>
        </p>
      ) : null}
      <article
        ref={row}
        className={styles.row}
        data-first={isFirst ? '' : undefined}
        data-target={isTarget ? '' : undefined}
        data-message={item.key}
        aria-label={messageLabel(item, zone, bubble.isGroup)}
        tabIndex={isActive ? 0 : -1}
        onPointerEnter={({ pointerType }) => {
          if (pointerType === 'mouse') setHovered(true);
        }}
        onPointerLeave={() => setHovered(false)}
        onFocus={() => setFocus(true)}
        onBlur={onBlur}
      >
        <MessageBubble
          {...bubble}
          isFirst={isFirst}
          isTabbable={isActive}
          actions={
            isHovered || hasFocus ? (
              <LazyPart load={loadActions} props={{ item, zone, handlers: bubble.handlers, isTabbable: isActive }} />
            ) : null
          }
        />
      </article>
    </>
  );
});

function DayMark({ at, zone }: { at: Date; zone: string }) {
  const now = useNow('minute');
  const isThisYear = datedDayText(at, zone).slice(-4) === datedDayText(now, zone).slice(-4);
  const words = nearDayText(at, now, zone) ?? (isThisYear ? dayText(at, zone, 'long') : datedDayText(at, zone));
  return (
    <p className={styles.day}>
      <time dateTime={zonedDate(at, zone)}>{words}</time>
    </p>
  );
}

function isSameDay(one: Date, other: Date, zone: string): boolean {
  return one.getTime() === other.getTime() || zonedDate(one, zone) === zonedDate(other, zone);
}

/** Whether a message goes on with what its sender said before. */
function continues(before: MessageItem, item: MessageItem): boolean {
  return (
    isBubble(before) &&
    isBubble(item) &&
    before.isOwn === item.isOwn &&
    before.sender?.id === item.sender?.id &&
    item.at.getTime() - before.at.getTime() < togetherMs
  );
}
