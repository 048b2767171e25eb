import type { NetworkFigures } from '@tutor/rules/devices/network-figures';
import { mbpsText, millisecondsText, percentText } from '@tutor/rules/devices/network-verdict';
import { dayText, timeText } from '@tutor/rules/time/zoned-text';
import { useState } from 'react';
import { Table } from '../primitives/data/table.tsx';
import { SelectField } from '../primitives/fields/select-field.tsx';
import { Card } from '../primitives/layout/card.tsx';
import * as styles from './network-history.css.ts';
import type { NetworkRun } from './network-run.ts';
import { figureText } from './network-words.ts';

interface Row {
  label: string;
  isMoreBetter?: boolean;
  of: (figures: NetworkFigures) => number | null;
  text: (value: number) => string;
}

const stallText = (count: number): string => (count === 0 ? 'none' : String(count));

const rows: readonly Row[] = [
  { label: 'Download', isMoreBetter: true, of: ({ downMbps }) => downMbps, text: mbpsText },
  { label: 'Upload', isMoreBetter: true, of: ({ upMbps }) => upMbps, text: mbpsText },
  { label: 'Latency', of: ({ latencyMs }) => latencyMs, text: millisecondsText },
  { label: 'Latency while downloading', of: ({ downLatencyMs }) => downLatencyMs, text: millisecondsText },
  { label: 'Latency while uploading', of: ({ upLatencyMs }) => upLatencyMs, text: millisecondsText },
  { label: 'Jitter', of: ({ jitterMs }) => jitterMs, text: millisecondsText },
  { label: 'Packet loss', of: ({ lossPercent }) => lossPercent, text: percentText },
  { label: 'Stalls', of: ({ downStalls, upStalls }) => downStalls.count + upStalls.count, text: stallText },
];

/** Two tests beside each other; at first the newest and the one before it. */
export function NetworkCompare({ runs, zone }: { runs: readonly NetworkRun[]; zone: string }) {
  const [chosen, setChosen] = useState<{ first?: string; second?: string }>({});
  const find = (id: string | undefined, otherwise: number): NetworkRun | undefined =>
    runs.find((run) => String(run.id) === id) ?? runs[otherwise];
  const first = find(chosen.first, 1);
  const second = find(chosen.second, 0);
  if (first === undefined || second === undefined) return null;
  const options = runs.map((run) => ({ value: String(run.id), label: optionText(run, zone) }));
  return (
    <Card title="Compare two tests">
      <div className={styles.root}>
        <div className={styles.choices}>
          <SelectField
            label="First test"
            options={options}
            value={String(first.id)}
            onChange={({ currentTarget: { value } }) => setChosen((known) => ({ ...known, first: value }))}
          />
          <SelectField
            label="Second test"
            options={options}
            value={String(second.id)}
            onChange={({ currentTarget: { value } }) => setChosen((known) => ({ ...known, second: value }))}
          />
        </div>
        <Table
          className={styles.compared}
          caption="Both tests"
          isCaptionHidden
          rows={rows}
          rowKey={({ label }) => label}
          columns={[
            { key: 'label', header: 'Figure', isRowHeader: true, render: ({ label }) => label },
            {
              key: 'first',
              header: 'First',
              align: 'end',
              render: ({ of, text }) => figureText(of(first.figures), text),
            },
            {
              key: 'second',
              header: 'Second',
              align: 'end',
              render: ({ of, text }) => figureText(of(second.figures), text),
            },
            {
              key: 'change',
              header: 'Change',
              align: 'end',
              render: ({ of, isMoreBetter }) => changeText(of(first.figures), of(second.figures), isMoreBetter),
            },
          ]}
        />
      </div>
    </Card>
  );
}

/** Short enough for a phone, with the download, which tells tests of one minute apart. */
function optionText({ at, figures: { downMbps } }: NetworkRun, zone: string): string {
  return `${dayText(at, zone)}, ${timeText(at, zone)} · ${figureText(downMbps, mbpsText)}`;
}

/** '+25 %, better', 'the same', or a dash where one of them was not measured. */
function changeText(first: number | null, second: number | null, isMoreBetter = false): string {
  if (first === null || second === null) return '–';
  const percent = first === 0 ? undefined : Math.round(((second - first) / first) * 100);
  if (first === second || percent === 0) return 'the same';
  const verdict = second > first === isMoreBetter ? 'better' : 'worse';
  if (percent === undefined) return verdict;
  return `${percent > 0 ? '+' : '−'}${Math.abs(percent)} %, ${verdict}`;
}
