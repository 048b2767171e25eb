import { isRecallableKind } from '@tutor/rules/chat/entry-kinds';
import { entryText, spoken } from '@tutor/rules/chat/entry-text';
import type { Mentionable } from '@tutor/rules/chat/mentions';
import { timeText } from '@tutor/rules/time/zoned-text';
import Check from 'lucide-react/icons/check';
import CheckCheck from 'lucide-react/icons/check-check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import Clock from 'lucide-react/icons/clock';
import Forward from 'lucide-react/icons/forward';
import type { ReactNode } from 'react';
import { Button } from '../primitives/buttons/button.tsx';
import { Avatar } from '../primitives/data/avatar.tsx';
import { ProgressBar } from '../primitives/feedback/progress-bar.tsx';
import { VisuallyHidden } from '../primitives/layout/visually-hidden.tsx';
import { Icon } from '../theme/icon.tsx';
import * as styles from './message-bubble.css.ts';
import { MessageContent } from './message-content.tsx';
import type { MessageHandlers } from './message-handlers.ts';
import {
  deliveryText,
  isBubble,
  isForwarded,
  type MessageItem,
  messageText,
  type ReactionItem,
  senderText,
} from './message-item.ts';
import { RecallButton } from './recall-button.tsx';

export interface MessageBubbleProps {
  item: MessageItem;
  /** IANA name of the zone to write times in. */
  zone: string;
  /** Names and pictures are shown, and seen by whom. */
  isGroup: boolean;
  /** It begins what its sender says: with name and time. */
  isFirst: boolean;
  /** The newest own message says that it was sent. */
  isNewestOwn?: boolean | undefined;
  /** People who can be mentioned. */
  people?: readonly Mentionable[] | undefined;
  ownId?: number | undefined;
  hrefOfFile: (path: string) => string;
  handlers: MessageHandlers;
  /** What is in it is reached by Tab. */
  isTabbable?: boolean | undefined;
  /** Buttons over it. */
  actions?: ReactNode;
}

/** A message, whatever its kind: who said it and when, what it holds, and how far it is. */
export function MessageBubble({ actions, ...props }: MessageBubbleProps) {
  const { item, zone, isGroup, isFirst, isTabbable = true } = props;
  if (!isBubble(item))
    return (
      <p className={styles.across}>
        <bdi>{messageText(item)}</bdi>
        {actions}
      </p>
    );
  const hasPicture = isGroup && !item.isOwn && item.sender !== null;
  return (
    <div
      className={styles.message}
      data-own={item.isOwn ? '' : undefined}
      data-group={hasPicture ? '' : undefined}
      data-head={isFirst ? '' : undefined}
    >
      {isFirst ? (
        <p className={styles.head}>
          {hasPicture ? (
            <Avatar
              name={senderText(item)}
              src={item.sender?.avatarUrl}
              size="small"
              isDecorative
              className={styles.avatar}
            />
          ) : null}
          {item.isOwn || !(isGroup || item.sender === null) ? null : (
            <bdi className={styles.sender}>{senderText(item)}</bdi>
          )}
          <time dateTime={item.at.toISOString()}>{timeText(item.at, zone)}</time>
        </p>
      ) : null}
      <div className={styles.line}>
        <div
          className={styles.bubble}
          data-kind={item.content.kind}
          data-failed={item.delivery.kind === 'failed' ? '' : undefined}
        >
          {isForwarded(item) ? (
            <p className={styles.forwarded}>
              <Icon of={Forward} size="small" />
              <span>Forwarded</span>
            </p>
          ) : null}
          {item.quote === undefined ? null : <Quote {...props} quote={item.quote} isTabbable={isTabbable} />}
          <MessageContent
            {...props}
            isTabbable={isTabbable}
            onOpenPicture={props.handlers.onOpenPicture && (() => props.handlers.onOpenPicture?.(item))}
            onCallBack={props.handlers.onCallBack && (() => props.handlers.onCallBack?.(item))}
          />
          <EditAgain {...props} isTabbable={isTabbable} />
        </div>
        <RecallRing {...props} isTabbable={isTabbable} />
        {actions}
      </div>
      {item.reactions === undefined || item.reactions.length === 0 ? null : (
        <Reactions {...props} reactions={item.reactions} isTabbable={isTabbable} />
      )}
      {item.isOwn ? <DeliveryLine {...props} isTabbable={isTabbable} /> : null}
    </div>
  );
}

type PartProps = MessageBubbleProps & { isTabbable: boolean };

function tab(isTabbable: boolean): { tabIndex?: -1 } {
  return isTabbable ? {} : { tabIndex: -1 };
}

/** The message that is answered, as it is now: recalled, its text is nowhere any more. */
function Quote({ quote, handlers, isTabbable }: PartProps & { quote: NonNullable<MessageItem['quote']> }) {
  const words = (
    <>
      <bdi className={styles.quoteSender}>{spoken(quote.senderName)}</bdi>
      <bdi className={styles.quoteText}>{entryText(quote.content, quote.senderName)}</bdi>
    </>
  );
  if (handlers.onJump === undefined) return <blockquote className={styles.quote}>{words}</blockquote>;
  return (
    <button type="button" className={styles.quote} onClick={() => handlers.onJump?.(quote.seq)} {...tab(isTabbable)}>
      {words}
      <VisuallyHidden>: go to this message</VisuallyHidden>
    </button>
  );
}

function EditAgain({ item, handlers, isTabbable }: PartProps) {
  if (item.content.kind !== 'recalled' || item.textBeforeRecall === undefined || handlers.onEditAgain === undefined)
    return null;
  return (
    <Button
      size="small"
      aria-label={`Edit again: ${item.textBeforeRecall}`}
      onClick={() => handlers.onEditAgain?.(item)}
      {...tab(isTabbable)}
    >
      Edit again
    </Button>
  );
}

function RecallRing({ item, handlers, isTabbable }: PartProps) {
  if (!item.isOwn || item.seq === undefined || !isRecallableKind(item.content.kind) || handlers.onRecall === undefined)
    return null;
  return (
    <RecallButton
      at={item.at}
      text={messageText(item)}
      isTabbable={isTabbable}
      onRecall={() => handlers.onRecall?.(item)}
    />
  );
}

function Reactions({ item, handlers, isTabbable, reactions }: PartProps & { reactions: readonly ReactionItem[] }) {
  return (
    <ul className={styles.reactions} aria-label="Reactions">
      {reactions.map(({ emoji, names, isOwn }) => (
        <li key={emoji}>
          <button
            type="button"
            className={styles.reaction}
            aria-pressed={isOwn}
            aria-label={`${emoji} ${names.length}: ${names.map(spoken).join(', ')}, on ${messageText(item)}`}
            title={names.map(spoken).join(', ')}
            aria-disabled={handlers.onReact === undefined ? true : undefined}
            onClick={() => handlers.onReact?.(item, emoji, !isOwn)}
            {...tab(isTabbable)}
          >
            <span>{`${emoji} ${names.length}`}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function DeliveryLine({ item, isGroup, isNewestOwn = false, handlers, isTabbable }: PartProps) {
  const { delivery } = item;
  const words = deliveryText(item, isGroup) ?? (isNewestOwn && item.content.kind !== 'recalled' ? 'Sent' : undefined);
  if (words === undefined) return null;
  const icons = { waiting: Clock, sending: Clock, failed: CircleAlert, sent: words === 'Sent' ? Check : CheckCheck };
  const isOnWay = delivery.kind === 'sending' && delivery.percent !== undefined;
  return (
    <div className={styles.delivery} data-state={delivery.kind}>
      {isOnWay ? (
        <ProgressBar label={messageText(item)} isLabelHidden value={delivery.percent} className={styles.progress} />
      ) : null}
      <span className={styles.state} title={item.seenBy?.map(spoken).join(', ')}>
        <Icon of={icons[delivery.kind]} size="small" />
        <span>{words}</span>
      </span>
      {delivery.kind === 'failed' && handlers.onRetry !== undefined ? (
        <Button
          size="small"
          aria-label={`Retry: ${messageText(item)}`}
          onClick={() => handlers.onRetry?.(item)}
          {...tab(isTabbable)}
        >
          Retry
        </Button>
      ) : null}
      {(delivery.kind === 'failed' || delivery.kind === 'waiting' || isOnWay) && handlers.onDiscard !== undefined ? (
        <Button
          size="small"
          variant="quiet"
          aria-label={`${isOnWay ? 'Cancel' : 'Discard'}: ${messageText(item)}`}
          onClick={() => handlers.onDiscard?.(item)}
          {...tab(isTabbable)}
        >
          {isOnWay ? 'Cancel' : 'Discard'}
        </Button>
      ) : null}
    </div>
  );
}
