import { datedDayText, momentText, nearDayText, timeText } from '@tutor/rules/time/zoned-text';
import MessageCircleHeart from 'lucide-react/icons/message-circle-heart';
import type { ReactNode } from 'react';
import { useNow } from '../primitives/behaviour/now.tsx';
import { Stars } from '../primitives/data/stars.tsx';
import { Tag } from '../primitives/data/tag.tsx';
import { EmptyState } from '../primitives/feedback/empty-state.tsx';
import { Disclosure } from '../primitives/layout/disclosure.tsx';
import { VisuallyHidden } from '../primitives/layout/visually-hidden.tsx';
import { Link } from '../primitives/navigation/link.tsx';
import * as own from './comment-list.css.ts';
import { signedPointsText } from './points-text.ts';
import * as styles from './row-list.css.ts';
import { SignedFigure } from './signed-figure.tsx';

/** What a student said of a class. */
export interface CommentItem {
  clid: number;
  classHref: string;
  studentName: string;
  unitName: string;
  stars: number;
  labels: readonly string[];
  comment?: string | undefined;
  at: Date;
  /** Teaching points that it brought. */
  points?: number | undefined;
  reply?: { content: string; at: Date } | undefined;
}

export interface CommentListProps {
  comments: readonly CommentItem[];
  /** Only some of the comments are asked for. */
  isNarrowed?: boolean | undefined;
  /** IANA name of the zone to write times in. */
  zone: string;
  /** The form of a reply; absent where replies are switched off. */
  replyForm?: ((comment: CommentItem) => ReactNode) | undefined;
  /** The class whose form was just refused: it stays open. */
  openId?: number | undefined;
  pager?: ReactNode;
}

/** A page of student comments, newest first, each with its stars, labels, words, and the tutor's reply. */
export function CommentList({ comments, isNarrowed = false, zone, replyForm, openId, pager }: CommentListProps) {
  const now = useNow('minute');
  if (comments.length === 0) {
    return (
      <div className={styles.root}>
        <EmptyState
          headingLevel={2}
          icon={MessageCircleHeart}
          title={isNarrowed ? 'No comments here' : 'No comments yet'}
          description={
            isNarrowed
              ? 'No comment is of this level and time. Choose another level or more days.'
              : 'After class students and their parents can give stars and say what they liked. It is shown here.'
          }
        />
        {pager}
      </div>
    );
  }
  return (
    <div className={styles.root}>
      <ul className={styles.list} aria-label="Student comments">
        {comments.map((item) => {
          const { clid, classHref, studentName, unitName, stars, labels, comment, at, points, reply } = item;
          return (
            <li key={clid} className={styles.item}>
              <div className={styles.head}>
                <span className={styles.marks}>
                  <Link href={classHref} variant="standalone">
                    {studentName}
                  </Link>
                  <Stars count={stars} size="small" />
                </span>
                {points === undefined ? null : <SignedFigure isLoss={false}>{signedPointsText(points)}</SignedFigure>}
              </div>
              {comment === undefined ? null : <blockquote className={own.words}>{comment}</blockquote>}
              {labels.length === 0 ? null : (
                <p className={styles.marks}>
                  {labels.map((label) => (
                    <Tag key={label} tone={stars > 3 ? 'success' : 'warning'}>
                      {label}
                    </Tag>
                  ))}
                </p>
              )}
              <p
                className={styles.detail}
              >{`${unitName} · ${nearDayText(at, now, zone) ?? datedDayText(at, zone)}, ${timeText(at, zone)}`}</p>
              {reply !== undefined ? (
                <p className={own.reply}>
                  <strong>Your reply</strong> <span className={styles.detail}>{momentText(reply.at, zone)}</span>
                  <br />
                  <span>{reply.content}</span>
                </p>
              ) : replyForm === undefined ? null : (
                <Disclosure
                  open={clid === openId}
                  summary={
                    <span>
                      Reply<VisuallyHidden>{` to ${studentName}`}</VisuallyHidden>
                    </span>
                  }
                >
                  {replyForm(item)}
                </Disclosure>
              )}
            </li>
          );
        })}
      </ul>
      {pager}
    </div>
  );
}
