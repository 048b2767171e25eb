import type { FeedbackState, FeedbackView } from '@tutor/rules/feedback/feedback-rules';
import { momentText } from '@tutor/rules/time/zoned-text';
import MessagesSquare from 'lucide-react/icons/messages-square';
import type { ReactNode } from 'react';
import { classNames } from '../primitives/behaviour/class-names.ts';
import { Dot } from '../primitives/data/badge.tsx';
import { EmptyState } from '../primitives/feedback/empty-state.tsx';
import { useLinkComponent } from '../primitives/navigation/link-provider.tsx';
import * as rowStyles from '../scores/row-list.css.ts';
import * as styles from './feedback-list.css.ts';
import { FeedbackTag } from './feedback-tag.tsx';

/** One feedback as the list shows it. */
export interface FeedbackItem {
  id: number;
  href: string;
  typeName: string;
  clid?: number | undefined;
  content: string;
  at: Date;
  state: FeedbackState;
  replyCount: number;
  /** A reply of the company is not read yet. */
  hasNews: boolean;
}

export interface FeedbackListProps {
  items: readonly FeedbackItem[];
  view: FeedbackView;
  /** IANA name of the zone to write times in. */
  zone: string;
  pager?: ReactNode;
  /** Stands in the empty list: the way to send one. */
  action?: ReactNode;
}

const emptyWords: Readonly<Record<FeedbackView, { title: string; description: string }>> = {
  all: {
    title: 'No feedback yet',
    description: 'What you tell the company, and what it answers, is listed here.',
  },
  open: { title: 'Nothing is waiting', description: 'Feedback that the company has not answered yet is listed here.' },
  settled: { title: 'Nothing is answered yet', description: 'Feedback with an answer or a decision is listed here.' },
  appeals: {
    title: 'No appeals',
    description: 'An appeal begins at a deduction, a complaint or a class; each has the way to it.',
  },
};

/** The tutor's feedback and appeals, newest first. */
export function FeedbackList({ items, view, zone, pager, action }: FeedbackListProps) {
  const Link = useLinkComponent();
  if (items.length === 0) {
    return (
      <div className={rowStyles.root}>
        <EmptyState headingLevel={2} icon={MessagesSquare} {...emptyWords[view]} action={action} />
        {pager}
      </div>
    );
  }
  return (
    <div className={rowStyles.root}>
      <ul className={rowStyles.list} aria-label="Feedback">
        {items.map(({ id, href, typeName, clid, content, at, state, replyCount, hasNews }) => (
          <li key={id} className={classNames(rowStyles.item, rowStyles.linked)}>
            <div className={rowStyles.head}>
              <span className={rowStyles.marks}>
                <Link href={href} className={rowStyles.link}>
                  {typeName}
                </Link>
                {hasNews ? <Dot label="New reply" tone="brand" /> : null}
              </span>
              <FeedbackTag state={state} />
            </div>
            <p className={styles.content}>{content}</p>
            <p className={rowStyles.foot}>
              <time dateTime={at.toISOString()}>{momentText(at, zone)}</time>
              {clid === undefined ? null : <span>{`Class ${clid}`}</span>}
              {replyCount === 0 ? null : <span>{replyCount === 1 ? '1 reply' : `${replyCount} replies`}</span>}
            </p>
          </li>
        ))}
      </ul>
      {pager}
    </div>
  );
}
