import { account as contract } from '@tutor/api/account/account';
import { implement } from '@tutor/api/core/implement';
import { and, count, eq } from 'drizzle-orm';
import { sessionGone } from '../http/bearer.ts';
import type { CallContext } from '../http/call-context.ts';
import { tutorProfiles } from '../profile/tables.ts';
import { standsInPoints } from '../scores/move-points.ts';
import { pointsLedger } from '../scores/tables.ts';
import type { GuessLimits } from './guess-limits.ts';
import type { KnownPlaces } from './known-places.ts';
import { requireTutor } from './password-sign-in.ts';
import type { Passwords } from './passwords.ts';
import { loginLogs, tutors } from './tables.ts';

/** Signing in and out, and who is signed in. */
export function accountEndpoints(tools: { passwords: Passwords; guesses: GuessLimits; places: KnownPlaces }) {
  return implement<typeof contract, CallContext>(contract, {
    login: async ({ body, queries, now, clientAddress, sessions }) => {
      const credentials = { account: body.Account, password: body.Password, address: clientAddress };
      const tuid = await requireTutor(queries, tools, credentials, now);
      const { token, expiresAt } = await sessions.open(tuid, now);
      return { body: { Token: token, ExpiresTime: expiresAt.toISOString(), Tuid: tuid } };
    },

    logout: async ({ sessions, requireSession }) => {
      await sessions.end(requireSession().id);
      return { body: true };
    },

    loginLog: async ({ body, queries, now, requireSession }) => {
      const { tuid } = requireSession();
      await queries
        .insert(loginLogs)
        .values({ tuid, sourceType: body.SourceType, clientInfo: body.ClientInfo, at: now });
      return { body: true };
    },

    userInfo: async ({ queries, now, requireSession }) => {
      const [row] = await queries
        .select({ tutor: tutors, phoneReminderAt: tutorProfiles.phoneReminderAt })
        .from(tutors)
        .leftJoin(tutorProfiles, eq(tutorProfiles.tuid, tutors.tuid))
        .where(eq(tutors.tuid, requireSession().tuid));
      if (row === undefined) throw sessionGone();
      const { tutor, phoneReminderAt } = row;
      const isPutOff = phoneReminderAt !== null && phoneReminderAt > now;
      return { body: { ...wireUser(tutor), isNeedUpdatePhone: tutor.isNeedUpdatePhone && !isPutOff } };
    },

    userMoreInfo: async ({ queries, requireSession }) => {
      const rows = await queries
        .select({ cause: pointsLedger.cause, count: count() })
        .from(pointsLedger)
        .where(and(eq(pointsLedger.tuid, requireSession().tuid), standsInPoints(queries)))
        .groupBy(pointsLedger.cause);
      const times = new Map(rows.map((row) => [row.cause, row.count]));
      return {
        body: {
          completion: times.get('completed') ?? 0,
          goodRating: times.get('goodRating') ?? 0,
          absences: times.get('absence') ?? 0,
          badRating: times.get('badRating') ?? 0,
          cancellation: times.get('cancellation') ?? 0,
          other: times.get('other') ?? 0,
        },
      };
    },
  });
}

function wireUser(row: typeof tutors.$inferSelect) {
  // What is the backend's own, or answered by calls of its own, stays out.
  const { passwordHash, template, isSeeded, plannedUntil, trialCount, ...rest } = row;
  const { contractApplies, contractAuditStatus, isChatAuthorized, skypeId, integralLevel, ...profile } = rest;
  return {
    ...profile,
    fullName: `${row.firstName} ${row.lastName}`,
    integralLevel: integralLevel ?? undefined,
    avatar: row.avatar ?? undefined,
    // Loading user info always sets the role list to admin (specification, core §6).
    roles: ['admin'],
  };
}
