import type { SerializeFrom } from '@remix-run/node';
import { ApiError } from '@tutor/api/core/api-error';
import type { CallResult } from '@tutor/api/core/endpoint';
import type { growth } from '@tutor/api/growth';
import { redirectTarget, type WhiteListEntry } from '@tutor/rules/account/redirect-target';
import { clockInStateOfStatus } from '@tutor/rules/attendance/clock-in';
import { signContractStep } from '@tutor/rules/profile/contract-status';
import { incompleteInfoPath } from '@tutor/rules/profile/incomplete-info';
import { skypeMissingType } from '@tutor/rules/profile/skype';
import { isDesktopClient } from '../account/enter.server.ts';
import { type RequestArguments, requireSignedIn } from '../account/guard.server.ts';
import { requireTutor } from '../account/tutor.server.ts';
import { loadGrades, loadSetting } from '../service-facts.server.ts';
import { sanitizeHtml } from './sanitize.server.ts';

/**
 * What the frame shows beside the page: user panel, floating buttons, waiting dialogs. The page does not wait for it: the
 * browser asks once it is interactive. Each part is absent when its call failed; only a lost session stops everything.
 */
export async function loadExtras(args: RequestArguments) {
  const { api } = await requireSignedIn(args);
  const { user } = await requireTutor(args);
  // Who uses the client already needs no notice of it (specification, core §2).
  const isInClient = await isDesktopClient(args.request);
  const { parts, isWhole } = await allParts({
    clockIn: api.attendance.clockInStatus(),
    score: api.scores.allScore(),
    grades: loadGrades(api),
    trail: api.scores.trail({ query: { tuid: user.tuid } }),
    contract: api.profile.contractStatus(),
    states: api.profile.statusInfo(),
    growth: user.isGrowthSystemTestGroup ? api.growth.homeTask() : undefined,
    menu: api.shellNotices.menuSetting(),
    setting: loadSetting(api),
    dialogs: api.shellNotices.dialogs(),
    agreement: pendingAgreement(),
    clientNotice: api.shellNotices.clientNotice(),
    isFirstPoster: user.isShowAppFloatingIcon ? api.shellNotices.isFirstShowPoster() : undefined,
    isOpenClassTeacher: api.shellNotices.isOpenClassTeacher(),
    referral: user.limitRefferal ? undefined : api.shellNotices.referralLink(),
    feedbackNews: api.shellNotices.hasFeedbackNews(),
    preload: api.shellNotices.preloadPage(),
  });

  const { score, contract, states, growth: growthTask, clientNotice, setting } = parts;
  // Customized if any of the three says so (user info, contract, tutor status).
  const isCustom =
    user.isCustomized ||
    user.isInternationalOrCustom ||
    (contract?.body.Item3 ?? false) ||
    (states?.body.IsCustomized ?? false);
  return {
    /** Every call was answered; else what is missing may still come. */
    isWhole,
    panel: {
      clockIn: parts.clockIn === undefined ? undefined : clockInStateOfStatus(parts.clockIn.body),
      trialCount: parts.trail?.body,
      flowers: score?.body.Flowers,
      points: score?.body.TeachingPoints,
      grades: parts.grades?.body.map((grade) => ({
        name: grade.GradeName,
        scoreStart: grade.ScoreStart,
        scoreEnd: grade.ScoreEnd,
      })),
      contract:
        contract?.body.Item1 === true
          ? {
              status: contract.body.Item2,
              step: signContractStep({
                isInfoIncomplete: user.isNeedToImprovePersonalInformation,
                isAwaitingApproval: user.awaitApproval,
                isInternationalOrCustom: isCustom,
              }),
            }
          : undefined,
      isTesolPassed: user.isPassedTL,
      isCustom,
    },
    growth: growthTask === undefined ? undefined : growthSummary(growthTask),
    floating: {
      isOpenClassTeacher: parts.isOpenClassTeacher?.body ?? false,
      isReferralLimited: user.limitRefferal || (parts.menu?.body.IsReferralHidden ?? false),
      referralUrl: parts.referral?.body.Url,
      isAppIconShown: user.isShowAppFloatingIcon,
    },
    hasFeedbackNews: parts.feedbackNews?.body ?? user.feedBackMsg,
    dialogs: {
      agreement: parts.agreement,
      mustBindPhone: user.isNeedUpdatePhone,
      isSkypeMissing: parts.dialogs?.body.data.some((dialog) => dialog.Type === skypeMissingType) ?? false,
      incompleteInfoPath:
        states === undefined
          ? undefined
          : incompleteInfoPath({ personal: states.body.PersonalState, contact: states.body.ContactState }),
      clientNotice:
        clientNotice?.body.ShowNotice === true && !isInClient
          ? { title: clientNotice.body.Title, html: sanitizeHtml(clientNotice.body.Content) }
          : undefined,
      isPosterDue: parts.isFirstPoster?.body ?? false,
    },
    aiChatUrl: setting?.body.AiChatUrl,
    preloadOrigin: preloadOrigin(parts.preload?.body.PageUrl, setting?.body.Hosts?.WhiteList ?? []),
  };

  async function pendingAgreement() {
    const { body: hasAgreed } = await api.profile.checkAgreement();
    if (hasAgreed) return undefined;
    const { body } = await api.profile.agreement();
    return { version: body.Version, title: body.Title, html: sanitizeHtml(body.Content) };
  }
}

export type Extras = SerializeFrom<Awaited<ReturnType<typeof loadExtras>>>;

/** The host of the page that the service wants to be warmed up, where the white list has it. */
function preloadOrigin(page: string | undefined, whiteList: readonly WhiteListEntry[]): string | undefined {
  if (page === undefined || !URL.canParse(page)) return undefined;
  const { origin } = new URL(page);
  return redirectTarget(origin, '/', whiteList) === undefined ? undefined : origin;
}

function growthSummary({ body }: CallResult<typeof growth.homeTask>) {
  const tasks = body.TaskList.flatMap((group) => group.TaskDataDetail);
  return {
    score: body.Score,
    level: body.Level,
    unclaimedPoints: body.UnclaimedPoints,
    claimableTasks: tasks.filter((task) => task.Status === 2 && task.ReceiveStatus === 0).length,
    completedTasks: tasks.filter((task) => task.Status === 2 && task.ReceiveStatus === 1).length,
    totalTasks: tasks.length,
  };
}

/** Every part that could be loaded. Throws only for a lost session and for what is no failed call at all. */
async function allParts<Parts extends Record<string, Promise<unknown> | undefined>>(
  parts: Parts,
): Promise<{ parts: { [Name in keyof Parts]?: Awaited<Parts[Name]> }; isWhole: boolean }> {
  const names = Object.keys(parts);
  const settled = await Promise.allSettled(Object.values(parts));
  const loaded: Record<string, unknown> = {};
  settled.forEach((result, index) => {
    const name = names[index];
    if (result.status === 'fulfilled') {
      if (name !== undefined && result.value !== undefined) loaded[name] = result.value;
    } else if (!(result.reason instanceof ApiError) || result.reason.kind === 'sessionGone') {
      throw result.reason;
    }
  });
  // Each value was awaited from the part of its own name.
  const named = loaded as { [Name in keyof Parts]?: Awaited<Parts[Name]> };
  return { parts: named, isWhole: settled.every(({ status }) => status === 'fulfilled') };
}
