import { implement } from '@tutor/api/core/implement';
import { profile as contract } from '@tutor/api/profile/profile';
import { remindLaterMs } from '@tutor/rules/account/bind-phone';
import { isKnownZone } from '@tutor/rules/time/zone';
import { and, desc, eq } from 'drizzle-orm';
import type { Outbox } from '../account/outbox.ts';
import { tutors } from '../account/tables.ts';
import type { CodeSubject, VerificationCodes } from '../account/verification-codes.ts';
import type { Queries } from '../database/database.ts';
import { violates } from '../database/violation.ts';
import { sessionGone } from '../http/bearer.ts';
import type { CallContext } from '../http/call-context.ts';
import { invalid, Refusal, refusalCodes } from '../http/refusal.ts';
import { getPhoneNumber } from './get-phone-number.ts';
import { agreementConsents, agreements, tutorProfiles } from './tables.ts';

/** What the shell asks of the signed-in tutor's profile. */
export function profileEndpoints({ codes, outbox }: { codes: VerificationCodes; outbox: Outbox }) {
  return implement<typeof contract, CallContext>(contract, {
    sendPhoneCode: async ({ body, queries, now, log, requireSession }) => {
      const { tuid } = requireSession();
      const about = bindingOf(tuid, body);
      await codes.countRequest(about);
      return queries.transaction(async (tx) => {
        const code = await codes.make(tx, { ...about, tuid }, now);
        const text = `${code} is your Tutor Portal code. It is good for 10 minutes.`;
        const message = { channel: 'sms', recipient: about.recipient, tuid, subject: 'Your code', text, code } as const;
        await outbox.post(tx, message, { now, log });
        return { body: true, message: 'A code is on its way to your phone.' };
      });
    },

    bindPhone: async ({ body, queries, now, requireSession }) => {
      const { tuid } = requireSession();
      const about = { ...bindingOf(tuid, body), code: body.verificationCode };
      await codes.check(queries, about, now);
      await queries
        .transaction(async (tx) => {
          await codes.use(tx, about, now);
          await tx
            .update(tutorProfiles)
            .set({
              phone: about.recipient,
              phoneReminderAt: null,
              hasContactData: true,
            })
            .where(eq(tutorProfiles.tuid, tuid));
          await tx.update(tutors).set({ isNeedUpdatePhone: false }).where(eq(tutors.tuid, tuid));
        })
        .catch((error: unknown) => {
          if (violates(error, 'tutor_profiles_phone_unique')) {
            throw new Refusal(refusalCodes.invalid, 'This phone number belongs to another account.');
          }
          throw error;
        });
      return { body: true, message: 'Your phone is bound.' };
    },

    remindPhoneLater: async ({ queries, now, requireSession }) => {
      await queries
        .update(tutorProfiles)
        .set({ phoneReminderAt: new Date(now.getTime() + remindLaterMs) })
        .where(eq(tutorProfiles.tuid, requireSession().tuid));
      return { body: true };
    },

    saveSkypeId: async ({ body, queries, requireSession }) => {
      await queries.update(tutors).set({ skypeId: body.Sky }).where(eq(tutors.tuid, requireSession().tuid));
      return { body: true, message: 'Your Skype ID was saved.' };
    },

    saveTimeZone: async ({ body, queries, requireSession }) => {
      if (!isKnownZone(body.TimeZone)) throw invalid('TimeZone', 'Please choose a time zone of the list.');
      await queries.update(tutors).set({ timeZone: body.TimeZone }).where(eq(tutors.tuid, requireSession().tuid));
      return { body: true, message: 'Your time zone was saved.' };
    },

    contractStatus: async ({ queries, requireSession }) => {
      const tutor = await readTutor(queries, requireSession().tuid);
      return {
        body: {
          Item1: tutor.contractApplies,
          Item2: tutor.contractAuditStatus,
          Item3: tutor.isInternationalOrCustom || tutor.isCustomized,
        },
      };
    },

    statusInfo: async ({ queries, requireSession }) => {
      const [row] = await queries
        .select({
          profile: tutorProfiles,
          isPassedTL: tutors.isPassedTL,
          isCustomized: tutors.isCustomized,
        })
        .from(tutors)
        .innerJoin(tutorProfiles, eq(tutorProfiles.tuid, tutors.tuid))
        .where(eq(tutors.tuid, requireSession().tuid));
      if (row === undefined) throw sessionGone();
      return {
        body: {
          PersonalState: Number(row.profile.hasPersonalData),
          ContactState: Number(row.profile.hasContactData),
          HB: Number(row.profile.hasHobbies),
          TLState: Number(row.isPassedTL),
          IsCustomized: row.isCustomized,
        },
      };
    },

    checkAgreement: async ({ queries, requireSession }) => {
      const current = await currentAgreement(queries);
      const consents = await queries
        .select({ version: agreementConsents.version })
        .from(agreementConsents)
        .where(and(eq(agreementConsents.tuid, requireSession().tuid), eq(agreementConsents.version, current.version)));
      return { body: consents.length > 0 };
    },

    agreement: async ({ queries }) => {
      const { version, title, content } = await currentAgreement(queries);
      return { body: { Version: version, Title: title, Content: content } };
    },

    agree: async ({ body, queries, now, requireSession }) => {
      const { tuid } = requireSession();
      const current = await currentAgreement(queries);
      if (body.Version !== current.version) {
        throw new Refusal(refusalCodes.tooLate, 'The agreement has changed. Please read the new one.');
      }
      await queries.insert(agreementConsents).values({ tuid, version: current.version, at: now }).onConflictDoNothing();
      return { body: true };
    },
  });
}

function bindingOf(tuid: number, phone: { countryCode: string; phone: string }): CodeSubject {
  return { purpose: 'bindPhone', subject: String(tuid), recipient: getPhoneNumber(phone) };
}

async function readTutor(queries: Queries, tuid: number): Promise<typeof tutors.$inferSelect> {
  const [tutor] = await queries.select().from(tutors).where(eq(tutors.tuid, tuid));
  if (tutor === undefined) throw sessionGone();
  return tutor;
}

async function currentAgreement(queries: Queries): Promise<typeof agreements.$inferSelect> {
  const [current] = await queries.select().from(agreements).orderBy(desc(agreements.version)).limit(1);
  if (current === undefined) throw new Error('no agreement is published');
  return current;
}
