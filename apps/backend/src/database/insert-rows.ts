import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from './database.ts';

/**
 * Inserts many rows by one parameter, however many they are: one for each value costs several times as much to send and to
 * read. Values that a row leaves out become the column's default. Goes on as any insert does: `.onConflictDoNothing()`.
 */
export function insertRows<Table extends PgTable>(tx: Queries, table: Table, rows: readonly Table['$inferInsert'][]) {
  const columns = Object.entries<PgColumn>(getTableColumns(table)).filter(
    ([, { generated }]) => generated === undefined,
  );
  const given = rows.map((row: Record<string, unknown>) =>
    Object.fromEntries(columns.map(([key, column]) => [column.name, asJson(column, row[key])])),
  );
  const values = columns.map(([, column]) => givenOrDefault(table, column));
  // Identities are given here too: an insert that selects names every column.
  return tx
    .insert(table)
    .select(
      sql`overriding system value select ${sql.join(values, sql`, `)} from json_populate_recordset(null::${table}, ${JSON.stringify(given)}::json) as given`,
    );
}

function givenOrDefault(table: PgTable, { name, default: byDefault, generatedIdentity }: PgColumn): SQL {
  const value = sql`given.${sql.identifier(name)}`;
  if (generatedIdentity !== undefined) {
    return sql`coalesce(${value}, nextval(pg_get_serial_sequence(${getTableName(table)}, ${name})))`;
  }
  return byDefault === undefined ? value : sql`coalesce(${value}, ${byDefault})`;
}

/** Lists, objects and whatever a JSON column holds stay what they are; anything else is written as the driver would write it. */
function asJson(column: PgColumn, value: unknown): unknown {
  const isScalar = value instanceof Date || typeof value !== 'object';
  const isPlain = value === undefined || value === null || !isScalar || column.getSQLType() === 'jsonb';
  return isPlain ? value : column.mapToDriverValue(value);
}
