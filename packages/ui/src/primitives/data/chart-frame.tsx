import type { ReactNode } from 'react';
import * as styles from './chart.css.ts';
import { classNames } from '../behaviour/class-names.ts';
import { Disclosure } from '../layout/disclosure.tsx';
import { Table } from './table.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

/** One value of a chart. */
export interface ChartPoint {
  /** Place on the axis, e.g. 'Nov'. */
  label: string;
  value: number;
}

/** What every chart says in words too: its caption, and its values as a table. */
export interface ChartTexts {
  /** What is drawn, e.g. 'Teaching points by month'. */
  caption: string;
  isCaptionHidden?: boolean | undefined;
  points: readonly ChartPoint[];
  /** Writes a value in the table, with its unit. */
  formatValue?: ((value: number) => string) | undefined;
  /** Heads of the table behind the drawing; default 'Period' and 'Value'. */
  columnNames?: readonly [label: string, value: string] | undefined;
  /** Opens the table; default 'Show as table'. */
  tableLabel?: string | undefined;
  className?: string | undefined;
}

/** A drawing with its caption, and behind it the same figures as a table. The drawing itself is hidden from screen readers. */
export function ChartFrame({
  caption,
  isCaptionHidden = false,
  points,
  formatValue = String,
  columnNames = ['Period', 'Value'],
  tableLabel = 'Show as table',
  className,
  children,
}: ChartTexts & { children: ReactNode }) {
  return (
    <figure className={classNames(styles.figure, className)}>
      <figcaption className={styles.caption}>
        {isCaptionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
      </figcaption>
      {children}
      <Disclosure summary={tableLabel}>
        <Table
          caption={caption}
          isCaptionHidden
          rows={points}
          rowKey={(point) => point.label}
          columns={[
            { key: 'label', header: columnNames[0], isRowHeader: true, render: (point) => point.label },
            { key: 'value', header: columnNames[1], align: 'end', render: (point) => formatValue(point.value) },
          ]}
        />
      </Disclosure>
    </figure>
  );
}
