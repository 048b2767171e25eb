import type { ReactNode } from 'react';
import { classNames } from '../primitives/behaviour/class-names.ts';
import { Tag } from '../primitives/data/tag.tsx';
import { VisuallyHidden } from '../primitives/layout/visually-hidden.tsx';
import * as styles from './rules-table.css.ts';

export interface RulesTableProps {
  /** What the table lists; names it. */
  caption: string;
  isCaptionHidden?: boolean | undefined;
  /** The first column names the rows. */
  columns: readonly { header: string; align?: 'start' | 'end' | undefined }[];
  rows: readonly {
    key: string;
    /** One for each column. */
    cells: readonly ReactNode[];
    /** Words that mark the row as the tutor's own, such as 'You'. */
    mark?: string | undefined;
  }[];
}

/** A short table of rules, in which one row may be the tutor's own. */
export function RulesTable({ caption, isCaptionHidden = false, columns, rows }: RulesTableProps) {
  const alignOf = (index: number): string => styles.align[columns[index]?.align ?? 'start'];
  return (
    <table className={styles.table}>
      <caption className={isCaptionHidden ? undefined : styles.caption}>
        {isCaptionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
      </caption>
      <thead>
        <tr>
          {columns.map(({ header }, index) => (
            <th key={header} scope="col" className={classNames(styles.head, alignOf(index))}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...values], mark }) => (
          <tr key={key} className={mark === undefined ? undefined : styles.marked}>
            <th scope="row" className={classNames(styles.cell, alignOf(0))}>
              <span>{name}</span>
              {mark === undefined ? null : (
                <Tag tone="brand" className={styles.mark}>
                  {mark}
                </Tag>
              )}
            </th>
            {values.map((value, index) => (
              <td key={columns[index + 1]?.header} className={classNames(styles.cell, alignOf(index + 1))}>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
