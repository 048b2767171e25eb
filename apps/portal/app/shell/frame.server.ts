import type { SerializeFrom } from '@remix-run/node';
import { visibleMenu } from '@tutor/rules/shell/menu';
import type { RequestArguments } from '../account/guard.server.ts';
import { requireTutor } from '../account/tutor.server.ts';
import { zoneOf } from '../account/zone.server.ts';

const noUnread = { total: 0, notice: 0, warn: 0, remind: 0 };

/** What header, menu and real time need of the tutor; nothing secret, no token. */
export async function loadFrame(args: RequestArguments) {
  const { user, updates, isPushEnabled } = await requireTutor(args);
  return {
    tutor: {
      tuid: user.tuid,
      name: user.fullName,
      avatarUrl: user.avatar ?? user.defaultAvatar,
      zone: zoneOf(user.timeZone, args.request),
      hasProfileZone: user.timeZone !== undefined,
      isCustom: user.isCustomized || user.isInternationalOrCustom,
      integralLevel: user.integralLevel,
      isSoftMode: user.isTuEyeProtectionMode,
      isSidebarMini: user.sidebarMenuMini,
    },
    menu: visibleMenu({ isFranchisee: user.isFranchiseeUser }),
    realtime: { isPushEnabled, seq: updates?.seq ?? 0, unread: updates?.unread ?? noUnread },
  };
}

export type Frame = SerializeFrom<Awaited<ReturnType<typeof loadFrame>>>;
