import { type LessonKind, lessonKindWords } from '@tutor/rules/classes/lesson-kind';
import { feeSum } from '@tutor/rules/fees/fee-sum';
import { pesoText } from '@tutor/rules/money/pesos';
import type { ReactNode } from 'react';
import { Stat, StatList } from '../primitives/data/stat.tsx';
import { Table } from '../primitives/data/table.tsx';
import { Card } from '../primitives/layout/card.tsx';
import * as styles from './fee-statement.css.ts';

export interface FeeStatementProps {
  /** 'November 2026'. */
  monthName: string;
  /** The month is over and made out; otherwise its figures still grow. */
  isClosed: boolean;
  /** Completed lessons, those of one kind at one fee together; amounts in whole centavos. */
  lessons: readonly { kind: LessonKind; count: number; feeCentavos: number }[];
  bonuses: readonly { centavos: number }[];
  /** Positive amounts. */
  deductions: readonly { centavos: number }[];
  /** From the month before: zero or below. */
  carriedCentavos: number;
  /** Links beside the title: the file for spreadsheets. */
  actions?: ReactNode;
}

interface Line {
  key: string;
  name: string;
  reckoning: string;
  centavos: number;
}

const of = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** A month's fees as a sum: every line with how it comes about, and the total of exactly these lines. */
export function FeeStatement({ monthName, isClosed, actions, ...parts }: FeeStatementProps) {
  const { lessons, bonuses, deductions, carriedCentavos } = parts;
  const sum = feeSum(parts);
  const lines: Line[] = lessons.map(({ kind, count, feeCentavos }) => ({
    key: `${kind}-${feeCentavos}`,
    name: lessonKindWords[kind],
    // An amount is read in one piece, however narrow the column.
    reckoning: `${count} × ${pesoText(feeCentavos).replace(' ', '\u00a0')}`,
    centavos: count * feeCentavos,
  }));
  if (bonuses.length > 0) {
    lines.push({
      key: 'bonuses',
      name: 'Bonuses',
      reckoning: of(bonuses.length, 'bonus', 'bonuses'),
      centavos: sum.bonusCentavos,
    });
  }
  if (deductions.length > 0) {
    lines.push({
      key: 'deductions',
      name: 'Deductions',
      reckoning: of(deductions.length, 'class', 'classes'),
      centavos: -sum.deductionCentavos,
    });
  }
  if (carriedCentavos < 0) {
    lines.push({ key: 'carried', name: 'Carried over', reckoning: 'from the month before', centavos: carriedCentavos });
  }
  return (
    <Card
      title={`How ${monthName} adds up`}
      description={
        isClosed
          ? 'This month is closed.'
          : 'So far: every class counts as soon as it has ended. The month is still open.'
      }
      action={actions === undefined ? undefined : <div className={styles.actions}>{actions}</div>}
    >
      <StatList className={styles.figures}>
        <Stat label={isClosed ? 'Total' : 'Total so far'} value={pesoText(sum.totalCentavos)} />
        <Stat label="Completed classes" value={sum.lessonCount} hint={pesoText(sum.lessonCentavos)} />
        <Stat label="Bonuses" value={pesoText(sum.bonusCentavos)} />
        <Stat label="Deductions" value={pesoText(-sum.deductionCentavos)} />
      </StatList>
      <Table
        caption={`Service fee of ${monthName}`}
        isCaptionHidden
        columns={[
          { key: 'name', header: 'Item', isRowHeader: true, render: ({ name }: Line) => name },
          { key: 'reckoning', header: 'Count × fee', render: ({ reckoning }: Line) => reckoning },
          { key: 'amount', header: 'Amount', align: 'end', render: ({ centavos }: Line) => pesoText(centavos) },
        ]}
        rows={lines}
        rowKey={({ key }) => key}
        foot={{ name: 'Total', amount: pesoText(sum.totalCentavos) }}
      />
    </Card>
  );
}
