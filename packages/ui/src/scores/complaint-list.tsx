import { appealDaysText } from '@tutor/rules/scores/appeal-window';
import type { ComplaintState } from '@tutor/rules/scores/complaint';
import { datedDayText, nearDayText, timeText } from '@tutor/rules/time/zoned-text';
import MessageSquareWarning from 'lucide-react/icons/message-square-exclamation-point';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import type { ReactNode } from 'react';
import { classNames } from '../primitives/behaviour/class-names.ts';
import { useNow } from '../primitives/behaviour/now.tsx';
import { EmptyState } from '../primitives/feedback/empty-state.tsx';
import { useLinkComponent } from '../primitives/navigation/link-provider.tsx';
import { ComplaintTag } from './complaint-tag.tsx';
import { signedPointsText } from './points-text.ts';
import * as styles from './row-list.css.ts';
import { SignedFigure } from './signed-figure.tsx';

/** A complaint as the list and its page show it. */
export interface ComplaintItem {
  id: number;
  href: string;
  type: string;
  reason: string;
  complainant: string;
  state: ComplaintState;
  at: Date;
  /** When it was decided; the days of an appeal count from it. */
  decidedAt?: Date | undefined;
  replyCount: number;
  lesson?: { clid: number; time: Date; studentName: string; kind?: string | undefined } | undefined;
  /** Points that it took; negative. */
  points?: number | undefined;
  /** Where the appeal stands that was sent against it. */
  sentAppealHref?: string | undefined;
}

export interface ComplaintListProps {
  complaints: readonly ComplaintItem[];
  /** The tutor's own complaints instead of those about the tutor. */
  isSent?: boolean | undefined;
  /** Only some of the states are shown. */
  isNarrowed?: boolean | undefined;
  /** IANA name of the zone to write times in. */
  zone: string;
  /** The way through the pages. */
  pager?: ReactNode;
}

/** A page of complaints, newest first. */
export function ComplaintList({ complaints, isSent = false, isNarrowed = false, zone, pager }: ComplaintListProps) {
  const now = useNow('minute');
  const Anchor = useLinkComponent();
  if (complaints.length === 0) {
    return (
      <div className={styles.root}>
        <EmptyState headingLevel={2} {...emptyWords(isSent, isNarrowed)} />
        {pager}
      </div>
    );
  }
  return (
    <div className={styles.root}>
      <ul className={styles.list} aria-label={isSent ? 'Complaints you sent' : 'Received complaints'}>
        {complaints.map((complaint) => {
          const { id, href, type, reason, state, at, decidedAt = at, lesson, points, replyCount } = complaint;
          const isOpen = state === 'upheld' && !isSent && complaint.sentAppealHref === undefined;
          const left = isOpen ? appealDaysText(decidedAt, now) : undefined;
          return (
            <li key={id} className={classNames(styles.item, styles.linked)}>
              <div className={styles.head}>
                <Anchor href={href} className={styles.link}>
                  {type}
                </Anchor>
                <span className={styles.marks}>
                  {points === undefined ? null : <SignedFigure isLoss>{signedPointsText(points)}</SignedFigure>}
                  <ComplaintTag state={state} isSent={isSent} />
                </span>
              </div>
              <p className={styles.text}>{reason}</p>
              <p className={styles.foot}>
                <time
                  dateTime={at.toISOString()}
                >{`${nearDayText(at, now, zone) ?? datedDayText(at, zone)}, ${timeText(at, zone)}`}</time>
                {lesson === undefined ? null : <span>{`Class with ${lesson.studentName}`}</span>}
                {replyCount === 0 ? null : <span>{replyCount === 1 ? '1 reply' : `${replyCount} replies`}</span>}
                {left === undefined ? null : <strong>{`Appeal: ${left}`}</strong>}
                {complaint.sentAppealHref === undefined ? null : <span>Appeal sent</span>}
              </p>
            </li>
          );
        })}
      </ul>
      {pager}
    </div>
  );
}

function emptyWords(isSent: boolean, isNarrowed: boolean) {
  if (isNarrowed) {
    return {
      icon: MessageSquareWarning,
      title: 'No complaints here',
      description: 'No complaint is in this state. Choose another one above.',
    };
  }
  return isSent
    ? {
        icon: MessageSquareWarning,
        title: 'You have sent no complaints',
        description: 'When something went wrong that was not yours, send a complaint and follow its answer here.',
      }
    : {
        icon: ThumbsUp,
        title: 'No complaints',
        description:
          'Nobody has complained about your classes. A complaint would be listed here with the way to reply.',
      };
}
