import { accountRecovery as contract } from '@tutor/api/account/account-recovery';
import { implement } from '@tutor/api/core/implement';
import { isPhoneNumber } from '@tutor/api/core/phone-number';
import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { violates } from '../database/violation.ts';
import { sessionGone } from '../http/bearer.ts';
import type { CallContext } from '../http/call-context.ts';
import { invalid, Refusal, refusalCodes } from '../http/refusal.ts';
import { oidcPayloads } from '../identity/tables.ts';
import { tutorProfiles } from '../profile/tables.ts';
import { confirmPassword } from './confirm-password.ts';
import type { Outbox } from './outbox.ts';
import type { SignInTools } from './password-sign-in.ts';
import { Sessions } from './sessions.ts';
import { sessions as sessionRows, tutors } from './tables.ts';
import type { CodeSubject, VerificationCodes } from './verification-codes.ts';

interface RecoveryOptions extends SignInTools {
  codes: VerificationCodes;
  outbox: Outbox;
}

/** Said for an unknown teacher id and for another phone alike. */
const unknownTutorMessage = 'Teacher ID or phone number is incorrect.';
const sameEmailMessage = 'The new email is same with the old one.';

/** Getting back into an account, and changing the private e-mail. */
export function recoveryEndpoints({ codes, outbox, ...signIn }: RecoveryOptions) {
  const { passwords, guesses, places } = signIn;
  return implement<typeof contract, CallContext>(contract, {
    sendVerificationCode: async ({ body, queries, now, clientAddress, log }) => {
      const tutor = await findByEmail(queries, body.Email);
      await codes.countRequest(resetOf(body.Email), await places.visitorOf(queries, tutor?.tuid, clientAddress));
      return queries.transaction(async (tx) => {
        const code = await codes.make(tx, { ...resetOf(body.Email), tuid: tutor?.tuid ?? null }, now);
        if (tutor !== undefined) {
          const message = codeMessage(tutor.firstName, code, 'set a new password for');
          await outbox.post(
            tx,
            { channel: 'email', recipient: tutor.email, tuid: tutor.tuid, ...message },
            { now, log },
          );
        }
        return { body: true, message: 'If an account has this e-mail, a code is on its way.' };
      });
    },

    verifyEmailCode: async ({ body, queries, now, clientAddress }) => {
      await codes.check(queries, await visitedReset({ body, queries, clientAddress }), now);
      // Whoever has the code has the account.
      return { body: { Account: (await findByEmail(queries, body.Email))?.account } };
    },

    verifyTutorInfo: async ({ body, queries, clientAddress }) => {
      const visitor = await places.visitorOf(queries, body.Tuid, clientAddress);
      const takeBack = await guesses.count('signIn', { account: `teacher id ${body.Tuid}`, visitor });
      const [tutor] = await queries
        .select({ email: tutors.email, phone: tutorProfiles.phone })
        .from(tutors)
        .innerJoin(tutorProfiles, eq(tutorProfiles.tuid, tutors.tuid))
        .where(eq(tutors.tuid, body.Tuid));
      if (tutor?.phone == null || !isPhoneNumber(body.Phone, tutor.phone))
        throw new Refusal(refusalCodes.unknown, unknownTutorMessage);
      await takeBack();
      return { body: { Email: maskedEmail(tutor.email) } };
    },

    resetPassword: async ({ body, queries, now, clientAddress, sessions }) => {
      const about = await visitedReset({ body, queries, clientAddress });
      // Checked first, so that a guess costs its try and not a hash.
      await codes.check(queries, about, now);
      const passwordHash = await passwords.hash(body.Password);
      const ended = await queries.transaction(async (tx) => {
        const tuid = await codes.use(tx, about, now);
        await tx.update(tutors).set({ passwordHash }).where(eq(tutors.tuid, tuid));
        // Whoever is signed in by the old password is not any more, at the identity provider either.
        await tx.delete(oidcPayloads).where(eq(oidcPayloads.tuid, tuid));
        await places.startAnew(tx, tuid, clientAddress, now);
        return Sessions.endWhere(tx, eq(sessionRows.tuid, tuid));
      });
      for (const id of ended) sessions.forget(id);
      return { body: true, message: 'Your password was changed. Please sign in with the new one.' };
    },

    sendChangeEmailCode: async ({ body, queries, now, log, requireSession }) => {
      const { tuid } = requireSession();
      await codes.countRequest(changeOf(tuid, body.Email));
      return queries.transaction(async (tx) => {
        const [tutor] = await tx
          .select({ email: tutors.email, firstName: tutors.firstName })
          .from(tutors)
          .where(eq(tutors.tuid, tuid));
        if (tutor === undefined) throw sessionGone();
        if (isSameEmail(tutor.email, body.Email)) throw new Refusal(refusalCodes.invalid, sameEmailMessage);
        const code = await codes.make(tx, { ...changeOf(tuid, body.Email), tuid }, now);
        const message = codeMessage(tutor.firstName, code, 'make this the e-mail of');
        await outbox.post(tx, { channel: 'email', recipient: body.Email, tuid, ...message }, { now, log });
        return { body: true, message: 'A code is on its way to the new e-mail.' };
      });
    },

    changeEmail: async ({ body, queries, now, clientAddress, log, requireSession }) => {
      const { tuid } = requireSession();
      // First, so that a wrong password leaves the code good.
      await confirmPassword(queries, signIn, { tuid, password: body.Password, address: clientAddress });
      const about = { ...changeOf(tuid, body.NewPrivateEmail), code: body.Code };
      await codes.check(queries, about, now);
      await queries
        .transaction(async (tx) => {
          const [tutor] = await tx.select().from(tutors).where(eq(tutors.tuid, tuid)).for('update');
          if (tutor === undefined) throw sessionGone();
          if (body.Email !== '' && !isSameEmail(tutor.email, body.Email)) {
            throw invalid('Email', 'This is not your e-mail any more. Please reload the page.');
          }
          await codes.use(tx, about, now);
          await tx.update(tutors).set({ email: body.NewPrivateEmail }).where(eq(tutors.tuid, tuid));
          // Told at the old address, so that nobody loses an account without noticing.
          const subject = 'Your Tutor Portal e-mail was changed';
          const text = `Hello ${tutor.firstName},\n\nthe e-mail of your Tutor Portal account was changed. If it was not you, please tell your Team Manager at once.`;
          await outbox.post(tx, { channel: 'email', recipient: tutor.email, tuid, subject, text }, { now, log });
        })
        .catch((error: unknown) => {
          if (violates(error, 'tutors_email_unique')) {
            throw new Refusal(refusalCodes.invalid, 'This e-mail belongs to another account.');
          }
          throw error;
        });
      return { body: true, message: 'Your e-mail was changed.' };
    },
  });

  /** A code of a reset, with who tries it. */
  async function visitedReset({ body, queries, clientAddress }: ResetCall) {
    const tutor = await findByEmail(queries, body.Email);
    const visitor = await places.visitorOf(queries, tutor?.tuid, clientAddress);
    return { ...resetOf(body.Email), code: body.Code, visitor };
  }
}

type ResetCall = Pick<CallContext, 'queries' | 'clientAddress'> & { body: { Email: string; Code: string } };

async function findByEmail(queries: Queries, email: string) {
  const [tutor] = await queries
    .select({ tuid: tutors.tuid, account: tutors.account, email: tutors.email, firstName: tutors.firstName })
    .from(tutors)
    .where(eq(sql`lower(${tutors.email})`, email.toLowerCase()));
  return tutor;
}

function resetOf(email: string): CodeSubject {
  return { purpose: 'resetPassword', subject: email.toLowerCase(), recipient: email };
}

function changeOf(tuid: number, newEmail: string): CodeSubject {
  return { purpose: 'changeEmail', subject: String(tuid), recipient: newEmail };
}

function codeMessage(firstName: string, code: string, purpose: string) {
  return {
    subject: 'Your Tutor Portal code',
    text: `Hello ${firstName},\n\nyour code is ${code}. It is good for 10 minutes. Use it to ${purpose} your Tutor Portal account.\n\nIf you did not ask for it, you need not do anything.`,
    code,
  };
}

function isSameEmail(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

/** 'maria.santos@tutors.example' as 'm***@tutors.example': enough to know it again, too little to write to it. */
function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}***${email.slice(at)}`;
}
