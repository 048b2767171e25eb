import { isForwardableKind, isRecallableKind } from '@tutor/rules/chat/entry-kinds';
import { momentText } from '@tutor/rules/time/zoned-text';
import Copy from 'lucide-react/icons/copy';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Forward from 'lucide-react/icons/forward';
import Pencil from 'lucide-react/icons/pencil';
import Reply from 'lucide-react/icons/reply';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import SmilePlus from 'lucide-react/icons/smile-plus';
import Trash2 from 'lucide-react/icons/trash-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { useRef } from 'react';
import { useReadNow } from '../primitives/behaviour/now.tsx';
import { IconButton } from '../primitives/buttons/icon-button.tsx';
import { toastStore } from '../primitives/feedback/toast-store.ts';
import { Menu } from '../primitives/menus/menu.tsx';
import type { MenuItem } from '../primitives/menus/menu-item.ts';
import { Icon } from '../theme/icon.tsx';
import * as styles from './message-actions.css.ts';
import type { MessageHandlers } from './message-handlers.ts';
import { isBubble, type MessageItem, messageLabel, messageText } from './message-item.ts';
import { recallLeftMs } from './recall-button.tsx';

export interface MessageActionsProps {
  item: MessageItem;
  zone: string;
  handlers: MessageHandlers;
  isTabbable: boolean;
}

/** When a message was sent, and what can be done with it, over it: reply, react, and the rest in a menu. */
export function MessageActions({ item, zone, handlers, isTabbable }: MessageActionsProps) {
  const readNow = useReadNow();
  const react = useRef<HTMLButtonElement>(null);
  const items = menuItems(item, handlers, readNow(), () => {
    if (react.current !== null) handlers.onPickReaction?.(item, react.current);
  });
  const label = messageLabel(item, zone, false);
  const canReact = items.some(({ id }) => id === 'react');
  const tab = isTabbable ? {} : { tabIndex: -1 };
  return (
    <span className={styles.actions} data-own={item.isOwn ? '' : undefined}>
      <time dateTime={item.at.toISOString()} className={styles.moment}>
        {momentText(item.at, zone)}
      </time>
      {canReact ? (
        <IconButton
          ref={react}
          size="small"
          label={`React: ${label}`}
          title="React"
          icon={<Icon of={SmilePlus} size="small" />}
          onClick={({ currentTarget }) => handlers.onPickReaction?.(item, currentTarget)}
          {...tab}
        />
      ) : null}
      {items.some(({ id }) => id === 'reply') ? (
        <IconButton
          size="small"
          label={`Reply: ${label}`}
          title="Reply"
          icon={<Icon of={Reply} size="small" />}
          onClick={() => handlers.onReply?.(item)}
          {...tab}
        />
      ) : null}
      {items.length === 0 ? null : (
        <Menu
          items={items}
          trigger={(trigger) => (
            <IconButton
              {...trigger}
              size="small"
              label={`Actions: ${label}`}
              title="More"
              icon={<Icon of={Ellipsis} size="small" />}
              {...tab}
            />
          )}
        />
      )}
    </span>
  );
}

function menuItems(item: MessageItem, handlers: MessageHandlers, now: Date, pickReaction: () => void): MenuItem[] {
  const { kind } = item.content;
  const isSent = item.seq !== undefined && item.delivery.kind === 'sent' && isBubble(item);
  const isThere = isSent && kind !== 'recalled' && kind !== 'unknown';
  const leftMs = recallLeftMs(item.at, now);
  const canRecall = isThere && item.isOwn && isRecallableKind(kind) && leftMs > 0;
  const isKept = item.delivery.kind === 'failed' || item.delivery.kind === 'waiting';
  const offered: (MenuItem | false)[] = [
    isThere && handlers.onReply !== undefined && action('reply', 'Reply', Reply, () => handlers.onReply?.(item)),
    isThere && handlers.onPickReaction !== undefined && action('react', 'React', SmilePlus, pickReaction),
    isBubble(item) &&
      (kind === 'text' || kind === 'notice') &&
      action('copy', 'Copy text', Copy, () => void copy(messageText(item))),
    isThere &&
      isForwardableKind(kind) &&
      handlers.onForward !== undefined &&
      action('forward', 'Forward', Forward, () => handlers.onForward?.(item)),
    canRecall &&
      handlers.onRecall !== undefined && {
        ...action('recall', 'Recall', Undo2, () => handlers.onRecall?.(item)),
        hint: `${Math.ceil(leftMs / 1_000)} s left`,
      },
    kind === 'recalled' &&
      item.textBeforeRecall !== undefined &&
      handlers.onEditAgain !== undefined &&
      action('edit', 'Edit again', Pencil, () => handlers.onEditAgain?.(item)),
    item.delivery.kind === 'failed' &&
      handlers.onRetry !== undefined &&
      action('retry', 'Retry', RotateCcw, () => handlers.onRetry?.(item)),
    isKept &&
      handlers.onDiscard !== undefined && {
        ...action('discard', 'Discard', Trash2, () => handlers.onDiscard?.(item)),
        tone: 'danger',
      },
  ];
  return offered.filter((entry) => entry !== false);
}

function action(id: string, label: string, icon: typeof Reply, onAction: () => void): MenuItem {
  return { id, label, icon: <Icon of={icon} size="small" />, onAction };
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toastStore.add({ tone: 'success', message: 'Copied' });
  } catch {
    toastStore.add({ tone: 'error', message: 'The text could not be copied. Mark it and press Ctrl and C.' });
  }
}
