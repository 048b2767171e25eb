import { momentText } from '@tutor/rules/time/zoned-text';
import { Stat, StatList } from '../primitives/data/stat.tsx';
import { Table } from '../primitives/data/table.tsx';
import { Card } from '../primitives/layout/card.tsx';
import { Link } from '../primitives/navigation/link.tsx';
import { signedValuesText } from './growth-text.ts';
import * as styles from './task-groups.css.ts';

/** Something that counted for a task, or was received for it. */
export interface TaskLogRow {
  at: Date;
  /** What it was, and the class that it came from. */
  what: string;
  href?: string | undefined;
  points: number;
}

export interface TaskLogProps {
  done: number;
  target: number;
  isReceived: boolean;
  counted: readonly TaskLogRow[];
  received: readonly TaskLogRow[];
  /** IANA name of the zone to write times in. */
  zone: string;
}

/** Everything that counted for a task, and what was received for it. */
export function TaskLog({ done, target, isReceived, counted, received, zone }: TaskLogProps) {
  return (
    <div className={styles.root}>
      <Card>
        <StatList>
          <Stat label="Done" value={done} unit={`of ${target}`} />
          <Stat label="Received" value={isReceived ? 'Yes' : 'Not yet'} />
        </StatList>
      </Card>
      {counted.length === 0 || counted.length < target ? null : (
        <p>{`These ${target} made the task. Later ones of the same kind add nothing to it.`}</p>
      )}
      <Entries title="What counted" rows={counted} zone={zone} none="Nothing has counted for this task yet." />
      <Entries title="What you received" rows={received} zone={zone} none="Nothing was received for this task yet." />
    </div>
  );
}

function Entries({
  title,
  rows,
  zone,
  none,
}: {
  title: string;
  rows: readonly TaskLogRow[];
  zone: string;
  none: string;
}) {
  return (
    <Card title={title} padding={rows.length === 0 ? 'medium' : 'none'}>
      {rows.length === 0 ? (
        <p>{none}</p>
      ) : (
        <Table
          caption={`${title}, newest first`}
          isCaptionHidden
          rows={rows.map((row, index) => ({ ...row, key: String(index) }))}
          rowKey={({ key }) => key}
          columns={[
            { key: 'at', header: 'When', isRowHeader: true, render: ({ at }) => momentText(at, zone) },
            {
              key: 'what',
              header: 'What',
              render: ({ what, href }) => (href === undefined ? what : <Link href={href}>{what}</Link>),
            },
            { key: 'points', header: 'Growth values', align: 'end', render: ({ points }) => signedValuesText(points) },
          ]}
        />
      )}
    </Card>
  );
}
