import { asShown } from '@tutor/realtime/store/read-state';
import { expect, test } from 'vitest';
import { idleSnapshot, watermarkOf, withBulk, withMark, withUpdates } from './idle-news.ts';

const seventeen = { total: 17, notice: 17, warn: 0, remind: 0 };
const page = { seq: 9, unread: seventeen };
const row = { mid: 7, kind: 'notice', source: 'system', remind: false, isRead: false, seq: 3, answer: null } as const;
const isRead = (news: Parameters<typeof idleSnapshot>[0]): boolean => asShown(row, idleSnapshot(news).reads).isRead;

test('a page is as it was rendered until something is marked', () => {
  expect(idleSnapshot(page)).toMatchObject({ unread: seventeen, seq: 9, connection: { status: 'idle' } });
  expect(isRead(page)).toBe(false);
});

test.each([
  ['says what changed', { seq: 12, unread: { ...seventeen, total: 16 } }, 16],
  ['says nothing', undefined, 17],
])('a mark is shown where the service %s, and so is its taking back', (_name, change, total) => {
  const marked = withMark(page, { ...row, isRead: true }, change);
  expect(isRead(marked)).toBe(true);
  expect(idleSnapshot(marked).unread.total).toBe(total);
  const read = { ...row, isRead: true, seq: change?.seq ?? 4 };
  expect(isRead(withMark(marked, { ...read, isRead: false }, { seq: 13, unread: seventeen }))).toBe(false);
});

test('all marked as read are shown so, and unread again once that is taken back', () => {
  const bulk = { seq: 12, upTo: 9, kind: null, source: null, undoneSeq: null };
  const none = { total: 0, notice: 0, warn: 0, remind: 0 };
  const marked = withBulk(page, { seq: 12, unread: none, count: 17, bulk });
  expect([isRead(marked), idleSnapshot(marked).unread.total]).toEqual([true, 0]);
  const undone = withBulk(marked, { seq: 13, unread: seventeen, count: 17, bulk: { ...bulk, undoneSeq: 13 } });
  expect([isRead(undone), idleSnapshot(undone).unread.total]).toEqual([false, 17]);
});

test('what was done here is known, taken back or not; what came in between is not', () => {
  const bulk = { seq: 11, upTo: 10, kind: null, source: null, undoneSeq: null };
  const upTo: (number | undefined)[] = [];
  let news: Parameters<typeof idleSnapshot>[0] = page;
  for (const next of [
    (now: typeof news) => withMark(now, { ...row, isRead: true }, { seq: 10, unread: seventeen }),
    (now: typeof news) => withBulk(now, { seq: 11, unread: seventeen, count: 16, bulk }),
    (now: typeof news) => withBulk(now, { seq: 12, unread: seventeen, count: 16, bulk: { ...bulk, undoneSeq: 12 } }),
    (now: typeof news) => withMark(now, row, { seq: 13, unread: seventeen }),
    // 14 is a message that this page has not heard of.
    (now: typeof news) => withMark(now, { ...row, isRead: true }, { seq: 15, unread: seventeen }),
    (now: typeof news) => withMark(now, row, undefined),
  ]) {
    news = next(news);
    upTo.push(watermarkOf(news));
  }
  expect(upTo).toEqual([10, 11, 12, 13, 13, 13]);
  expect(news.seq).toBe(9);
  expect(watermarkOf(withMark({ unread: seventeen }, row, { seq: 10, unread: seventeen }))).toBeUndefined();
});

test('of answers that come the wrong way round the latest change counts', () => {
  const read = (now: Parameters<typeof idleSnapshot>[0], mid: number, seq: number, total: number) =>
    withMark(now, { ...row, mid, isRead: true }, { seq, unread: { ...seventeen, total } });
  expect(idleSnapshot(read(read(page, 8, 11, 15), 7, 10, 16)).unread.total).toBe(15);
  const unreadLast = withMark(page, row, { seq: 11, unread: seventeen });
  const late = read(unreadLast, 7, 10, 16);
  expect([isRead(late), idleSnapshot(late).unread.total]).toEqual([false, 17]);
});

test('what the service has by now counts as known, and real time still tells it from the cursor on', () => {
  // 10 is a message that this page has not heard of.
  const marked = withMark(page, row, { seq: 11, unread: { ...seventeen, total: 18 } });
  expect(watermarkOf(marked)).toBe(9);
  const bulk = { seq: 12, upTo: 11, kind: null, source: null, undoneSeq: null };
  const none = { total: 0, notice: 0, warn: 0, remind: 0 };
  const asked = withUpdates(marked, { seq: 12, unread: none, messages: [], events: [], bulkReads: [bulk] });
  expect([watermarkOf(asked), asked.seq, idleSnapshot(asked).unread.total, isRead(asked)]).toEqual([12, 9, 0, true]);
  // What was read elsewhere may stand on no page that is fetched anew; what is new is told by real time.
  const told = { ...row, seq: 11, title: '', content: '', sentTime: '', refId: null };
  const heard = (isRead: boolean) => ({
    seq: 12,
    unread: none,
    messages: [{ ...told, isRead }],
    events: [],
    bulkReads: [],
  });
  expect(isRead(withUpdates(page, heard(true)))).toBe(true);
  expect(withUpdates(page, heard(false)).reads?.facts.size).toBe(0);
  // An answer that comes late takes nothing back.
  const late = withUpdates(asked, { seq: 10, unread: seventeen, messages: [], events: [], bulkReads: [] });
  expect([watermarkOf(late), idleSnapshot(late).unread.total, isRead(late)]).toEqual([12, 0, true]);
});
