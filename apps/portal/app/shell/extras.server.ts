import type { CallResult } from '@tutor/api/core/endpoint';
import type { growth } from '@tutor/api/growth/growth';
import { redirectTarget, type WhiteListEntry } from '@tutor/rules/account/redirect-target';
import { clockInStateOfStatus } from '@tutor/rules/attendance/clock-in';
import { signContractStep } from '@tutor/rules/profile/contract-status';
import { incompleteInfoPath } from '@tutor/rules/profile/incomplete-info';
import { skypeMissingType } from '@tutor/rules/profile/skype';
import { isCalm } from '../growth/calm.server.ts';
import { requireLostPart } from '../kit/beside/parts.server.ts';
import { sanitizeHtml } from '../kit/server/sanitize.server.ts';
import { isCustomAccount } from '../session/custom-account.ts';
import { isDesktopClient } from '../session/desktop-client.server.ts';
import type { Guarded } from '../session/guarded.server.ts';
import { loadGrades, loadSetting } from '../session/service-facts.server.ts';
import { requireTutor } from '../session/tutor.server.ts';

/**
 * What the frame shows beside the page: user panel, floating buttons, waiting dialogs. The page does not wait for it: the
 * browser asks once it is interactive. A part whose call failed is null: not known is not none. Only a lost session stops
 * everything.
 */
export async function loadExtras(args: Guarded) {
  const { api } = args;
  const { user } = await requireTutor(args);
  // Who uses the client already needs no notice of it (specification, core §2).
  const isInClient = await isDesktopClient(args.request);
  const parts = await allParts({
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

  const { score, contract, states, setting, preload } = parts;
  const isCustom = isCustomAccount({ user, contract: contract?.body, states: states?.body });
  return {
    /** Every call was answered; else what is missing may still come. */
    isWhole: Object.values(parts).every((part) => part !== null),
    panel: {
      clockIn: shown(parts.clockIn, clockInStateOfStatus),
      trialCount: shown(parts.trail, (count) => count),
      flowers: shown(score, ({ Flowers }) => Flowers),
      points: shown(score, ({ TeachingPoints }) => TeachingPoints),
      grades: shown(parts.grades, (grades) =>
        grades.map((grade) => ({
          name: grade.GradeName,
          scoreStart: grade.ScoreStart,
          scoreEnd: grade.ScoreEnd,
        })),
      ),
      contract: shown(contract, ({ Item1, Item2 }) =>
        Item1
          ? {
              status: Item2,
              step: signContractStep({
                isInfoIncomplete: user.isNeedToImprovePersonalInformation,
                isAwaitingApproval: user.awaitApproval,
                isInternationalOrCustom: isCustom,
              }),
            }
          : undefined,
      ),
      isTesolPassed: user.isPassedTL,
      isCustom: isCustom || (contract === null || states === null ? null : false),
    },
    growth: shown(parts.growth, growthSummary),
    isCalm: await isCalm(args.request),
    floating: {
      isOpenClassTeacher: shown(parts.isOpenClassTeacher, (isOpenClassTeacher) => isOpenClassTeacher),
      isReferralLimited: user.limitRefferal || shown(parts.menu, ({ IsReferralHidden }) => IsReferralHidden),
      referralUrl: shown(parts.referral, ({ Url }) => Url),
      isAppIconShown: user.isShowAppFloatingIcon,
    },
    hasFeedbackNews: shown(parts.feedbackNews, (hasNews) => hasNews),
    dialogs: {
      agreement: parts.agreement,
      mustBindPhone: user.isNeedUpdatePhone,
      isSkypeMissing: shown(parts.dialogs, ({ data }) => data.some(({ Type }) => Type === skypeMissingType)),
      incompleteInfoPath: shown(states, ({ PersonalState, ContactState }) =>
        incompleteInfoPath({ personal: PersonalState, contact: ContactState }),
      ),
      clientNotice: shown(parts.clientNotice, ({ ShowNotice, Title, Content }) =>
        ShowNotice && !isInClient ? { title: Title, html: sanitizeHtml(Content) } : undefined,
      ),
      isPosterDue: shown(parts.isFirstPoster, (isFirst) => isFirst),
    },
    aiChatUrl: shown(setting, ({ AiChatUrl }) => AiChatUrl),
    preloadOrigin:
      preload === null || setting === null
        ? null
        : preloadOrigin(preload.body.PageUrl, setting.body.Hosts?.WhiteList ?? []),
  };

  async function pendingAgreement() {
    const { body: hasAgreed } = await api.profile.checkAgreement();
    if (hasAgreed) return undefined;
    const { body } = await api.profile.agreement();
    return { version: body.Version, title: body.Title, html: sanitizeHtml(body.Content) };
  }
}

/** The host of the page that the service wants to be warmed up, where the white list has it. */
function preloadOrigin(page: string | undefined, whiteList: readonly WhiteListEntry[]): string | undefined {
  if (page === undefined || !URL.canParse(page)) return undefined;
  const { origin } = new URL(page);
  return redirectTarget(origin, '/', whiteList) === undefined ? undefined : origin;
}

function growthSummary(body: CallResult<typeof growth.homeTask>['body']) {
  const tasks = body.TaskList.flatMap((group) => group.TaskDataDetail);
  // What is left of the week before is received and gone: it is no part of how far the tutor is.
  const week = Math.max(...tasks.map(({ EndTime }) => (EndTime == null ? 0 : Date.parse(EndTime))));
  const present = tasks.filter(({ EndTime }) => EndTime == null || Date.parse(EndTime) === week);
  return {
    score: body.Score,
    level: body.Level,
    /** At which level 2 starts. */
    levelOneTotal: tasks.filter(({ Period }) => Period !== 'week').reduce((total, { Score }) => total + Score, 0),
    unclaimedPoints: body.UnclaimedPoints,
    claimableTasks: tasks.filter((task) => task.Status === 2 && task.ReceiveStatus === 0).length,
    completedTasks: present.filter((task) => task.Status === 2 && task.ReceiveStatus === 1).length,
    totalTasks: present.length,
    rewards: body.RewardCount ?? 0,
    clothes: body.ClothesCount ?? 0,
    wornMedal: body.WornMedal ?? undefined,
  };
}

/** What is shown of a part that could be had; null where it could not, undefined where it was not asked for. */
function shown<Body, Shown>(
  part: { body: Body } | null | undefined,
  show: (body: Body) => Shown,
): Shown | null | undefined {
  if (part === null || part === undefined) return part;
  try {
    return show(part.body);
  } catch (error) {
    requireLostPart(error);
    return null;
  }
}

/** Every part, null where it could not be loaded. Throws only for a lost session. */
async function allParts<Parts extends Record<string, Promise<unknown> | undefined>>(
  parts: Parts,
): Promise<{ [Name in keyof Parts]: Awaited<Parts[Name]> | null }> {
  const names = Object.keys(parts);
  const settled = await Promise.allSettled(Object.values(parts));
  const loaded: Record<string, unknown> = {};
  settled.forEach((result, index) => {
    const name = names[index];
    if (result.status === 'rejected') requireLostPart(result.reason);
    if (name !== undefined) loaded[name] = result.status === 'fulfilled' ? result.value : null;
  });
  // Each value was awaited from the part of its own name.
  return loaded as { [Name in keyof Parts]: Awaited<Parts[Name]> | null };
}
