import { bigint, timestamp } from 'drizzle-orm/pg-core';

/** An instant, kept to the millisecond. Without a name, a column has that of its property. */
export function instant(name = '') {
  return timestamp(name, { withTimezone: true, precision: 3 });
}

/** An id of a row, of whatever table. */
export function id(name = '') {
  return bigint(name, { mode: 'number' });
}

/** The primary key of a table that counts its rows itself, from `startWith` on: ids of the seeds lie below. */
export function rowId(startWith = 1) {
  return id().primaryKey().generatedAlwaysAsIdentity({ startWith });
}
