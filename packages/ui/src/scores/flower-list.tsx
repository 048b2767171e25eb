import { momentText } from '@tutor/rules/time/zoned-text';
import CircleCheck from 'lucide-react/icons/circle-check';
import Flower2 from 'lucide-react/icons/flower-2';
import Hourglass from 'lucide-react/icons/hourglass';
import type { ReactNode } from 'react';
import { StatusTag } from '../primitives/data/status-tag.tsx';
import { Table, type TableColumn } from '../primitives/data/table.tsx';
import { EmptyState } from '../primitives/feedback/empty-state.tsx';
import { Card } from '../primitives/layout/card.tsx';
import { Pager } from '../primitives/navigation/pager.tsx';
import * as styles from './flower-list.css.ts';
import { SignedFigure } from './signed-figure.tsx';

/** One entry of the list. */
export interface FlowerEntry {
  id: number;
  /** Always above 0. */
  flowers: number;
  note: string;
  at: Date;
  /** Of an exchange for cash: whole pesos, and whether they were paid. */
  exchange?: { pesos: number; isPaid: boolean } | undefined;
}

export interface FlowerListProps {
  kind: 'obtained' | 'used';
  entries: readonly FlowerEntry[];
  page: number;
  pageSize: number;
  /** Entries on all pages. */
  total: number;
  hrefOf: (page: number) => string;
  /** IANA name of the zone to write times in. */
  zone: string;
}

const number = new Intl.NumberFormat('en-US');

/** Flowers that came in, or that were exchanged, newest first. */
export function FlowerList({ kind, entries, zone, ...pages }: FlowerListProps) {
  const isObtained = kind === 'obtained';
  if (entries.length === 0) {
    return isObtained ? (
      <EmptyState
        headingLevel={2}
        icon={Flower2}
        title="No flowers here"
        description="Students give flowers for lessons that they liked. Each one is listed here."
      />
    ) : (
      <EmptyState
        headingLevel={2}
        icon={Flower2}
        title="No flowers used"
        description="Flowers that you exchange for cash are listed here, with what became of them."
      />
    );
  }
  const columns: TableColumn<FlowerEntry>[] = [
    {
      key: 'note',
      header: isObtained ? 'What for' : 'Remark',
      isRowHeader: true,
      // The time has no column of its own: there it would break on a phone.
      render: ({ note, at }) => (
        <>
          <span>{note}</span>
          <p className={styles.under}>
            <time dateTime={at.toISOString()}>{momentText(at, zone)}</time>
          </p>
        </>
      ),
    },
    {
      key: 'flowers',
      header: 'Flowers',
      align: 'end',
      render: ({ flowers }) => (
        <SignedFigure isLoss={!isObtained}>{`${isObtained ? '+' : '−'}${number.format(flowers)}`}</SignedFigure>
      ),
    },
  ];
  if (!isObtained) columns.push({ key: 'pesos', header: 'Cash', align: 'end', render: exchangeOf });
  return (
    <div className={styles.root}>
      <Card padding="none">
        <Table
          caption={isObtained ? 'Obtained flowers' : 'Used flowers'}
          isCaptionHidden
          columns={columns}
          rows={entries}
          rowKey={({ id }) => String(id)}
        />
      </Card>
      <Pager {...pages} noun={['entry', 'entries']} />
    </div>
  );
}

/** Its amount and, under it, what became of it. */
function exchangeOf({ exchange }: FlowerEntry): ReactNode {
  if (exchange === undefined) return '–';
  return (
    <span className={styles.cash}>
      <span>{`PHP ${number.format(exchange.pesos)}`}</span>
      {exchange.isPaid ? (
        <StatusTag tone="success" icon={CircleCheck}>
          Paid
        </StatusTag>
      ) : (
        <StatusTag tone="info" icon={Hourglass}>
          On its way
        </StatusTag>
      )}
    </span>
  );
}
