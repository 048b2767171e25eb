import { pesoText } from '@tutor/rules/money/pesos';
import { appealDays, appealDaysText } from '@tutor/rules/scores/appeal-window';
import { momentText } from '@tutor/rules/time/zoned-text';
import { CalendarX2, Hourglass } from 'lucide-react';
import { DetailFacts } from '../classes/detail-facts.tsx';
import { Card } from '../primitives/card.tsx';
import { Link } from '../primitives/link.tsx';
import { useNow } from '../primitives/now.tsx';
import { StatusTag } from '../primitives/status-tag.tsx';
import { formatSignedPoints } from '../scores/points-text.ts';
import { SignedFigure } from '../scores/signed-figure.tsx';

/** What an appeal is against. */
export interface AppealSubject {
  title: string;
  /** Points that were taken, negative. */
  points?: number | undefined;
  feeCentavos?: number | undefined;
  at: Date;
  /** Last instant of an appeal. */
  deadline: Date;
  lesson?: { clid: number; href: string; studentName: string; at: Date } | undefined;
  /** An answer that came too late, as it was kept. */
  lateAnswer?: { isYes: boolean; tappedAt?: Date | undefined; at: Date } | undefined;
}

/** The deduction, complaint or class that is appealed against, with the days that are left. */
export function AppealSubjectCard({ subject, zone }: { subject: AppealSubject; zone: string }) {
  const { title, points, feeCentavos, at, deadline, lesson, lateAnswer } = subject;
  const left = appealDaysText(at, useNow('minute'));
  return (
    <Card
      title="Your appeal is against"
      action={
        left === undefined ? (
          <StatusTag tone="danger" icon={CalendarX2}>
            Time is over
          </StatusTag>
        ) : (
          <StatusTag tone="warning" icon={Hourglass}>
            {left}
          </StatusTag>
        )
      }
    >
      <DetailFacts
        facts={{
          What: title,
          Points: points === undefined ? undefined : <SignedFigure isLoss>{formatSignedPoints(points)}</SignedFigure>,
          'Lesson fee':
            feeCentavos === undefined || feeCentavos === 0 ? undefined : (
              <SignedFigure isLoss>−{pesoText(feeCentavos)}</SignedFigure>
            ),
          When: momentText(at, zone),
          Class:
            lesson === undefined ? undefined : (
              <Link href={lesson.href}>
                {lesson.studentName}, {momentText(lesson.at, zone)}
              </Link>
            ),
          'Class ID': lesson?.clid,
          'Your late answer':
            lateAnswer === undefined
              ? undefined
              : `${lateAnswer.isYes ? 'Yes' : 'No'}, ${
                  lateAnswer.tappedAt === undefined ? '' : `pressed ${momentText(lateAnswer.tappedAt, zone)}, `
                }received ${momentText(lateAnswer.at, zone)}`,
          'Appeal until': `${momentText(deadline, zone)} (${appealDays} days)`,
        }}
      />
    </Card>
  );
}
