import { implement } from '@tutor/api/core/implement';
import { referrals as contract } from '@tutor/api/referrals/referrals';
import { referralSchema } from '@tutor/rules/referrals/referral-form';
import { type ReferralFilter, referralSteps } from '@tutor/rules/referrals/referral-steps';
import { and, asc, count, desc, eq, type SQL } from 'drizzle-orm';
import { tutors } from '../account/tables.ts';
import type { Queries } from '../database/database.ts';
import type { CallContext } from '../http/call-context.ts';
import { invalid, Refusal, refusalCodes } from '../http/refusal.ts';
import { getPhoneNumber } from '../profile/get-phone-number.ts';
import { applyFor } from './apply.ts';
import { referralEvents, referrals } from './tables.ts';

const rules = [
  'Your friend has not applied before and does not work with us.',
  'Your friend agrees that you send us the name, e-mail and phone number.',
  'A friend counts for whoever refers first; nobody can be referred twice.',
  'You see each step here, from the application to the first class.',
];

/** Referrals of the signed-in tutor. */
export const referralEndpoints = implement<typeof contract, CallContext>(contract, {
  tutorApply: async ({ body, queries, now, requireSession }) => {
    const { tuid } = requireSession();
    await requireOffered(queries, tuid);
    const parsed = referralSchema.safeParse({
      firstName: body.FirstName,
      lastName: body.LastName,
      email: body.Email,
      countryCode: body.CountryCode,
      phone: body.Phone,
      note: body.Remark ?? '',
      agreed: 'yes',
    });
    if (!parsed.success) {
      const issue = parsed.error.issues[0];
      throw invalid(String(issue?.path[0] ?? 'Body'), issue?.message ?? 'cannot be used');
    }
    const { firstName, lastName, email, note } = parsed.data;
    const friend = { firstName, lastName, email, phone: getPhoneNumber(parsed.data), note, key: body.Key };
    const Id = await applyFor(queries, tuid, friend, now);
    return { body: { Id }, message: `Thank you. ${firstName} will hear from us.` };
  },

  referralList: async ({ body: { PageIndex, PageSize, Filter }, queries, requireSession }) => {
    const { tuid } = requireSession();
    await requireOffered(queries, tuid);
    const shown = and(eq(referrals.tuid, tuid), filterOf(Filter));
    const [total] = await queries.select({ count: count() }).from(referrals).where(shown);
    const rows = await queries
      .select()
      .from(referrals)
      .where(shown)
      .orderBy(desc(referrals.at), desc(referrals.id))
      .limit(PageSize)
      .offset((PageIndex - 1) * PageSize);
    return { body: { Total: total?.count ?? 0, Items: rows.map(wireReferral) } };
  },

  referralCounts: async ({ queries, requireSession }) => {
    const { tuid } = requireSession();
    await requireOffered(queries, tuid);
    const rows = await queries
      .select({ step: referrals.step, isClosed: referrals.isClosed, count: count() })
      .from(referrals)
      .where(eq(referrals.tuid, tuid))
      .groupBy(referrals.step, referrals.isClosed);
    return {
      body: {
        Steps: referralSteps.map((step) => ({
          Step: step,
          Count: rows.find((row) => row.step === step && !row.isClosed)?.count ?? 0,
        })),
        Closed: rows.reduce((sum, row) => sum + (row.isClosed ? row.count : 0), 0),
      },
    };
  },

  referral: async ({ query, queries, requireSession }) => {
    const { tuid } = requireSession();
    await requireOffered(queries, tuid);
    const [row] = await queries
      .select()
      .from(referrals)
      .where(and(eq(referrals.id, query.id), eq(referrals.tuid, tuid)));
    if (row === undefined) throw new Refusal(refusalCodes.unknown, 'This referral does not exist.');
    const events = await queries
      .select()
      .from(referralEvents)
      .where(eq(referralEvents.referralId, row.id))
      .orderBy(asc(referralEvents.at));
    return {
      body: {
        ...wireReferral(row),
        Events: events.map(({ step, at }) => ({ Step: step, Time: at.toISOString() })),
      },
    };
  },

  referralRules: async ({ queries, requireSession }) => {
    await requireOffered(queries, requireSession().tuid);
    return { body: rules };
  },
});

async function requireOffered(queries: Queries, tuid: number): Promise<void> {
  const [tutor] = await queries.select({ isLimited: tutors.limitRefferal }).from(tutors).where(eq(tutors.tuid, tuid));
  if (tutor?.isLimited !== false) {
    throw new Refusal(refusalCodes.notOffered, 'Referrals are not open for your account.');
  }
}

function filterOf(filter: ReferralFilter): SQL | undefined {
  if (filter === 'all') return undefined;
  if (filter === 'closed') return eq(referrals.isClosed, true);
  return and(eq(referrals.step, filter), eq(referrals.isClosed, false));
}

function wireReferral(row: typeof referrals.$inferSelect) {
  return {
    Id: row.id,
    FirstName: row.firstName,
    LastName: row.lastName,
    Email: row.email,
    Time: row.at.toISOString(),
    Step: row.step,
    StepTime: row.stepAt.toISOString(),
    IsClosed: row.isClosed,
  };
}
