import type { PenaltyRule } from '@tutor/rules/attendance/penalty';
import { type LessonKind, lessonKindWords } from '@tutor/rules/classes/lesson-kind';
import { deductionReason } from '@tutor/rules/fees/deduction-reason';
import { type BonusKind, bonusWords } from '@tutor/rules/fees/payment-status';
import { dayText, timeRangeText, timeText } from '@tutor/rules/time/zoned-text';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import CheckCheck from 'lucide-react/icons/check-check';
import Gift from 'lucide-react/icons/gift';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { StatusTag } from '../primitives/data/status-tag.tsx';
import { Tag } from '../primitives/data/tag.tsx';
import { EmptyState } from '../primitives/feedback/empty-state.tsx';
import { Card } from '../primitives/layout/card.tsx';
import { FeeRows } from './fee-rows.tsx';

/** A fee or part of one that was taken off, with the class that it was for. */
export interface DeductionItem {
  id: number;
  rule: PenaltyRule;
  /** Whole centavos, positive. */
  centavos: number;
  note: string;
  /** When it was charged. */
  at: Date;
  href: string;
  studentName: string;
  unitName: string;
  classStart: Date;
}

/** What was taken off in a month, and why. */
export function Deductions({ items, zone }: { items: readonly DeductionItem[]; zone: string }) {
  return (
    <Card
      title="Deductions"
      description="Each class that was cancelled too late or not confirmed. The class tells the rest."
      padding="none"
    >
      {items.length === 0 ? (
        <EmptyState
          icon={CheckCheck}
          title="Nothing was taken off"
          description="No class of this month cost you anything."
        />
      ) : (
        <FeeRows
          label="Deductions"
          rows={items.map((item) => ({
            id: String(item.id),
            title: item.studentName,
            href: item.href,
            details: [
              deductionReason(item.rule),
              `${item.unitName} · class of ${dayText(item.classStart, zone)}, ${timeText(item.classStart, zone)}`,
              `${item.note} · ${dayText(item.at, zone)}, ${timeText(item.at, zone)}`,
            ],
            centavos: -item.centavos,
          }))}
        />
      )}
    </Card>
  );
}

/** What was paid beside lessons, in whole centavos. */
export interface BonusItem {
  id: number;
  kind: BonusKind;
  centavos: number;
  note: string;
  at: Date;
}

/** What was paid beside the lessons of a month. */
export function Bonuses({ items, zone }: { items: readonly BonusItem[]; zone: string }) {
  return (
    <Card title="Bonuses" padding="none">
      {items.length === 0 ? (
        <EmptyState
          icon={Gift}
          title="No bonus this month"
          description="Each new top level of enrolments brings one: see Enrolment in your panel."
        />
      ) : (
        <FeeRows
          label="Bonuses"
          rows={items.map(({ id, kind, centavos, note, at }) => ({
            id: String(id),
            title: bonusWords[kind],
            details: [`${note} · ${dayText(at, zone)}`],
            centavos,
          }))}
        />
      )}
    </Card>
  );
}

/** A class that paid. */
export interface CompletedClassItem {
  clid: number;
  href: string;
  studentName: string;
  topic: string;
  kind: LessonKind;
  start: Date;
  end: Date;
  feeCentavos: number;
  isMissingRemark: boolean;
}

export interface CompletedClassesProps {
  items: readonly CompletedClassItem[];
  /** 'November 2026'. */
  monthName: string;
  /** IANA name of the zone to write times in. */
  zone: string;
}

/** One page of a month's completed classes with what each paid. */
export function CompletedClasses({ items, monthName, zone }: CompletedClassesProps) {
  return (
    <Card padding="none">
      {items.length === 0 ? (
        <EmptyState
          icon={CalendarCheck}
          headingLevel={2}
          title="No completed classes"
          description={`Classes of ${monthName} are listed here once they have ended.`}
        />
      ) : (
        <FeeRows
          label={`Completed classes in ${monthName}`}
          rows={items.map((item) => ({
            id: String(item.clid),
            title: item.studentName,
            href: item.href,
            details: [item.topic, `${dayText(item.start, zone)}, ${timeRangeText(item.start, item.end, zone)}`],
            tag: item.isMissingRemark ? (
              <StatusTag tone="warning" icon={TriangleAlert}>
                Remark missing
              </StatusTag>
            ) : (
              <Tag>{lessonKindWords[item.kind]}</Tag>
            ),
            centavos: item.feeCentavos,
          }))}
        />
      )}
    </Card>
  );
}
