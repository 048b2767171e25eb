import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Whether a column holds one of these ids: one parameter, however many they are. */
export function among(column: PgColumn, ids: Iterable<number>): SQL {
  return sql`${column} in (select value::bigint from json_array_elements_text(${JSON.stringify([...ids])}::json))`;
}
