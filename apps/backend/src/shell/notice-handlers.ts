import { implement } from '@tutor/api/core/implement';
import { shellNotices as contract } from '@tutor/api/shell/shell-notices';
import { skypeMissingType } from '@tutor/rules/profile/skype';
import { menuEntries } from '@tutor/rules/shell/menu';
import { and, eq } from 'drizzle-orm';
import { tutors } from '../account/tables.ts';
import type { Queries } from '../database/database.ts';
import { sessionGone } from '../http/bearer.ts';
import type { CallContext } from '../http/call-context.ts';
import { invalid, Refusal, refusalCodes } from '../http/refusal.ts';
import { hasScheduledNextWeek } from '../schedule/read-schedule.ts';
import { qaResults } from '../scores/qa-tables.ts';
import { clientVersions, hiddenMenus, shellStates } from './tables.ts';

const clientNotice = {
  Title: 'Get the desktop client for your classes',
  Content:
    '<p>Classes are taught in the <strong>desktop client</strong>. It opens faster than the browser and keeps sound and picture steady on a slow line.</p><p>Please download it for Windows or Mac before your next class.</p>',
};

/** What the frame shows around every page. `publicUrl` is where this service's own pages are reached. */
export function shellNoticeEndpoints({ publicUrl }: { publicUrl: () => string }) {
  return implement<typeof contract, CallContext>(contract, {
    menuSetting: async ({ queries, requireSession }) => {
      const { tuid } = requireSession();
      const state = await readState(queries, tuid);
      const rows = await queries.select().from(hiddenMenus).where(eq(hiddenMenus.tuid, tuid));
      const namesOf = (isByCompany: boolean): string[] =>
        rows.filter((row) => row.isByCompany === isByCompany).map((row) => row.name);
      return {
        body: {
          Hidden: namesOf(false),
          HiddenByCompany: namesOf(true),
          IsReferralHidden: state.isReferralHidden || state.tutor.limitRefferal,
        },
      };
    },

    saveHiddenMenus: async ({ body, queries, requireSession }) => {
      const { tuid } = requireSession();
      const names = [...new Set(body.Hidden)];
      const unknown = names.find((name) => !menuEntries.some((entry) => entry.name === name));
      if (unknown !== undefined) throw invalid('Hidden', `there is no menu entry '${unknown}'`);
      await queries.transaction(async (tx) => {
        // Locks the tutor's row, so that of two saves at the same time one holds whole.
        await tx.select({ tuid: tutors.tuid }).from(tutors).where(eq(tutors.tuid, tuid)).for('update');
        await tx.delete(hiddenMenus).where(and(eq(hiddenMenus.tuid, tuid), eq(hiddenMenus.isByCompany, false)));
        if (names.length === 0) return;
        await tx.insert(hiddenMenus).values(names.map((name) => ({ tuid, name, isByCompany: false })));
      });
      return { body: true };
    },

    saveSidebarMini: async ({ body, queries, requireSession }) => {
      await queries.update(tutors).set({ sidebarMenuMini: body.IsMini }).where(eq(tutors.tuid, requireSession().tuid));
      return { body: true };
    },

    eyeProtection: async ({ queries, requireSession }) => {
      const { tutor } = await readState(queries, requireSession().tuid);
      return { body: tutor.isTuEyeProtectionMode };
    },

    selectEyeProtection: async ({ body, queries, requireSession }) => {
      await queries
        .update(tutors)
        .set({ isTuEyeProtectionMode: body.IsOn })
        .where(eq(tutors.tuid, requireSession().tuid));
      return { body: true };
    },

    isFirstShowPoster: async ({ queries, requireSession }) => {
      // Asking is showing: of two tabs that ask at the same time one shows it.
      const shown = await queries
        .update(shellStates)
        .set({ isPosterShown: true })
        .where(and(eq(shellStates.tuid, requireSession().tuid), eq(shellStates.isPosterShown, false)))
        .returning({ tuid: shellStates.tuid });
      return { body: shown.length > 0 };
    },

    finishFirstLogin: async ({ queries, requireSession }) => {
      await queries.update(tutors).set({ isFirstLogin: false }).where(eq(tutors.tuid, requireSession().tuid));
      return { body: true };
    },

    clientNotice: async ({ queries, requireSession }) => {
      const { isClientNoticeShown } = await readState(queries, requireSession().tuid);
      return { body: { ShowNotice: isClientNoticeShown, ...clientNotice } };
    },

    clientVersions: async ({ queries }) => {
      const rows = await queries.select().from(clientVersions).orderBy(clientVersions.label);
      return {
        body: rows.map(({ label, version }) => ({
          Label: label === 'tutor-mac' ? ('tutor-mac' as const) : ('tutor-window' as const),
          Version: version,
          Url: `${publicUrl()}/downloads/${label}`,
        })),
        // The portal stores the record once Msg says so (specification, core §7).
        message: 'Success',
      };
    },

    dialogs: async ({ queries, requireSession }) => {
      const { tutor } = await readState(queries, requireSession().tuid);
      return { body: { data: tutor.skypeId === null ? [{ Type: skypeMissingType }] : [] } };
    },

    preloadPage: async ({ queries, requireSession }) => {
      const { preloadPageUrl } = await readState(queries, requireSession().tuid);
      return { body: { PageUrl: preloadPageUrl } };
    },

    temporaryClassroom: async ({ queries, requireSession }) => {
      const { classroomCode } = await readState(queries, requireSession().tuid);
      return { body: { Url: `${publicUrl()}/classroom/${classroomCode}` } };
    },

    isOpenClassTeacher: async ({ queries, requireSession }) => {
      const { isOpenClassTeacher } = await readState(queries, requireSession().tuid);
      return { body: isOpenClassTeacher };
    },

    selfScheduleRemind: async ({ queries, now, requireSession }) => {
      const { tutor, isSelfScheduleRemindDue } = await readState(queries, requireSession().tuid);
      if (!tutor.openSelfSchedule) return { body: false };
      return { body: isSelfScheduleRemindDue ?? !(await hasScheduledNextWeek(queries, tutor, now)) };
    },

    referralLink: async ({ queries, requireSession }) => {
      const { tutor, referralCode } = await readState(queries, requireSession().tuid);
      if (tutor.limitRefferal) throw new Refusal(refusalCodes.notOffered, 'Referrals are not open for your account.');
      return { body: { Url: `${publicUrl()}/join/${referralCode}` } };
    },

    hasFeedbackNews: async ({ queries, requireSession }) => {
      const { tutor } = await readState(queries, requireSession().tuid);
      return { body: tutor.feedBackMsg };
    },

    qaReport: async ({ queries, requireSession }) => {
      const rows = await queries
        .select()
        .from(qaResults)
        .where(eq(qaResults.tuid, requireSession().tuid))
        .orderBy(qaResults.position);
      return { body: rows.map(({ category, score }) => ({ CatName: category, AllScore: score })) };
    },
  });
}

async function readState(queries: Queries, tuid: number) {
  const [row] = await queries
    .select({ state: shellStates, tutor: tutors })
    .from(tutors)
    .innerJoin(shellStates, eq(shellStates.tuid, tutors.tuid))
    .where(eq(tutors.tuid, tuid));
  if (row === undefined) throw sessionGone();
  return { ...row.state, tutor: row.tutor };
}
