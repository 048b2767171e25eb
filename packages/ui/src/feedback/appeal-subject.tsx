import { pesoText } from '@tutor/rules/money/pesos';
import { appealDays, appealDaysText } from '@tutor/rules/scores/appeal-window';
import { momentText } from '@tutor/rules/time/zoned-text';
import CalendarX2 from 'lucide-react/icons/calendar-x-2';
import Hourglass from 'lucide-react/icons/hourglass';
import { useNow } from '../primitives/behaviour/now.tsx';
import { StatusTag } from '../primitives/data/status-tag.tsx';
import { Card } from '../primitives/layout/card.tsx';
import { Link } from '../primitives/navigation/link.tsx';
import { SummaryList } from '../profile/summary-list.tsx';
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
      <SummaryList
        items={[
          { term: 'What', value: title },
          ...(points === undefined
            ? []
            : [{ term: 'Points', value: <SignedFigure isLoss>{formatSignedPoints(points)}</SignedFigure> }]),
          ...(feeCentavos === undefined || feeCentavos === 0
            ? []
            : [{ term: 'Lesson fee', value: <SignedFigure isLoss>{`−${pesoText(feeCentavos)}`}</SignedFigure> }]),
          { term: 'When', value: momentText(at, zone) },
          ...(lesson === undefined
            ? []
            : [
                {
                  term: 'Class',
                  value: <Link href={lesson.href}>{`${lesson.studentName}, ${momentText(lesson.at, zone)}`}</Link>,
                },
                { term: 'Class ID', value: lesson.clid },
              ]),
          ...(lateAnswer === undefined
            ? []
            : [
                {
                  term: 'Your late answer',
                  value: `${lateAnswer.isYes ? 'Yes' : 'No'}, ${
                    lateAnswer.tappedAt === undefined ? '' : `pressed ${momentText(lateAnswer.tappedAt, zone)}, `
                  }received ${momentText(lateAnswer.at, zone)}`,
                },
              ]),
          { term: 'Appeal until', value: `${momentText(deadline, zone)} (${appealDays} days)` },
        ]}
      />
    </Card>
  );
}
