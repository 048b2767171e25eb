import { recitationResult } from '@tutor/rules/scores/class-records';
import { clockText } from '@tutor/rules/time/clock-text';
import { momentText } from '@tutor/rules/time/zoned-text';
import BookOpen from 'lucide-react/icons/book-open';
import CircleCheck from 'lucide-react/icons/circle-check';
import Eye from 'lucide-react/icons/eye';
import Play from 'lucide-react/icons/play';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import type { ReactNode } from 'react';
import { buttonClassName } from '../primitives/buttons/button.tsx';
import { StatusTag } from '../primitives/data/status-tag.tsx';
import { EmptyState } from '../primitives/feedback/empty-state.tsx';
import { Card } from '../primitives/layout/card.tsx';
import { Disclosure } from '../primitives/layout/disclosure.tsx';
import { VisuallyHidden } from '../primitives/layout/visually-hidden.tsx';
import { Link } from '../primitives/navigation/link.tsx';
import { Icon } from '../theme/icon.tsx';
import * as own from './recitation-list.css.ts';
import * as styles from './row-list.css.ts';

/** The report of one recitation class. */
export interface RecitationItem {
  id: number;
  clid: number;
  time: Date;
  studentName: string;
  unitName: string;
  /** Out of 100. */
  score: number;
  comment: string;
  clip?: { title: string; seconds: number; isViewed: boolean } | undefined;
  /** What the tutor said of it. */
  feedback?: string | undefined;
}

export interface RecitationListProps {
  reports: readonly RecitationItem[];
  /** IANA name of the zone to write times in. */
  zone: string;
  classHrefOf: (clid: number) => string;
  /** Where a clip opens, in a new window; it counts as viewed from then on. */
  clipHrefOf: (id: number) => string;
  /** The form of the tutor's feedback. */
  feedbackForm: (report: RecitationItem) => ReactNode;
  /** Of the report whose form was just refused: it stays open. */
  openId?: number | undefined;
  pager?: ReactNode;
}

/** Reports of recitation classes: score, what the reviewer says, the clip to view, and the tutor's feedback. */
export function RecitationList({
  reports,
  zone,
  classHrefOf,
  clipHrefOf,
  feedbackForm,
  openId,
  pager,
}: RecitationListProps) {
  if (reports.length === 0) {
    return (
      <div className={styles.root}>
        <EmptyState
          headingLevel={2}
          icon={BookOpen}
          title="No reports yet"
          description="When a recitation class of yours was reviewed, its report is listed here."
        />
        {pager}
      </div>
    );
  }
  return (
    <div className={styles.root}>
      <ul className={styles.list} aria-label="Recitation classes report">
        {reports.map((report) => {
          const { id, clid, time, studentName, unitName, score, comment, clip, feedback } = report;
          const isPassed = recitationResult(score) === 'passed';
          return (
            <li key={id} className={styles.item}>
              <div className={styles.head}>
                <Link href={classHrefOf(clid)} variant="standalone">
                  {studentName}
                </Link>
                <span className={styles.marks}>
                  <span className={own.score}>
                    <span>{score}</span>
                    <VisuallyHidden> of 100</VisuallyHidden>
                  </span>
                  <StatusTag tone={isPassed ? 'success' : 'warning'} icon={isPassed ? CircleCheck : TriangleAlert}>
                    {isPassed ? 'Passed' : 'To improve'}
                  </StatusTag>
                </span>
              </div>
              <p className={styles.detail}>{`${unitName} · ${momentText(time, zone)}`}</p>
              <p className={styles.text}>{comment}</p>
              {clip === undefined ? null : (
                <div className={styles.foot}>
                  {/* A plain anchor: it leads away from the portal, and is never fetched ahead. */}
                  <a
                    href={clipHrefOf(id)}
                    target="_blank"
                    rel="noopener noreferrer"
                    className={buttonClassName({ size: 'small' })}
                  >
                    <Icon of={Play} size="small" />
                    Watch clip
                    <VisuallyHidden>{` of ${studentName}, opens in a new window`}</VisuallyHidden>
                  </a>
                  <span>{`${clip.title}, ${clockText(clip.seconds)}`}</span>
                  {clip.isViewed ? (
                    <StatusTag tone="neutral" icon={Eye}>
                      Viewed
                    </StatusTag>
                  ) : null}
                </div>
              )}
              {feedback === undefined ? (
                <Disclosure summary="Give feedback on this report" open={id === openId}>
                  {feedbackForm(report)}
                </Disclosure>
              ) : (
                <p className={own.own}>
                  <strong>Your feedback:</strong> <span>{feedback}</span>
                </p>
              )}
            </li>
          );
        })}
      </ul>
      {pager}
    </div>
  );
}

export interface InstructionalVideosProps {
  videos: readonly { id: number; title: string; seconds: number; href: string }[];
}

/** Short videos on how recitation classes are taught. */
export function InstructionalVideos({ videos }: InstructionalVideosProps) {
  return (
    <Card title="Instructional videos" description="How recitation classes are taught">
      {videos.length === 0 ? (
        <p className={own.seconds}>There are no videos at the moment.</p>
      ) : (
        <ul className={own.videos}>
          {videos.map(({ id, title, seconds, href }) => (
            <li key={id} className={own.video}>
              <a href={href} target="_blank" rel="noopener noreferrer">
                <span>{title}</span>
                <VisuallyHidden>, opens in a new window</VisuallyHidden>
              </a>
              <span className={own.seconds}>{clockText(seconds)}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
