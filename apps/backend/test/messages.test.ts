import { derivedKey } from '@tutor/api/core/derived-key';
import { didiGrabUrl } from '@tutor/api/messages/didi-grab';
import type { SystemMessage } from '@tutor/rules/messages/message';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { classes } from '../src/classes/tables.ts';
import { violates } from '../src/database/violation.ts';
import { fillSearchTexts } from '../src/messages/search-text.ts';
import { messages } from '../src/messages/tables.ts';
import { openPrepared } from './open-prepared.ts';
import { type CreatedTutor, rootSecret, startBackend, type TestBackend, type TestClient } from './start-backend.ts';

let backend: TestBackend;
let clock = Date.now();

beforeAll(async () => {
  backend = await startBackend({ isDemo: true, now: () => new Date(clock), database: await openPrepared('seeded') });
});

afterAll(() => backend.close());

async function someone(template = 'firstLogin'): Promise<CreatedTutor & { client: TestClient; token: string }> {
  const tutor = await backend.createTutor(template);
  return { ...tutor, ...(await backend.signIn(tutor)) };
}

const send = (tuid: number, message: object = {}) => backend.control('/messages', { tuid, ...message });
const titles = (items: readonly SystemMessage[]) => items.map(({ title }) => title);
const refusal = (call: Promise<unknown>) => call.catch((error: unknown) => error);
const allOf = { kind: null, source: null } as const;

describe('the list of messages', () => {
  it('pages by where the page before ended, so that what arrives meanwhile shifts nothing', async () => {
    const { tuid, client } = await someone();
    await send(tuid, { title: 'Old', count: 25 });
    const list = (before: object = {}) => client.messages.list({ query: { pageSize: 10, ...before } });
    const first = (await list()).body;
    expect(first).toMatchObject({ total: 26, hasOlder: true });
    await send(tuid, { title: 'Meanwhile', count: 3 });
    const seen = [...first.items];
    for (let page = first; page.hasOlder; ) {
      const last = page.items.at(-1);
      page = (await list({ beforeTime: last?.sentTime, beforeMid: last?.mid })).body;
      seen.push(...page.items);
    }
    expect(new Set(seen.map(({ mid }) => mid)).size).toBe(26);
    expect(titles(seen)).not.toContain('Meanwhile 1');
    expect(seen.map(({ mid }) => mid)).toEqual(seen.map(({ mid }) => mid).sort((a, b) => b - a));
  });

  it('shows one kind, one source, unread ones, and what has every word of a search, all at once', async () => {
    const { tuid, client } = await someone();
    await send(tuid, { title: 'Rain', kind: 'warning', content: '<p>Roads &amp; schools <b>closed</b></p>' });
    await send(tuid, { title: 'Closed on Sunday', kind: 'notice' });
    await send(tuid, { title: 'A course', source: 'moodle' });
    const found = async (query: object) =>
      titles((await client.messages.list({ query: { pageSize: 50, ...query } })).body.items);
    expect(await found({ kind: 'warning' })).toEqual(['Rain']);
    expect(await found({ source: 'moodle' })).toEqual(['A course']);
    expect(await found({ search: '  CLOSED ' })).toEqual(['Closed on Sunday', 'Rain']);
    expect(await found({ search: 'closed & roads' })).toEqual(['Rain']);
    expect(await found({ search: 'closed', kind: 'notice' })).toEqual(['Closed on Sunday']);
    await send(tuid, { title: 'Sorry', content: '<p>Her grandmother&rsquo;s house &lt;3, not &amp;lt;4</p>' });
    for (const search of ['grandmother’s', '<3', '&lt;4']) expect(await found({ search }), search).toEqual(['Sorry']);
    // An accent in its letter, and one after it.
    await send(tuid, { title: 'From Maria Pe\u00F1a', content: '<p>Ol\u0065\u0301</p>' });
    for (const search of ['pe\u00F1a', 'PEN\u0303A', 'ol\u00E9']) {
      expect(await found({ search }), search).toEqual(['From Maria Pe\u00F1a']);
    }
    const styles = '<style>p { color: cerise }</style>A <b>turban</b><Style media="x">i {\n}</Style >';
    const styled = `${styles} of silk<script>let mauve</script>`;
    await send(tuid, { title: 'Styled', content: styled });
    for (const search of ['turban', 'silk']) expect(await found({ search }), search).toEqual(['Styled']);
    for (const search of ['cerise', 'mauve']) expect(await found({ search }), search).toEqual([]);
    // As the page has it: every reference, no comment, no attribute.
    await send(tuid, {
      title: 'Written',
      content: '<!-- draft > --><i title="a > quay">Pe&ntilde;on</i> &mdash; &#233;tude',
    });
    for (const search of ['peñon', '—', 'étude']) expect(await found({ search }), search).toEqual(['Written']);
    for (const search of ['draft', 'quay', 'ntilde']) expect(await found({ search }), search).toEqual([]);
    // Every character of a search means itself.
    for (const search of ['%', '_', '\\', "'", '<b>', '</p>', 'roads  schools closed sunday']) {
      expect(await found({ search }), search).toEqual([]);
    }
    const [rain] = (await client.messages.list({ query: { pageSize: 1, search: 'rain' } })).body.items;
    await client.messages.readSystemMessage({ query: { Mid: rain?.mid ?? 0 } });
    expect(await found({ search: 'closed', unread: 'true' })).toEqual(['Closed on Sunday']);
  });

  it('finds what a migration left without its words, once the service has started', async () => {
    const { tuid, client } = await someone();
    await send(tuid, { title: 'Moved', content: '<p>Pe&ntilde;on</p>' });
    const { queries } = backend.database;
    await queries.update(messages).set({ searchText: null }).where(eq(messages.tuid, tuid));
    const found = async () =>
      titles((await client.messages.list({ query: { pageSize: 9, search: 'peñon' } })).body.items);
    expect(await found()).toEqual([]);
    await fillSearchTexts(queries);
    expect(await found()).toEqual(['Moved']);
  });

  it('has them all, however many there are', async () => {
    const { tuid, client } = await someone();
    const { mids } = await send(tuid, { title: 'Number', count: 2_000 });
    expect(Array.isArray(mids) && mids.length).toBe(2_000);
    const { body } = await client.messages.list({ query: { pageSize: 100 } });
    expect(body).toMatchObject({ total: 2_001, hasOlder: true });
    expect(titles(body.items).slice(0, 2)).toEqual(['Number 2000', 'Number 1999']);
    const search = (await client.messages.list({ query: { pageSize: 100, search: 'number 777' } })).body;
    expect(titles(search.items)).toEqual(['Number 1777', 'Number 777']);
    // One event stands for them; who catches up gets them in parts that leave nothing out.
    const seen = new Set<number>();
    let since = 1;
    for (let parts = 0; parts < 6; parts += 1) {
      const updates = (await client.messages.updates({ query: { seq: since } })).body;
      for (const { mid } of updates.messages) seen.add(mid);
      since = updates.seq;
    }
    expect(seen.size).toBe(2_000);
    expect(since).toBe(2_001);
  });
});

describe('marking as read and unread', () => {
  it('is one change, told with its number and the counts, and a second time is none', async () => {
    const { tuid, client } = await someone();
    const { mids } = await send(tuid, { kind: 'warning' });
    const query = { Mid: Number(Array.isArray(mids) ? mids[0] : 0) };
    const before = (await client.messages.updates({ query: { seq: 0 } })).body;
    const read = (await client.messages.readSystemMessage({ query })).body;
    expect(read).toEqual({ seq: before.seq + 1, unread: { ...before.unread, total: 1, warn: 0 } });
    expect((await client.messages.readSystemMessage({ query })).body).toEqual(read);
    const unread = (await client.messages.unreadMessage({ query })).body;
    expect(unread).toEqual({ seq: before.seq + 2, unread: before.unread });
    expect((await client.messages.unreadMessage({ query })).body).toEqual(unread);
  });

  it('many times at once leaves one change', async () => {
    const { tuid, client } = await someone();
    const { mids } = await send(tuid);
    const query = { Mid: Number(Array.isArray(mids) ? mids[0] : 0) };
    const before = (await client.messages.updates({ query: { seq: 0 } })).body.seq;
    const seqs = await Promise.all(
      [1, 2, 3, 4, 5].map(async () => (await client.messages.readSystemMessage({ query })).body?.seq),
    );
    expect(new Set(seqs)).toEqual(new Set([before + 1]));
  });

  it.each(['class', 'absence'])('does not answer a message of %s', async (source) => {
    const { tuid, client } = await someone();
    const { mids } = await send(tuid, { source });
    const query = { Mid: Number(Array.isArray(mids) ? mids[0] : 0) };
    expect(await refusal(client.messages.readSystemMessage({ query }))).toMatchObject({
      code: 100,
      message: expect.stringContaining('waits for your answer'),
    });
    expect((await client.messages.byId({ query: { mid: query.Mid } })).body.isRead).toBe(false);
  });

  it('leaves a compulsory warning that was agreed to as it is', async () => {
    const { tuid, client } = await someone();
    const { mids } = await send(tuid, { kind: 'warning', remind: true });
    const query = { Mid: Number(Array.isArray(mids) ? mids[0] : 0) };
    await client.messages.readSystemMessage({ query });
    expect(await refusal(client.messages.unreadMessage({ query }))).toMatchObject({ code: 103 });
  });

  it("of another tutor's message is unknown", async () => {
    const mine = await someone();
    const other = await someone();
    const { mids } = await send(mine.tuid);
    const query = { Mid: Number(Array.isArray(mids) ? mids[0] : 0) };
    const calls = [
      other.client.messages.readSystemMessage({ query }),
      other.client.messages.unreadMessage({ query }),
      other.client.notices.acceptClassMessage({ query }),
      other.client.notices.refuseClassMessage({ query: { mid: query.Mid, reason: 'no' } }),
    ];
    for (const answer of await Promise.all(calls.map(refusal))) expect(answer).toMatchObject({ code: 101 });
  });
});

describe('marking all as read', () => {
  it('reads up to the watermark, leaves what came after it and what waits for an answer, and is one change', async () => {
    const { tuid, client } = await someone();
    await send(tuid, { count: 30 });
    await send(tuid, { source: 'class', title: 'Answer me' });
    await send(tuid, { kind: 'warning', remind: true, title: 'Agree to me' });
    const seen = (await client.messages.updates({ query: { seq: 0 } })).body.seq;
    await send(tuid, { title: 'Too late' });
    const { body } = await client.messages.readAll({ body: { UpTo: seen, ...allOf } });
    expect(body).toMatchObject({ count: 31, seq: seen + 2, bulk: { seq: seen + 2, upTo: seen, undoneSeq: null } });
    const left = (await client.messages.list({ query: { pageSize: 50, unread: 'true' } })).body;
    expect(titles(left.items)).toEqual(['Too late', 'Agree to me', 'Answer me']);
    expect(body.unread.total).toBe(3);
    const missed = (await client.messages.updates({ query: { seq: seen + 1 } })).body;
    expect(missed).toMatchObject({ seq: seen + 2, messages: [], bulkReads: [body.bulk] });
    expect(missed.events).toEqual([{ seq: seen + 2, name: 'GetTutorNotReadMsgCount' }]);
    // Nothing is left for the same watermark.
    expect((await client.messages.readAll({ body: { UpTo: seen, ...allOf } })).body).toMatchObject({
      count: 0,
      bulk: null,
      seq: seen + 2,
    });
  });

  it('of one kind or source leaves the others', async () => {
    const { tuid, client } = await someone();
    await send(tuid, { kind: 'remind' });
    await send(tuid, { kind: 'remind' });
    await send(tuid, { kind: 'notice', source: 'moodle' });
    const upTo = Number.MAX_SAFE_INTEGER;
    expect((await client.messages.readAll({ body: { UpTo: upTo, ...allOf, source: 'moodle' } })).body.count).toBe(1);
    expect((await client.messages.readAll({ body: { UpTo: upTo, ...allOf, kind: 'remind' } })).body.count).toBe(2);
  });

  it('is taken back once: what it read is unread again, what was read since stays read', async () => {
    const { tuid, client } = await someone();
    const { mids } = await send(tuid, { count: 3 });
    const [first, second] = Array.isArray(mids) ? mids.map(Number) : [];
    await client.messages.readSystemMessage({ query: { Mid: first ?? 0 } });
    const { bulk } = (await client.messages.readAll({ body: { UpTo: Number.MAX_SAFE_INTEGER, ...allOf } })).body;
    await client.messages.unreadMessage({ query: { Mid: second ?? 0 } });
    const body = { Seq: bulk?.seq ?? 0 };
    const undone = (await client.messages.undoReadAll({ body })).body;
    // The seeded one and the third; the first was read before, the second is unread already.
    expect(undone).toMatchObject({ count: 2, unread: { total: 3 } });
    const again = await Promise.all([1, 2, 3].map(async () => (await client.messages.undoReadAll({ body })).body));
    for (const reply of again) expect(reply).toEqual({ ...undone, count: 0 });
    expect((await client.messages.byId({ query: { mid: first ?? 0 } })).body.isRead).toBe(true);
  });

  it("another tutor's is unknown", async () => {
    const mine = await someone();
    const other = await someone();
    const { bulk } = (await mine.client.messages.readAll({ body: { UpTo: 99, ...allOf } })).body;
    expect(await refusal(other.client.messages.undoReadAll({ body: { Seq: bulk?.seq ?? 0 } }))).toMatchObject({
      code: 101,
    });
  });

  it('twice at the same time is one mark', async () => {
    const { tuid, client } = await someone();
    await send(tuid, { count: 40 });
    const replies = await Promise.all(
      [1, 2, 3, 4].map(async () => (await client.messages.readAll({ body: { UpTo: 999, ...allOf } })).body),
    );
    expect(replies.map(({ count }) => count).sort((a, b) => a - b)).toEqual([0, 0, 0, 41]);
  });
});

describe('class messages', () => {
  it('wait until they are accepted or refused, and then keep their one answer', async () => {
    const { tuid, client } = await someone();
    for (const title of ['To accept', 'To refuse']) await send(tuid, { source: 'class', title });
    const waiting = (await client.notices.classMessages()).body;
    expect(titles(waiting)).toEqual(['To accept', 'To refuse']);
    const [accepted, refused] = waiting.map(({ mid }) => mid);
    const accept = { query: { Mid: accepted ?? 0 } };
    const refuse = { query: { mid: refused ?? 0, reason: '  I am away.  ' } };
    const before = (await client.messages.updates({ query: { seq: 0 } })).body.seq;
    await Promise.all([1, 2, 3].map(() => client.notices.acceptClassMessage(accept)));
    await Promise.all([1, 2, 3].map(() => client.notices.refuseClassMessage(refuse)));
    expect((await client.messages.updates({ query: { seq: 0 } })).body.seq).toBe(before + 2);
    expect((await client.notices.classMessages()).body).toEqual([]);
    expect(
      await refusal(client.notices.refuseClassMessage({ query: { mid: accepted ?? 0, reason: 'no' } })),
    ).toMatchObject({ code: 103, message: 'You have already accepted this notice.' });
    expect(await refusal(client.notices.acceptClassMessage({ query: { Mid: refused ?? 0 } }))).toMatchObject({
      code: 103,
      message: 'You have already refused this notice.',
    });
    expect((await client.messages.byId({ query: { mid: refused ?? 0 } })).body).toMatchObject({
      answer: 'refused',
      isRead: true,
    });
    const [row] = await backend.database.queries
      .select()
      .from(messages)
      .where(eq(messages.mid, refused ?? 0));
    expect(row?.answerReason).toBe('I am away.');
  });

  it('answered both ways at the same moment keep one of the answers', async () => {
    const { tuid, client } = await someone();
    for (let round = 0; round < 5; round += 1) {
      const { mids } = await send(tuid, { source: 'class' });
      const mid = Number(Array.isArray(mids) ? mids[0] : 0);
      const settled = await Promise.allSettled([
        client.notices.acceptClassMessage({ query: { Mid: mid } }),
        client.notices.refuseClassMessage({ query: { mid, reason: 'no' } }),
      ]);
      expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    }
  });

  it('are kept from being answered without a reading by the database itself', async () => {
    const { tuid } = await someone();
    const { mids } = await send(tuid, { source: 'class' });
    const mid = Number(Array.isArray(mids) ? mids[0] : 0);
    const own = and(eq(messages.tuid, tuid), eq(messages.mid, mid));
    for (const change of [
      { readAt: new Date() },
      { answer: 'accepted' as const },
      { readAt: new Date(), answer: 'refused' as const },
      { readAt: new Date(), answer: 'accepted' as const, answerReason: 'none' },
    ]) {
      await expect(backend.database.queries.update(messages).set(change).where(own)).rejects.toThrow();
    }
  });
});

describe('attendance', () => {
  it('comes with one message, which is read by the answer', async () => {
    const { tuid, client } = await someone();
    const { id } = await backend.control('/attendance', {
      tuid,
      startsInMinutes: 300,
      studentName: 'Ana <b>Gomez</b>',
    });
    const list = async () => (await client.messages.list({ query: { pageSize: 10, source: 'absence' } })).body.items;
    const [message] = await list();
    expect(message).toMatchObject({ refId: Number(id), isRead: false, kind: 'remind' });
    expect(message?.content).toContain('Ana &lt;b&gt;Gomez');
    await client.attendance.reply({ body: { Id: Number(id), IsICan: true } });
    expect(await list()).toMatchObject([{ isRead: true }]);
  });

  it('that nobody answered in time is settled with its message', async () => {
    const { tuid, client } = await someone();
    await backend.control('/attendance', { tuid, startsInMinutes: 40 });
    clock += 15 * 60_000;
    await backend.server.runClockwork();
    const items = (await client.messages.list({ query: { pageSize: 10, source: 'absence' } })).body.items;
    expect(items).toMatchObject([{ isRead: true }]);
  });
});

describe('a class that ends without a remark', () => {
  it('reminds of it once', async () => {
    const { tuid, client } = await someone();
    await backend.control('/classes', { tuid, startsInMinutes: 1, durationMinutes: 5, studentName: 'Leo' });
    clock += 10 * 60_000;
    await backend.server.runClockwork();
    await backend.server.runClockwork();
    const items = (await client.messages.list({ query: { pageSize: 10, source: 'classRemark' } })).body.items;
    expect(titles(items)).toEqual(['Please write the remark for Leo']);
  });
});

describe('didi requests', () => {
  const offer = async (tuid: number, request: object = {}) => {
    const { id, classId } = await backend.control('/didi', { tuid, ...request });
    return { ID: Number(id), ClassID: Number(classId) };
  };

  it('are open until they are closed or grabbed, and the first of the two stands', async () => {
    const { tuid, client } = await someone();
    const one = await offer(tuid);
    const two = await offer(tuid, { startsInMinutes: 500 });
    expect((await client.notices.didiMessages()).body).toMatchObject([
      { id: one.ID, classID: one.ClassID, isPopUpPoint: false },
      { id: two.ID, classID: two.ClassID },
    ]);
    await client.notices.addDidiPoint({ body: { ...one, PointType: 2 } });
    expect((await client.notices.didiMessages()).body[0]?.isPopUpPoint).toBe(true);
    await Promise.all([1, 2].map(() => client.notices.readDidiPoint({ body: { ...one, PointType: 4 } })));
    await client.notices.readDidiPoint({ body: { ...two, PointType: 3 } });
    expect((await client.notices.didiMessages()).body).toEqual([]);
    expect(await refusal(client.notices.readDidiPoint({ body: { ...one, PointType: 3 } }))).toMatchObject({
      code: 103,
    });
    expect(await refusal(client.notices.readDidiPoint({ body: { ...two, PointType: 4 } }))).toMatchObject({
      code: 103,
    });
  });

  it('grabbed and closed at the same moment end once, as the first of the two, which can be told again at any time', async () => {
    const { tuid, client } = await someone();
    for (const endings of [[3, 4] as const, [4, 3] as const]) {
      const request = await offer(tuid, { openSeconds: 60 });
      const before = (await client.messages.updates({ query: { seq: 0 } })).body.seq;
      const end = (PointType: 3 | 4) => client.notices.readDidiPoint({ body: { ...request, PointType } });
      const answers = await Promise.all(endings.map((ending) => refusal(end(ending))));
      const [refused] = answers.flatMap((answer, index) => (answer instanceof Error ? [endings[index]] : []));
      expect(answers.filter((answer) => answer instanceof Error)).toMatchObject([{ code: 103 }]);
      clock += 61_000;
      await end(refused === 3 ? 4 : 3);
      expect((await client.messages.updates({ query: { seq: before } })).body.events).toMatchObject([
        { name: 'GetTeacheDidiMessage' },
      ]);
    }
  });

  it('of another tutor, or with another class, are unknown', async () => {
    const mine = await someone();
    const other = await someone();
    const request = await offer(mine.tuid);
    const calls = [
      other.client.notices.readDidiPoint({ body: { ...request, PointType: 3 } }),
      other.client.notices.addDidiPoint({ body: { ...request, PointType: 2 } }),
      mine.client.notices.readDidiPoint({ body: { ...request, ClassID: 1, PointType: 4 } }),
    ];
    for (const answer of await Promise.all(calls.map(refusal))) expect(answer).toMatchObject({ code: 101 });
    expect((await mine.client.notices.didiMessages()).body).toHaveLength(1);
  });

  it('that are over can no longer be grabbed, and their end is told', async () => {
    const { tuid, client } = await someone();
    const request = await offer(tuid, { openSeconds: 60 });
    const before = (await client.messages.updates({ query: { seq: 0 } })).body.seq;
    clock += 61_000;
    expect(await refusal(client.notices.readDidiPoint({ body: { ...request, PointType: 3 } }))).toMatchObject({
      code: 104,
    });
    await backend.server.runClockwork();
    await backend.server.runClockwork();
    const { events } = (await client.messages.updates({ query: { seq: before } })).body;
    expect(events.map(({ name }) => name)).toEqual(['GetTeacheDidiMessage']);
    expect((await client.notices.didiMessages()).body).toEqual([]);
  });

  describe('on the order page', () => {
    const grabUrl = (tuid: number, { ID, ClassID }: { ID: number; ClassID: number }, nonce: string) =>
      didiGrabUrl(
        `${backend.url}/didi/grab`,
        { tuid, id: ID, classID: ClassID, nonce, nowMs: clock },
        derivedKey(rootSecret, 'didi grab'),
      );
    const get = async (url: string) => (await fetch(url)).text();
    const take = async (page: string) => {
      const action = /action="([^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';
      return (await fetch(`${backend.url}/didi/grab${action}`, { method: 'POST' })).text();
    };
    const booked = async (tuid: number) =>
      backend.database.queries
        .select()
        .from(classes)
        .where(and(eq(classes.tuid, tuid), eq(classes.status, 'Confirmed')));

    it('a class that was grabbed is taken once, however often its button is pressed', async () => {
      const { tuid, client } = await someone();
      const request = await offer(tuid, { studentName: 'Mia' });
      await client.notices.readDidiPoint({ body: { ...request, PointType: 3 } });
      const page = await get(grabUrl(tuid, request, 'nonce-number-one-0001'));
      expect(page).toContain('Take this class?');
      const answers = await Promise.all([take(page), take(page), take(page)]);
      expect(answers.filter((answer) => answer.includes('The class is yours'))).toHaveLength(1);
      expect(await booked(tuid)).toMatchObject([{ studentName: 'Mia' }]);
    });

    it('an address is good once, for a minute, and only after the grab was marked', async () => {
      const { tuid, client } = await someone();
      const request = await offer(tuid);
      const early = grabUrl(tuid, request, 'nonce-number-two-0001');
      expect(await get(early)).toContain('no longer good');
      await client.notices.readDidiPoint({ body: { ...request, PointType: 3 } });
      const url = grabUrl(tuid, request, 'nonce-number-two-0002');
      const late = grabUrl(tuid, request, 'nonce-number-two-0003');
      expect(await get(url)).toContain('Take this class?');
      expect(await get(url)).toContain('no longer good');
      clock += 60_000;
      expect(await get(late)).toContain('no longer good');
      expect(await get(late.replace(/expires=\d+/, `expires=${clock + 1}`))).toContain('no longer good');
      expect(await booked(tuid)).toEqual([]);
    });

    it('an address that was used is not good again in other letters, and nor is one for another tutor', async () => {
      const { tuid, client } = await someone();
      const request = await offer(tuid);
      await client.notices.readDidiPoint({ body: { ...request, PointType: 3 } });
      const url = grabUrl(tuid, request, 'nonce-number-four-0001');
      await get(url);
      expect(await get(url.replace('nonce-number', 'NONCE-number'))).toContain('no longer good');
      expect(await get(url.replace('tuid=', 'TUID='))).toContain('no longer good');
      expect(await get(url.replace(/tuid=\d+/, `tuid=${(await someone()).tuid}`))).toContain('no longer good');
    });

    it('the button can be pressed for ten minutes', async () => {
      const { tuid, client } = await someone();
      const request = await offer(tuid);
      await client.notices.readDidiPoint({ body: { ...request, PointType: 3 } });
      const page = await get(grabUrl(tuid, request, 'nonce-number-five-0001'));
      clock += 10 * 60_000;
      expect(await take(page)).toContain('no longer good');
      expect(await booked(tuid)).toEqual([]);
      clock -= 1;
      expect(await take(page)).toContain('The class is yours');
    });

    it('a form of more than 16 KiB is not read', async () => {
      const sendBytes = async (bytes: number): Promise<number> => {
        const body = new URLSearchParams({ ticket: 'x'.repeat(bytes - 'ticket='.length) });
        return (await fetch(`${backend.url}/didi/grab`, { method: 'POST', body })).status;
      };
      expect(await sendBytes(16 * 1024 + 1)).toBe(413);
      expect(await sendBytes(16 * 1024)).toBe(200);
    });

    it('a class at a time that is taken is refused in words', async () => {
      const { tuid, client } = await someone();
      await backend.control('/classes', { tuid, startsInMinutes: 300 });
      const request = await offer(tuid, { startsInMinutes: 310 });
      await client.notices.readDidiPoint({ body: { ...request, PointType: 3 } });
      const page = await get(grabUrl(tuid, request, 'nonce-number-three-01'));
      expect(await take(page)).toContain('You already have a class at this time.');
    });
  });
});

describe('what is announced and set', () => {
  it('the bulletin board has pinned announcements first, by POST and by GET', async () => {
    const { client } = await someone();
    const { body } = await client.notices.bulletinBoard();
    expect(body.length).toBeGreaterThan(2);
    expect(body[0]?.IsTop).toBe(true);
    expect((await client.notices.bulletinBoardByGet()).body).toEqual(body);
  });

  it('a setting is kept per tutor, part by part', async () => {
    const mine = await someone();
    const other = await someone();
    const before = (await mine.client.notices.setting()).body;
    await mine.client.notices.saveSetting({ body: {} });
    await mine.client.notices.saveSetting({ body: { volume: 0, isQuietOffDuty: true } });
    await mine.client.notices.saveSetting({ body: { isSoundOn: false } });
    expect((await mine.client.notices.setting()).body).toEqual({
      ...before,
      volume: 0,
      isQuietOffDuty: true,
      isSoundOn: false,
    });
    expect((await other.client.notices.setting()).body).toEqual(before);
  });
});

it('the template with notices shows every kind of message that waits', async () => {
  const { client } = await someone('noticesWaiting');
  expect((await client.notices.classMessages()).body).toHaveLength(2);
  expect((await client.notices.paypalMessages()).body.length).toBeGreaterThan(0);
  expect((await client.notices.didiMessages()).body).toHaveLength(2);
  expect((await client.notices.moodleMessages()).body.unread).toBeGreaterThan(0);
  const system = (await client.messages.systemMessages()).body;
  expect(system.filter(({ kind, remind }) => remind && kind === 'warning')).toHaveLength(1);
  expect(system.filter(({ kind, remind }) => remind && kind !== 'warning').length).toBeGreaterThan(0);
});

it('the database refuses a message for a tutor that does not exist', async () => {
  const message = { tuid: 999_999_999, kind: 'notice', title: 'To nobody', content: '', remind: false } as const;
  const stored = backend.database.queries.insert(messages).values({ ...message, sentAt: new Date(clock), seq: 1 });
  await expect(stored).rejects.toSatisfy((error) => violates(error, 'unread_counts_tuid_tutors_tuid_fk'));
});

describe('unread counts', () => {
  it('are those of the messages, after all that these tests did and after changes of many rows at once', async () => {
    const { queries } = backend.database;
    const one = await someone();
    const other = await someone();
    for (const kind of ['notice', 'warning', 'remind', 'levelUp']) {
      for (const { tuid } of [one, other]) await send(tuid, { kind, count: 3 });
    }
    const tuids = sql`(${one.tuid}, ${other.tuid})`;
    await queries.execute(sql`update messages set read_at = now() where tuid in ${tuids} and mid % 2 = 0`);
    await queries.execute(sql`update messages set read_at = null where tuid in ${tuids} and mid % 4 = 0`);
    await queries.execute(sql`update messages set kind = 'warning' where tuid in ${tuids} and mid % 3 = 0`);
    await queries.execute(sql`delete from messages where tuid in ${tuids} and mid % 5 = 0`);
    const different = await queries.execute(sql`
      select tuid from unread_counts
      left join (
        select tuid,
          count(*) filter (where kind = 'notice') as n, count(*) filter (where kind = 'warning') as w,
          count(*) filter (where kind = 'remind') as r, count(*) filter (where kind = 'levelUp') as l
        from messages where read_at is null group by tuid
      ) as counted using (tuid)
      where (notice, warning, remind, level_up)
        is distinct from (coalesce(n, 0), coalesce(w, 0), coalesce(r, 0), coalesce(l, 0))
      union all
      select distinct tuid from messages where tuid not in (select tuid from unread_counts)`);
    expect(different).toMatchObject({ rows: [] });
    const { total, ...parts } = (await one.client.messages.unreadCount()).body;
    expect(total).toBeGreaterThanOrEqual(parts.notice + parts.warn + parts.remind);
    expect(total).toBeGreaterThan(0);
  });
});
