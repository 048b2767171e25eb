// A table in ARIA's sense drawn on plain elements: only a box can be left undrawn while it is out of sight, and a native
// table's groups and rows are none. One place for the roles keeps them together.

/** The table itself; rows include the head. */
export function tableRole(label: string, rows: number) {
  return { role: 'table', 'aria-label': label, 'aria-rowcount': rows } as const;
}

/** A group of rows, with its name where it has one. */
export function rowsRole(label?: string) {
  return { role: 'rowgroup', 'aria-label': label } as const;
}

export const tableRowRole = { role: 'row' } as const;
export const tableHeadRole = { role: 'columnheader' } as const;
/** The cell that names its row. */
export const nameCellRole = { role: 'rowheader' } as const;
export const tableCellRole = { role: 'cell' } as const;
