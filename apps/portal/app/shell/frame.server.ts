import { mainMenu, visibleMenu } from '@tutor/rules/shell/menu';
import { isUploadReference } from '@tutor/rules/uploads/upload-reference';
import { isDesktopClient } from '../account/enter.server.ts';
import type { RequestArguments } from '../account/guard.server.ts';
import { requireTutor } from '../account/tutor.server.ts';
import { zoneOf } from '../account/zone.server.ts';
import { uploadedFileHref } from '../uploads/upload-reply.ts';

const noUnread = { total: 0, notice: 0, warn: 0, remind: 0 };

/** What header, menu and real time need of the tutor; nothing secret, no token. */
export async function loadFrame(args: RequestArguments) {
  const { user, updates, setting, menuSetting } = await requireTutor(args);
  const hiddenMenuNames = menuSetting?.Hidden ?? [];
  // What the company hides, the tutor can neither see nor bring back.
  const offered = new Set(
    mainMenu.map(({ name }) => name).filter((name) => !menuSetting?.HiddenByCompany.includes(name)),
  );
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
      isFirstLogin: user.isFirstLogin,
      integralLevel: user.integralLevel,
      isSoftMode: user.isTuEyeProtectionMode,
      isSidebarMini: user.sidebarMenuMini,
      hasFeedbackNews: user.feedBackMsg,
    },
    menu: visibleMenu({ isFranchisee: user.isFranchiseeUser, hiddenNames: hiddenMenuNames })
      .filter(({ name }) => offered.has(name))
      .map((entry) => {
        const host = hosts[entry.name];
        // A menu that lives elsewhere goes through /redirect, which knows what may go along (specification, core §2).
        return host === undefined
          ? entry
          : { ...entry, path: `/redirect?${new URLSearchParams({ host, path: entry.path })}` };
      }),
    allMenu: visibleMenu({ isFranchisee: user.isFranchiseeUser })
      .filter(({ name }) => offered.has(name))
      .map(({ name, label }) => ({ name, label })),
    hiddenMenuNames: hiddenMenuNames.filter((name) => mainMenu.some((entry) => entry.name === name)),
    isDesktopClient: await isDesktopClient(args.request),
    realtime: {
      isPushEnabled: setting?.IsEnableSignalrNotice ?? false,
      seq: updates?.seq ?? 0,
      unread: updates?.unread ?? noUnread,
    },
  };
}

/** A picture that the tutor uploaded is shown on our own origin; any other address stays as it is. */
function avatarUrlOf(avatar: string | undefined): string | undefined {
  return avatar !== undefined && isUploadReference(avatar, 'UserFace') ? uploadedFileHref(avatar) : avatar;
}
