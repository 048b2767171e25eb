/** Rows of a page of a list. */
export const listPageSize = 20;

/** The highest page that is ever asked for; far beyond any list. */
export const lastPageNumber = 100_000;

/** The page that an address asks for, from 1; the first for none and for nonsense. */
export function pageNumber(asked: string | null): number {
  if (asked === null || !/^[1-9]\d{0,5}$/.test(asked)) return 1;
  return Math.min(Number(asked), lastPageNumber);
}

/** Pages that a list of this many rows has; an empty list has one. */
export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** First and last row of a page, counted from 1; undefined where the page holds none. */
export function pageRange(page: number, total: number, pageSize: number): { first: number; last: number } | undefined {
  const first = (page - 1) * pageSize + 1;
  return first > total ? undefined : { first, last: Math.min(total, page * pageSize) };
}
