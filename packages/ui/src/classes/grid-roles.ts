// The class table is a grid in ARIA's sense drawn on plain elements: in a `<table>` a class could not last longer than its
// row or stand beside another one. One place for the roles keeps rows and columns counted in the same way.

/** The grid itself; rows and columns include the heads. */
export function gridRole(label: string, rows: number, columns: number) {
  return { role: 'grid', 'aria-label': label, 'aria-rowcount': rows, 'aria-colcount': columns } as const;
}

/** All rows but the head. */
export const rowGroupRole = { role: 'rowgroup' } as const;

/** A row; rows count from 1, which is the head. */
export function rowRole(row: number) {
  return { role: 'row', 'aria-rowindex': row } as const;
}

/** Head of a column; columns count from 1, which holds the times. */
export function columnHeadRole(column: number, isToday = false) {
  return { role: 'columnheader', 'aria-colindex': column, 'aria-current': isToday ? 'date' : undefined } as const;
}

/** Head of a row. */
export const rowHeadRole = { role: 'rowheader', 'aria-colindex': 1 } as const;

/** Something on a day. */
export function cellRole(column: number) {
  return { role: 'gridcell', 'aria-colindex': column } as const;
}

/** The empty half hour that the keyboard stands on. */
export function emptyCellRole(column: number) {
  return { ...cellRole(column), tabIndex: 0 } as const;
}
