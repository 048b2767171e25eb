import { readNotice } from '@tutor/rules/chat/chat-notice';
import { minutes } from '@tutor/rules/time/durations';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tutors } from '../src/account/tables.ts';
import { complaints } from '../src/scores/complaint-tables.ts';
import { tutorInChat } from './chat-people.ts';
import { startBackend, type TestBackend } from './start-backend.ts';

let backend: TestBackend;
let at: Date;
const later = (ms: number): void => {
  at = new Date(at.getTime() + ms);
};

beforeAll(async () => {
  // Noon in the zones of the tutors: no shift begins by chance around midnight.
  at = new Date('2026-11-25T04:00:00Z');
  backend = await startBackend({ now: () => at, isDemo: true });
});

afterAll(() => backend.close());

let tutor: Awaited<ReturnType<typeof tutorInChat>>;
beforeEach(async () => {
  tutor = await tutorInChat(backend, 'firstLogin');
});

/** The notices that the tutor has, by type, with their fields. */
async function notices() {
  const { Rows } = await tutor.call('conversations', { Search: 'Tutor Support' });
  const [support] = Rows;
  if (support === undefined) return [];
  const { Entries } = await tutor.call('entries', { ConversationId: support.id });
  return Entries.filter(({ kind }) => kind === 'notice').map(({ body }) => {
    const { type, fields } = readNotice(body as Parameters<typeof readNotice>[0]);
    return { type, ...fields };
  });
}

async function book(startsInMinutes: number, more: object = {}): Promise<number> {
  const { clid } = await backend.control('/classes', { tuid: tutor.tuid, startsInMinutes, ...more });
  return Number(clid);
}

describe('the service tells in the chat', () => {
  it('of a booking, and of one by a VIP student', async () => {
    const clid = await book(3_000, { lessonKind: 'normal' });
    const vip = await book(3_100, { lessonKind: 'vip' });
    const classtime = new Date(at.getTime() + minutes(3_000)).toISOString();
    expect(await notices()).toMatchObject([
      { type: 'BookingReminder', classid: String(clid), classtime, classtype: expect.any(String) },
      { type: 'SVIPBookingReminder', classid: String(vip) },
    ]);
  });

  it('of a class that is over when it is booked nothing', async () => {
    await book(-3_000);
    expect(await notices()).toEqual([]);
  });

  it('of a cancellation, with what it costs', async () => {
    const asked = await backend.control('/attendance', { tuid: tutor.tuid, startsInMinutes: 40 });
    later(minutes(20));
    await backend.server.runClockwork();
    const told = await notices();
    expect(told).toContainEqual(
      expect.objectContaining({
        type: 'CancellationReminder',
        classid: String(asked.clid),
        cancellationstatus: 'Cancelled',
        operationtype: 'No confirmation by 30 minutes before class',
        operationtime: at.toISOString(),
        cancellationdetails: expect.stringMatching(/^300.% of the lesson fee/),
      }),
    );
  });

  it('of a class that waits for an answer', async () => {
    const { clid } = await backend.control('/attendance', { tuid: tutor.tuid, startsInMinutes: 2_000 });
    expect(await notices()).toContainEqual(
      expect.objectContaining({ type: 'AbsenceReminder', classid: String(clid), generationtime: at.toISOString() }),
    );
  });

  it('of a class that begins soon, once, whichever process looks', async () => {
    const clid = await book(60);
    later(minutes(49));
    await backend.server.runClockwork();
    const ofClass = async () => (await notices()).filter(({ type }) => type === 'ClassReminder');
    expect(await ofClass()).toEqual([]);
    later(minutes(1));
    await Promise.all([1, 2, 3].map(() => backend.server.runClockwork()));
    later(minutes(1));
    await backend.server.runClockwork();
    expect(await ofClass()).toMatchObject([{ type: 'ClassReminder', classid: String(clid) }]);
  });

  it('of a shift that is not clocked in, before its first class alone', async () => {
    await book(60);
    await book(100);
    later(minutes(30));
    await backend.server.runClockwork();
    later(minutes(45));
    await backend.server.runClockwork();
    const ofShift = (await notices()).filter(({ type }) => type === 'ShiftClockReminder');
    expect(ofShift).toHaveLength(1);
  });

  it('of a shift that is clocked in nothing', async () => {
    await book(50);
    await tutor.client.attendance.registration();
    later(minutes(25));
    await backend.server.runClockwork();
    expect((await notices()).map(({ type }) => type)).not.toContain('ShiftClockReminder');
  });

  it('of a complaint about the tutor, and when it is withdrawn, once each', async () => {
    const { comId } = await backend.control('/complaints', { tuid: tutor.tuid, reason: 'Too fast' });
    for (const state of ['withdrawn', 'waiting', 'withdrawn'])
      await backend.control('/complaints/answer', { comId, state });
    await backend.control('/complaints', { tuid: tutor.tuid, direction: 'sent' });
    expect(await notices()).toMatchObject([
      { type: 'ComplaintReminder', complainant: 'Parents', complaintreason: 'Too fast' },
      { type: 'ComplaintWithdrawnReminder', complaintreason: 'Too fast' },
    ]);
    const [row] = await backend.database.queries
      .select({ state: complaints.state })
      .from(complaints)
      .where(eq(complaints.id, Number(comId)));
    expect(row?.state).toBe('withdrawn');
  });

  it('nothing to a tutor who may not chat', async () => {
    const change = (isChatAuthorized: boolean) =>
      backend.database.queries.update(tutors).set({ isChatAuthorized }).where(eq(tutors.tuid, tutor.tuid));
    await change(false);
    await book(60);
    later(minutes(55));
    await backend.server.runClockwork();
    await change(true);
    expect(await notices()).toEqual([]);
  });
});
