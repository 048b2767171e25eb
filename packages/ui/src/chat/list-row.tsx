import type { ReactNode } from 'react';
import { PartBoundary } from '../primitives/behaviour/part-boundary.tsx';
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
    <PartBoundary name="This message" data={item}>
      <MessageRow
        item={item}
        before={before?.kind === 'message' ? before : undefined}
        isFirstUnread={firstUnread !== undefined && item.seq === firstUnread}
        {...{ zone, isGroup, people, ownId, hrefOfFile, handlers }}
        {...state}
      />
    </PartBoundary>
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
