import { redirect } from '@remix-run/node';
import type { User } from '@tutor/api/account/account';
import { ApiError } from '@tutor/api/core/api-error';
import type { CallResult } from '@tutor/api/core/endpoint';
import type { shell } from '@tutor/api/shell/shell';
import { rolesOfTutor } from '@tutor/rules/account/permission';
import { cursorBeyondAll, type UnreadCount } from '@tutor/rules/messages/message';
import { mayOpen } from '@tutor/rules/shell/menu';
import { settledPart } from '../kit/beside/parts.server.ts';
import type { RequestArguments } from '../kit/server/request-arguments.ts';
import type { Api } from './api.server.ts';
import { guardFailure, loaderFailure, requireSignedIn, type SignedIn } from './guard.server.ts';
import { findKnownMenu, type MenuSetting } from './known-menu.server.ts';
import { loadSetting } from './service-facts.server.ts';
import { rememberTutor } from './session-tutor.server.ts';

type Setting = CallResult<typeof shell.setting>['body'];

/** What the frame around every page needs to know of the tutor. */
export interface TutorLoad extends SignedIn {
  user: User;
  /** What the permission check goes by. */
  roles: readonly string[];
  /** Absent when its calls failed: a page without a badge is better than no page. Without a cursor the count alone was had. */
  updates: { seq?: number | undefined; unread: UnreadCount } | undefined;
  /** Absent when its call failed: then no menu is led elsewhere. */
  setting: Setting | undefined;
  /** As this browser last knew it when its call failed; absent where it does not know it either. */
  menuSetting: MenuSetting | undefined;
  /** Why the menu's setting could not be read. */
  menuProblem: string | null;
}

const memo = new WeakMap<SignedIn, Promise<TutorLoad>>();

/**
 * The signed-in tutor with what the frame needs, loaded in parallel, once per request. Failures of whoever comes in
 * (`isEntering`: a document, or the frame, fetched after a sign-in or a form of the account) take the guard's way. What else
 * an open page fetches is no reason to sign anybody out: its failures are as those of any other call.
 */
export async function requireTutor(
  args: RequestArguments,
  { isEntering = !args.context.isDataRequest }: { isEntering?: boolean } = {},
): Promise<TutorLoad> {
  const signedIn = await requireSignedIn(args);
  const known = memo.get(signedIn);
  if (known !== undefined) return known;
  const load = loadTutor(args, signedIn, isEntering);
  memo.set(signedIn, load);
  return load;
}

async function loadTutor(args: RequestArguments, signedIn: SignedIn, isEntering: boolean): Promise<TutorLoad> {
  const { api } = signedIn;
  const [user, updates, setting, menuSetting] = await Promise.allSettled([
    api.account.userInfo(),
    loadUpdates(api),
    loadSetting(api),
    api.shellNotices.menuSetting(),
  ]);
  if (user.status === 'rejected') {
    throw isEntering ? await guardFailure(user.reason, args) : await loaderFailure(user.reason, args);
  }
  const { tuid } = user.value.body;
  rememberTutor(signedIn.session, tuid);
  const menu = settledPart(menuSetting, ({ body }) => body);
  const { pathname } = new URL(args.context.pagePath ?? '/', 'http://portal.invalid');
  // A page that is not for this tutor's roles is not there for them (specification, core §6).
  if (!mayOpen(rolesOfTutor, pathname)) throw redirect('/404');
  return {
    ...signedIn,
    user: user.value.body,
    roles: rolesOfTutor,
    updates: updates.status === 'fulfilled' ? updates.value : undefined,
    setting: setting.status === 'fulfilled' ? setting.value.body : undefined,
    menuSetting: 'value' in menu ? menu.value : await findKnownMenu(args.request, tuid),
    menuProblem: 'value' in menu ? null : menu.problem,
  };
}

/** Cursor and counts; from a service that does not have them together, the counts alone. */
async function loadUpdates(api: Api): Promise<TutorLoad['updates']> {
  try {
    return (await api.messages.updates({ query: { seq: cursorBeyondAll } })).body;
  } catch (error) {
    // A service that is silent holds the page up once.
    if (!(error instanceof ApiError) || error.kind === 'timeout') throw error;
    return { unread: (await api.messages.unreadCount()).body };
  }
}
