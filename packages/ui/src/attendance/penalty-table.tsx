import {
  noPenalty,
  noPenaltyLabel,
  type Penalty,
  penaltyBands,
  penaltyCentavos,
  unconfirmedPenalty,
} from '@tutor/rules/attendance/penalty';
import { pesoText } from '@tutor/rules/money/pesos';
import { Table } from '../primitives/data/table.tsx';

export interface PenaltyTableProps {
  /** Fee of one lesson in whole centavos: its amounts stand beside the shares. */
  lessonFeeCentavos?: number | undefined;
  isCaptionHidden?: boolean | undefined;
}

// The specification's table (core §9), with its rule for a class that nobody confirmed and the time in which nothing is lost.
const rows: readonly { label: string; penalty: Penalty }[] = [
  { label: 'Under 30 min, or no confirmation', penalty: unconfirmedPenalty },
  ...penaltyBands,
  { label: noPenaltyLabel, penalty: noPenalty },
];

/** What cancelling costs, by the time that is left to class. */
export function PenaltyTable({ lessonFeeCentavos, isCaptionHidden }: PenaltyTableProps) {
  return (
    <Table
      caption="Penalty by time to class"
      isCaptionHidden={isCaptionHidden}
      rows={rows}
      rowKey={({ label }) => label}
      columns={[
        { key: 'time', header: 'Time to class', isRowHeader: true, render: ({ label }) => label },
        { key: 'fee', header: 'Lesson fee lost', render: ({ penalty }) => feeText(penalty, lessonFeeCentavos) },
        {
          key: 'points',
          header: 'Teaching points',
          align: 'end',
          render: ({ penalty }) => (penalty.points === 0 ? '0' : `−${penalty.points}`),
        },
      ]}
    />
  );
}

function feeText(penalty: Penalty, lessonFeeCentavos: number | undefined): string {
  if (penalty.feePercent === 0) return 'no penalty';
  const share = penalty.feePercent === 300 ? '3 times the lesson fee' : `${penalty.feePercent}%`;
  return lessonFeeCentavos === undefined
    ? share
    : `${share} (${pesoText(penaltyCentavos(penalty, lessonFeeCentavos))})`;
}
