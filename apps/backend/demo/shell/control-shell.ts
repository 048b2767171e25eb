import { menuEntries } from '@tutor/rules/shell/menu';
import { and, desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { makeAutoLoginCode } from '../../src/account/one-time-sign-in.ts';
import { latestMessages } from '../../src/account/outbox.ts';
import { tutors } from '../../src/account/tables.ts';
import type { Queries } from '../../src/database/database.ts';
import { agreementConsents, agreements } from '../../src/profile/tables.ts';
import { hiddenMenus, menuHosts, shellStates } from '../../src/shell/tables.ts';
import { type OnControl, requireTutor } from '../control/control-call.ts';

const tuid = z.int().positive();
const menuNames = menuEntries.map((entry) => entry.name);
const outboxRequest = z
  .object({ tuid: tuid.optional(), to: z.string().min(3).max(254).optional() })
  .refine((request) => request.tuid !== undefined || request.to !== undefined, 'tuid or to is needed');
const stateRequest = z.object({
  tuid,
  agreed: z.boolean().optional(),
  isClientNoticeShown: z.boolean().optional(),
  isPosterShown: z.boolean().optional(),
  isOpenClassTeacher: z.boolean().optional(),
  isReferralHidden: z.boolean().optional(),
  isSelfScheduleRemindDue: z.boolean().nullable().optional(),
  preloadPageUrl: z.url().nullable().optional(),
  hasFeedbackNews: z.boolean().optional(),
  hiddenByCompany: z.array(z.enum(menuNames)).optional(),
});
const hostsRequest = z.object({ menus: z.record(z.string().max(40), z.url({ protocol: /^https$/ })) });

interface ControlShellOptions {
  queries: Queries;
  now: () => Date;
}

/** Control calls of sign-in and frame: what was sent, one-time codes, and what the frame shows a tutor. */
export function controlShell(on: OnControl, { queries, now }: ControlShellOptions): void {
  on('/outbox', outboxRequest, async (request) => ({ messages: await latestMessages(queries, request) }));

  on('/auto-login-code', z.object({ tuid }), async (request) => {
    await requireTutor(queries, request.tuid);
    return { code: await makeAutoLoginCode(queries, request.tuid, now()) };
  });

  on('/shell-state', stateRequest, async ({ agreed, hasFeedbackNews, hiddenByCompany, ...request }) => {
    const { tuid: changed, ...state } = request;
    await requireTutor(queries, changed);
    await queries.transaction(async (tx) => {
      // Parsing leaves out what was not given; the types cannot say so.
      const given = Object.entries(state).filter(([, value]) => value !== undefined);
      if (given.length > 0) {
        await tx.update(shellStates).set(Object.fromEntries(given)).where(eq(shellStates.tuid, changed));
      }
      if (hasFeedbackNews !== undefined) {
        await tx.update(tutors).set({ feedBackMsg: hasFeedbackNews }).where(eq(tutors.tuid, changed));
      }
      if (agreed !== undefined) await setAgreed(tx, { tuid: changed, agreed, now: now() });
      if (hiddenByCompany !== undefined) await setHiddenByCompany(tx, changed, hiddenByCompany);
    });
    return {};
  });

  on('/hosts', hostsRequest, async ({ menus }) => {
    await queries.transaction(async (tx) => {
      await tx.delete(menuHosts);
      const rows = Object.entries(menus).map(([menu, host]) => ({ menu, host }));
      if (rows.length > 0) await tx.insert(menuHosts).values(rows);
    });
    return {};
  });
}

async function setAgreed(
  tx: Queries,
  { tuid: changed, agreed, now }: { tuid: number; agreed: boolean; now: Date },
): Promise<void> {
  if (!agreed) {
    await tx.delete(agreementConsents).where(eq(agreementConsents.tuid, changed));
    return;
  }
  const [current] = await tx.select().from(agreements).orderBy(desc(agreements.version)).limit(1);
  if (current === undefined) return;
  await tx.insert(agreementConsents).values({ tuid: changed, version: current.version, at: now }).onConflictDoNothing();
}

async function setHiddenByCompany(tx: Queries, changed: number, names: readonly string[]): Promise<void> {
  await tx.delete(hiddenMenus).where(and(eq(hiddenMenus.tuid, changed), eq(hiddenMenus.isByCompany, true)));
  if (names.length === 0) return;
  await tx.insert(hiddenMenus).values([...new Set(names)].map((name) => ({ tuid: changed, name, isByCompany: true })));
}
