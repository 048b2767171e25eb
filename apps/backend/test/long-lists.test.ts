import { leaveStatuses } from '@tutor/rules/leave/leave-status';
import { minutes } from '@tutor/rules/time/durations';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertRows } from '../src/database/insert-rows.ts';
import { leaveRequests } from '../src/leave/tables.ts';
import { referrals } from '../src/referrals/tables.ts';
import { attendanceRecords, recitationReports } from '../src/scores/complaint-tables.ts';
import { flowersLedger } from '../src/scores/tables.ts';
import { addManyClasses } from './many-classes.ts';
import { startBackend, type TestBackend, type TestClient } from './start-backend.ts';

const rowCount = 10_000;
const batch = 1_000;
const now = Date.now();

let backend: TestBackend;
let client: TestClient;
let tuid: number;
let clids: number[];
beforeAll(async () => {
  backend = await startBackend();
  const tutor = await backend.createTutor('firstLogin');
  tuid = tutor.tuid;
  client = (await backend.signIn(tutor)).client;
  clids = await addManyClasses(backend, tuid, rowCount);
});
afterAll(() => backend.close());

/** Ten thousand rows, a minute apart and back from now: number 0 is the newest, and stored first. */
async function fill<Table extends PgTable>(
  table: Table,
  rowOf: (number: number, at: Date) => Table['$inferInsert'],
): Promise<void> {
  for (let start = 0; start < rowCount; start += batch) {
    const rows = Array.from({ length: batch }, (_, index) =>
      rowOf(start + index, new Date(now - minutes(start + index + 1))),
    );
    await insertRows(backend.database.queries, table, rows);
  }
}

interface Page {
  PageIndex: number;
  PageSize: number;
}
type Answer<Item> = Promise<{ body: { Total: number; Items: Item[] } }>;

/** A list: how it is filled, how a page of it is read, and where a row says its number. */
function list<Item>(
  name: string,
  insert: () => Promise<void>,
  read: (page: Page) => Answer<Item>,
  numberOf: (item: Item) => unknown,
) {
  const numbers = async (PageIndex: number) => {
    const { Total, Items } = (await read({ PageIndex, PageSize: 20 })).body;
    return { Total, numbers: Items.map((item) => Number(numberOf(item))) };
  };
  return { name, insert, numbers, readTooMany: () => read({ PageIndex: 1, PageSize: 101 }) };
}

const lists = [
  list(
    'obtained flowers',
    () => fill(flowersLedger, (number, at) => ({ tuid, flowers: 2, note: String(number), at })),
    (page) => client.flowers.list({ body: { Type: 1, ...page } }),
    ({ Note }) => Note,
  ),
  list(
    'used flowers',
    () => fill(flowersLedger, (number, at) => ({ tuid, flowers: -1, note: String(number), at })),
    (page) => client.flowers.list({ body: { Type: 2, ...page } }),
    ({ Note }) => Note,
  ),
  list(
    'referrals',
    () =>
      fill(referrals, (number, at) => ({
        ...{ tuid, firstName: String(number), lastName: 'Cruz', email: `${number}@mail.example` },
        ...{ phone: '+639175550148', source: 12, at, stepAt: at },
      })),
    (page) => client.referrals.referralList({ body: page }),
    ({ FirstName }) => FirstName,
  ),
  list(
    'leave',
    () =>
      fill(leaveRequests, (number, at) => ({
        ...{ tuid, key: `key ${number}`, type: 3, reason: String(number), status: leaveStatuses.undone },
        ...{ startsAt: at, endsAt: new Date(at.getTime() + minutes(1)), askedAt: at, settledAt: at },
      })),
    ({ PageIndex, PageSize }) => client.leave.leaveList({ body: { pageIndex: PageIndex, pageSize: PageSize } }),
    ({ Reason }) => Reason,
  ),
  list(
    'reports of recitation classes',
    () =>
      fill(recitationReports, (number, at) => ({
        tuid,
        clid: clids[number] ?? 0,
        score: 80,
        comment: String(number),
        at,
      })),
    (page) => client.complaints.recitationReport({ body: page }),
    ({ Comment }) => Comment,
  ),
  list(
    'classes that were entered late',
    () =>
      fill(attendanceRecords, (number, at) => ({
        tuid,
        clid: clids[number] ?? 0,
        kind: 'late' as const,
        minutes: number + 1,
        at,
      })),
    (page) => client.complaints.lateEarlyRecords({ body: page }),
    ({ Minutes }) => Minutes - 1,
  ),
];

it.each(lists)('of ten thousand $name comes one page, newest first, and never more than a hundred', async (one) => {
  await one.insert();
  const from = (first: number) => Array.from({ length: 20 }, (_, index) => first + index);
  expect(await one.numbers(1)).toEqual({ Total: rowCount, numbers: from(0) });
  expect(await one.numbers(500)).toEqual({ Total: rowCount, numbers: from(rowCount - 20) });
  expect(await one.numbers(501)).toEqual({ Total: rowCount, numbers: [] });
  await expect(one.readTooMany()).rejects.toMatchObject({ kind: 'refused', code: 100 });
});
