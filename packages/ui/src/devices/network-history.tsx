import { historyDays } from '@tutor/rules/devices/network-limits';
import { mbpsText, millisecondsText, networkVerdict } from '@tutor/rules/devices/network-verdict';
import { momentText } from '@tutor/rules/time/zoned-text';
import Gauge from 'lucide-react/icons/gauge';
import { useState } from 'react';
import { Table } from '../primitives/data/table.tsx';
import { EmptyState } from '../primitives/feedback/empty-state.tsx';
import { SegmentedControl } from '../primitives/fields/segmented-control.tsx';
import { Card } from '../primitives/layout/card.tsx';
import { Disclosure } from '../primitives/layout/disclosure.tsx';
import { NetworkChart } from './network-chart.tsx';
import { NetworkCompare } from './network-compare.tsx';
import * as styles from './network-history.css.ts';
import type { NetworkRun } from './network-run.ts';
import { figureText } from './network-words.ts';

export interface NetworkHistoryProps {
  /** The newest first. */
  runs: readonly NetworkRun[];
  now: Date;
  zone: string;
}

const series = {
  down: { label: 'Download', segment: 'Download', of: ({ figures }: NetworkRun) => figures.downMbps, text: mbpsText },
  up: { label: 'Upload', segment: 'Upload', of: ({ figures }: NetworkRun) => figures.upMbps, text: mbpsText },
  latency: { label: 'Latency when busy', segment: 'Latency', of: busyLatency, text: millisecondsText },
} as const;
type Series = keyof typeof series;
const isSeries = (value: string): value is Series => Object.hasOwn(series, value);

/** A tutor's tests of the last 30 days: drawn, as a table, and two beside each other. */
export function NetworkHistory({ runs, now, zone }: NetworkHistoryProps) {
  const [shown, setShown] = useState<Series>('down');
  if (runs.length === 0) {
    return (
      <Card title="Your tests">
        <EmptyState
          icon={Gauge}
          title="No tests yet"
          description={`Your tests of the last ${historyDays} days are kept here, and can go with an appeal.`}
        />
      </Card>
    );
  }
  const { label, of, text } = series[shown];
  return (
    <>
      <Card
        title="Your tests"
        description={`Of the last ${historyDays} days. Only you see them, until you attach one.`}
      >
        <div className={styles.root}>
          <SegmentedControl
            label="Drawn figure"
            segments={Object.entries(series).map(([value, { segment }]) => ({ value, label: segment }))}
            value={shown}
            onChange={(value) => {
              if (isSeries(value)) setShown(value);
            }}
          />
          <NetworkChart
            caption={label}
            points={runs.map((run) => ({ id: run.id, at: run.at, value: of(run) }))}
            now={now}
            formatValue={text}
          />
          <Disclosure summary={runs.length === 1 ? 'Show the test as a table' : `Show ${runs.length} tests as a table`}>
            <Table
              caption={`Network tests of the last ${historyDays} days`}
              isCaptionHidden
              rows={runs}
              rowKey={({ id }) => String(id)}
              columns={[
                {
                  key: 'at',
                  header: 'Time',
                  isRowHeader: true,
                  render: ({ at }) => <span className={styles.moment}>{momentText(at, zone)}</span>,
                },
                ...Object.entries(series).map(([key, { label: header, of: read, text: format }]) => ({
                  key,
                  header,
                  align: 'end' as const,
                  render: (run: NetworkRun) => figureText(read(run), format),
                })),
                {
                  key: 'verdict',
                  header: 'Verdict',
                  render: ({ figures }) => <span className={styles.verdict}>{networkVerdict(figures).text}</span>,
                },
              ]}
            />
          </Disclosure>
        </div>
      </Card>
      {runs.length < 2 ? null : <NetworkCompare runs={runs} zone={zone} />}
    </>
  );
}

/** Of both directions the worse one: a class has both at once. */
function busyLatency({ figures: { downLatencyMs, upLatencyMs } }: NetworkRun): number | null {
  if (downLatencyMs === null || upLatencyMs === null) return downLatencyMs ?? upLatencyMs;
  return Math.max(downLatencyMs, upLatencyMs);
}
