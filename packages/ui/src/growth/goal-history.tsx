import { pesoText } from '@tutor/rules/money/pesos';
import { Table } from '../primitives/data/table.tsx';
import { Card } from '../primitives/layout/card.tsx';
import { hoursText, roundText } from './goal-card.tsx';

export interface GoalHistoryProps {
  /** Goals of rounds that are over, the latest first. */
  goals: readonly { round: string; target: number; done: number; hourRate: number }[];
}

/** Goals of earlier rounds and what came of them; nothing where there are none. */
export function GoalHistory({ goals }: GoalHistoryProps) {
  if (goals.length === 0) return null;
  return (
    <Card title="Earlier goals" padding="none">
      <Table
        caption="Earlier goals"
        isCaptionHidden
        rows={goals}
        rowKey={({ round }) => round}
        columns={[
          { key: 'round', header: 'Month', isRowHeader: true, render: ({ round }) => roundText(round) },
          { key: 'target', header: 'Goal', align: 'end', render: ({ target }) => hoursText(target) },
          { key: 'done', header: 'Taught', align: 'end', render: ({ done }) => hoursText(done) },
          {
            key: 'worth',
            header: 'Worth (estimate)',
            align: 'end',
            render: ({ done, hourRate }) => pesoText(Math.round(done * hourRate)),
          },
          {
            key: 'reached',
            header: 'Result',
            render: ({ done, target }) => (done >= target ? 'Reached' : `${Math.floor((done / target) * 100)} %`),
          },
        ]}
      />
    </Card>
  );
}
