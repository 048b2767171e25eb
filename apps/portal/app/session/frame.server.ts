import { menuEntries, visibleMenu } from '@tutor/rules/shell/menu';
import { isUploadReference } from '@tutor/rules/uploads/upload-reference';
import { uploadedFileHref } from '../kit/page/uploaded-file-href.ts';
import type { RequestArguments } from '../kit/server/request-arguments.ts';
import { isDesktopClient } from './desktop-client.server.ts';
import { serverNow } from './server-clock.server.ts';
import { requireTutor } from './tutor.server.ts';
import { zoneOf } from './zone.server.ts';

const noUnread = { total: 0, notice: 0, warn: 0, remind: 0 };

/** What header, menu and real time need of the tutor; nothing secret, no token. */
export async function loadFrame(args: RequestArguments) {
  const [{ user, roles, updates, setting, menuSetting, menuProblem }, servedAt] = await Promise.all([
    requireTutor(args),
    serverNow(args.context),
  ]);
  const hiddenMenuNames = menuSetting?.Hidden ?? [];
  // What the company hides, the tutor can neither see nor bring back.
  const ofCompany = {
    roles,
    isFranchisee: user.isFranchiseeUser,
    // Not known is not allowed: the company's flag may forbid it.
    isReferralHidden: user.limitRefferal || (menuSetting?.IsReferralHidden ?? true),
    isGrowthMember: user.isGrowthSystemTestGroup,
    hiddenNames: menuSetting?.HiddenByCompany ?? [],
  };
  const hosts = setting?.Hosts?.Menus ?? {};
  return {
    tutor: {
      tuid: user.tuid,
      name: user.fullName,
      email: user.email,
      avatarUrl: avatarUrlOf(user.avatar),
      defaultAvatarUrl: user.defaultAvatar,
      zone: zoneOf(user.timeZone, args.request),
      hasProfileZone: user.timeZone !== undefined,
      isCustom: user.isCustomized || user.isInternationalOrCustom,
      isDegreeMissing: user.isNeedRedirectDegree,
      isFirstLogin: user.isFirstLogin,
      integralLevel: user.integralLevel,
      isSoftMode: user.isTuEyeProtectionMode,
      isSidebarMini: user.sidebarMenuMini,
      hasFeedbackNews: user.feedBackMsg,
      canReleaseTime: user.openSelfSchedule,
      canCancelTime: user.openSelfCancel,
      isGrowthMember: user.isGrowthSystemTestGroup,
    },
    menu: visibleMenu({ ...ofCompany, hiddenNames: [...ofCompany.hiddenNames, ...hiddenMenuNames] }).map(
      ({ name, label, path, areaPaths }) => {
        const host = hosts[name];
        // A menu that lives elsewhere goes through /redirect, which knows what may go along (specification, core §2).
        if (host !== undefined) return { name, label, path: `/redirect?${new URLSearchParams({ host, path })}` };
        return { name, label, path, ...(areaPaths !== undefined && { areaPaths }) };
      },
    ),
    allMenu: visibleMenu(ofCompany).map(({ name, label }) => ({ name, label })),
    /** Why hidden entries are shown as they were last known. */
    menuProblem,
    hiddenMenuNames: hiddenMenuNames.filter((name) => menuEntries.some((entry) => entry.name === name)),
    isDesktopClient: await isDesktopClient(args.request),
    realtime: {
      // Where the settings cannot be had, it is tried: a hub that is not there refuses, and the page then asks by itself.
      isPushEnabled: setting === undefined || (setting.IsEnableSignalrNotice ?? false),
      seq: updates?.seq,
      unread: updates?.unread ?? noUnread,
      servedAt,
    },
  };
}

/** A picture that the tutor uploaded is shown on our own origin; any other address stays as it is. */
function avatarUrlOf(avatar: string | undefined): string | undefined {
  return avatar !== undefined && isUploadReference(avatar, 'UserFace') ? uploadedFileHref(avatar) : avatar;
}
