import { type ReactNode, useId } from 'react';
import { classNames } from '../behaviour/class-names.ts';
import * as styles from './table.css.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

/** A column: its head, and what it shows of a row. */
export interface TableColumn<Row> {
  key: string;
  header: ReactNode;
  render: (row: Row) => ReactNode;
  /** `end` for numbers. */
  align?: keyof typeof styles.align | undefined;
  /** The cell that names its row; mark one column. */
  isRowHeader?: boolean | undefined;
}

export interface TableProps<Row> {
  /** What the table lists; names it. */
  caption: string;
  isCaptionHidden?: boolean | undefined;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** A last line under the rows, such as their sum: content by the key of its column. */
  foot?: Readonly<Record<string, ReactNode>> | undefined;
  className?: string | undefined;
}

/** A plain table for up to some hundred rows; it scrolls sideways inside itself, reachable by keyboard. */
export function Table<Row>({
  caption,
  isCaptionHidden = false,
  columns,
  rows,
  rowKey,
  foot,
  className,
}: TableProps<Row>) {
  const captionId = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (axe scrollable-region-focusable)
    <section tabIndex={0} aria-labelledby={captionId} className={classNames(styles.scroller, className)}>
      <table className={styles.table}>
        <caption id={captionId} className={isCaptionHidden ? undefined : styles.caption}>
          {isCaptionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={classNames(styles.columnHeader, styles.align[column.align ?? 'start'])}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column) =>
                column.isRowHeader ? (
                  <th
                    key={column.key}
                    scope="row"
                    className={classNames(styles.rowHeader, styles.align[column.align ?? 'start'])}
                  >
                    {column.render(row)}
                  </th>
                ) : (
                  <td key={column.key} className={classNames(styles.dataCell, styles.align[column.align ?? 'start'])}>
                    {column.render(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
        {foot === undefined ? null : (
          <tfoot>
            <tr>
              {columns.map((column) => {
                const look = classNames(styles.footCell, styles.align[column.align ?? 'start']);
                return column.isRowHeader ? (
                  <th key={column.key} scope="row" className={look}>
                    {foot[column.key]}
                  </th>
                ) : (
                  <td key={column.key} className={look}>
                    {foot[column.key]}
                  </td>
                );
              })}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}
