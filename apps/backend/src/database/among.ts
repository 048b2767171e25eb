import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Whether a column holds one of these ids: one parameter, however many they are. A placeholder stands for them as JSON. */
export function among(column: PgColumn, ids: Iterable<number> | Placeholder): SQL {
  return sql`${column} in (select value::bigint from json_array_elements_text(${asJson(ids)}::json))`;
}

/** Whether a column holds one of these texts: one parameter, however many they are. A placeholder stands for them as JSON. */
export function amongTexts(column: PgColumn, texts: Iterable<string> | Placeholder): SQL {
  return sql`${column} in (select json_array_elements_text(${asJson(texts)}::json))`;
}

function asJson(values: Iterable<unknown> | Placeholder): string | Placeholder {
  return Symbol.iterator in values ? JSON.stringify([...values]) : values;
}
