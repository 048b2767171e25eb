import { randomUUID } from 'node:crypto';
import { ApiError } from '@tutor/api/core/api-error';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { referrals } from '../src/referrals/tables.ts';
import { startBackend, type TestBackend } from './start-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

const refusal = async (call: Promise<unknown>): Promise<number | undefined> => {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof ApiError ? error.code : undefined;
};

const signedIn = async (template: string) => (await backend.signIn(await backend.createTutor(template))).client;
const friend = (change: object = {}) => ({
  FirstName: 'Ana',
  LastName: 'Cruz',
  Email: `ana.${randomUUID()}@mail.example`,
  CountryCode: '63',
  Phone: '917-555-0101',
  Source: 12 as const,
  ...change,
});
const page = { PageIndex: 1, PageSize: 20 };

describe('an application for a friend', () => {
  it('keeps one number however it is typed, and takes none that cannot be', async () => {
    const client = await signedIn('firstLogin');
    const Key = randomUUID();
    const body = friend({ Key, CountryCode: '+63', Phone: '0917-555-0101' });
    const { Id } = (await client.referrals.tutorApply({ body })).body;
    const again = { ...body, CountryCode: '63', Phone: '9175550101' };
    expect((await client.referrals.tutorApply({ body: again })).body.Id).toBe(Id);
    const [row] = await backend.database.queries.select().from(referrals).where(eq(referrals.id, Id));
    expect(row?.phone).toBe('+639175550101');
    expect(await refusal(client.referrals.tutorApply({ body: friend({ CountryCode: '063' }) }))).toBe(100);
    expect(await refusal(client.referrals.tutorApply({ body: friend({ Phone: '917' }) }))).toBe(100);
  });

  it('is there once however often it is sent, and nobody refers the same friend again', async () => {
    const client = await signedIn('firstLogin');
    const body = friend({ Key: randomUUID(), Remark: 'She taught with me.' });
    const sent = await Promise.all([1, 2, 3].map(() => client.referrals.tutorApply({ body })));
    expect(new Set(sent.map((reply) => reply.body.Id)).size).toBe(1);
    expect(await refusal(client.referrals.tutorApply({ body: { ...body, Remark: 'Other words.' } }))).toBe(109);
    const again = { ...body, Key: randomUUID(), Email: body.Email.toUpperCase() };
    expect(await refusal(client.referrals.tutorApply({ body: again }))).toBe(100);
    const other = await signedIn('firstLogin');
    expect(await refusal(other.referrals.tutorApply({ body: again }))).toBe(100);
    const list = (await client.referrals.referralList({ body: page })).body;
    expect(list).toMatchObject({ Total: 1, Items: [{ FirstName: 'Ana', Step: 'applied', IsClosed: false }] });
    expect((await other.referrals.referralList({ body: page })).body.Total).toBe(0);
    const query = { id: list.Items[0]?.Id ?? 0 };
    const [stored] = await backend.database.queries.select().from(referrals).where(eq(referrals.id, query.id));
    expect(stored).toMatchObject({ source: 12, note: 'She taught with me.' });
    expect((await client.referrals.referral({ query })).body.Events).toHaveLength(1);
    expect(await refusal(other.referrals.referral({ query }))).toBe(101);
  });

  it('is refused for a tutor of ours and for what cannot be a phone number', async () => {
    const client = await signedIn('ordinary');
    const { email } = (await client.account.userInfo()).body;
    expect(await refusal(client.referrals.tutorApply({ body: friend({ Email: email }) }))).toBe(100);
    expect(await refusal(client.referrals.tutorApply({ body: friend({ Phone: '-' }) }))).toBe(100);
  });

  it('and everything about it is refused where referral is limited', async () => {
    const client = await signedIn('franchisee');
    expect(await refusal(client.referrals.tutorApply({ body: friend() }))).toBe(105);
    expect(await refusal(client.referrals.referralList({ body: page }))).toBe(105);
    expect(await refusal(client.referrals.referralRules())).toBe(105);
  });
});

it('the list follows the steps, page by page, and the counts say the same', async () => {
  const client = await signedIn('ordinary');
  const { Steps, Closed } = (await client.referrals.referralCounts()).body;
  expect(Closed).toBe(1);
  expect(Steps.map(({ Count }) => Count)).toEqual([1, 1, 1, 1, 1]);
  for (const Filter of ['all', 'training', 'closed'] as const) {
    const { body } = await client.referrals.referralList({ body: { ...page, PageSize: 4, Filter } });
    expect(body.Total).toBe(Filter === 'all' ? 6 : 1);
    expect(body.Items.length).toBe(Math.min(4, body.Total));
  }
});

it('a friend comes from step to step or no further, never back, and the tutor is told', async () => {
  const tutor = await backend.createTutor('firstLogin');
  const { client } = await backend.signIn(tutor);
  const id = (await client.referrals.tutorApply({ body: friend() })).body.Id;
  const { tuid } = tutor;
  await backend.control('/referral-step', { tuid, step: 'training' });
  const { body } = await client.referrals.referral({ query: { id } });
  expect(body).toMatchObject({ Step: 'training', IsClosed: false });
  expect(body.Events.map(({ Step }) => Step).toSorted()).toEqual(['applied', 'interview', 'training']);
  const { body: messages } = await client.messages.systemMessages();
  expect(messages.map(({ title }) => title)).toContain('News of Ana Cruz');
  expect(await backend.control('/referral-step', { tuid, step: 'interview' })).toMatchObject({ ErrorCode: 104 });
  await backend.control('/referral-step', { tuid });
  expect((await client.referrals.referral({ query: { id } })).body).toMatchObject({ Step: 'training', IsClosed: true });
  expect(await backend.control('/referral-step', { tuid, step: 'hired' })).toMatchObject({ ErrorCode: 104 });
});
