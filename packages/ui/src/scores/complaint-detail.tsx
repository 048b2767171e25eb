import { appealDays, appealDaysText } from '@tutor/rules/scores/appeal-window';
import { takesReplies } from '@tutor/rules/scores/complaint';
import { momentText } from '@tutor/rules/time/zoned-text';
import type { ReactNode } from 'react';
import { DetailFacts } from '../classes/detail-facts.tsx';
import { useNow } from '../primitives/behaviour/now.tsx';
import { ButtonLink } from '../primitives/buttons/button-link.tsx';
import { Card } from '../primitives/layout/card.tsx';
import { Link } from '../primitives/navigation/link.tsx';
import { HomeLayout } from '../shell/home-layout.tsx';
import { type ReplyItem, ReplyThread } from '../shell/reply-thread.tsx';
import * as styles from './complaint-detail.css.ts';
import type { ComplaintItem } from './complaint-list.tsx';
import { ComplaintTag } from './complaint-tag.tsx';
import { formatSignedPoints } from './points-text.ts';
import { SignedFigure } from './signed-figure.tsx';

export interface ComplaintDetailProps {
  complaint: ComplaintItem;
  isSent: boolean;
  /** Oldest first. */
  replies: readonly ReplyItem[];
  /** IANA name of the zone to write times in. */
  zone: string;
  /** Where an appeal is written. */
  appealHref: string;
  classHref?: string | undefined;
  /** The form of a reply; shown while the complaint takes replies. */
  replyForm: ReactNode;
}

/** A complaint with everything that was said to it, the reply, and the way to an appeal. */
export function ComplaintDetail({
  complaint,
  isSent,
  replies,
  zone,
  appealHref,
  classHref,
  replyForm,
}: ComplaintDetailProps) {
  const { state, at, decidedAt = at, lesson, points, complainant, reason, sentAppealHref } = complaint;
  const when = momentText(at, zone);
  return (
    <HomeLayout
      main={
        <>
          <Card
            title={isSent ? 'Your complaint' : 'What was said'}
            action={<ComplaintTag state={state} isSent={isSent} />}
          >
            <p className={styles.reason}>{reason}</p>
          </Card>
          <Card title="Replies">
            {replies.length === 0 ? null : <ReplyThread replies={replies} zone={zone} />}
            {takesReplies(state) ? (
              replyForm
            ) : (
              <p className={styles.hint}>This complaint is closed. It takes no more replies.</p>
            )}
          </Card>
        </>
      }
      aside={
        <>
          <Card title="Details">
            <DetailFacts
              facts={{
                Complainant: complainant,
                'Complaint time': when,
                Student: lesson?.studentName,
                'Class time': lesson === undefined ? undefined : momentText(lesson.time, zone),
                'Class type': lesson?.kind,
                'Class ID':
                  lesson === undefined ? undefined : classHref === undefined ? (
                    lesson.clid
                  ) : (
                    <Link href={classHref}>{lesson.clid}</Link>
                  ),
                'Teaching points':
                  points === undefined ? undefined : <SignedFigure isLoss>{formatSignedPoints(points)}</SignedFigure>,
              }}
            />
          </Card>
          {isSent || state !== 'upheld' ? null : (
            <Appeal decidedAt={decidedAt} href={appealHref} sentHref={sentAppealHref} />
          )}
        </>
      }
    />
  );
}

function Appeal({ decidedAt, href, sentHref }: { decidedAt: Date; href: string; sentHref: string | undefined }) {
  const left = appealDaysText(decidedAt, useNow('minute'));
  return (
    <Card title="Appeal">
      <div className={styles.actions}>
        {sentHref !== undefined ? (
          <>
            <p className={styles.hint}>You have sent an appeal for this already.</p>
            <ButtonLink href={sentHref}>See your appeal</ButtonLink>
          </>
        ) : left === undefined ? (
          <p
            className={styles.hint}
          >{`The time for an appeal is over: it ends ${appealDays} days after the decision.`}</p>
        ) : (
          <>
            <p className={styles.hint}>
              Do you see it differently? Say why and add your evidence. <strong>{left}</strong>.
            </p>
            <ButtonLink href={href} variant="primary">
              Appeal
            </ButtonLink>
          </>
        )}
      </div>
    </Card>
  );
}
