import type { ReactNode } from 'react';
import { Spinner } from '../primitives/feedback/spinner.tsx';
import * as styles from './message-list.css.ts';
import type { MessageListProps } from './message-list-props.ts';
import { MessageRow, type MessageRowProps } from './message-row.tsx';

export type RowState = Pick<MessageRowProps, 'isActive' | 'isTarget' | 'isNewestOwn'>;

/** A message of the list, or a hole in it. */
export function listRow(props: MessageListProps, index: number, state: RowState): ReactNode {
  const { items, zone, isGroup, people, ownId, hrefOfFile, handlers, firstUnread } = props;
  const item = items[index];
  if (item === undefined) return null;
  if (item.kind === 'missing') return <MissingRow />;
  const before = items[index - 1];
  return (
    <MessageRow
      item={item}
      before={before?.kind === 'message' ? before : undefined}
      isFirstUnread={firstUnread !== undefined && item.seq === firstUnread}
      {...{ zone, isGroup, people, ownId, hrefOfFile, handlers }}
      {...state}
    />
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
