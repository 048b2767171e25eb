import { randomUUID } from 'node:crypto';
import { type AppLoadContext, type LoaderFunctionArgs, redirect, redirectDocument } from '@remix-run/node';
import { contract } from '@tutor/api/contract';
import type { Endpoint } from '@tutor/api/core/endpoint';
import { safeReturnPath } from '@tutor/rules/account/return-path';
import { hours } from '@tutor/rules/time/durations';
import { z } from 'zod';
import { setFlash } from '../kit/flash.server.ts';
import { portalCookie, settingCookies } from '../kit/portal-cookie.server.ts';
import { findKnownTutor } from '../session/known-tutor.server.ts';
import { isFileForm } from '../uploads/file-form-paths.ts';
import { readTexts } from '../uploads/form-parser.server.ts';

// A form without JavaScript has no draft. What it sends when its tutor is not signed in any more is kept by the portal, for
// that tutor and this browser, until they have signed in; then it goes through its own action again, with a service that takes
// no change (`refusalInKeptPost`), and its page shows it as it shows any form that was refused.

type RequestArguments = Pick<LoaderFunctionArgs, 'request' | 'context'>;

interface Posted {
  path: string;
  read: () => Promise<PostedForm>;
}

interface PostedForm {
  form: FormData;
  /** Fields whose files have not arrived. */
  lostFiles: ReadonlySet<string>;
}

const posts = new WeakMap<AppLoadContext, Posted>();

/** Notes what a page without JavaScript sends, before its action reads it. */
export function notePost({ request, context }: RequestArguments): void {
  if (request.method !== 'POST' || context.isDataRequest || context.keptPost !== undefined) return;
  if (posts.has(context) || request.bodyUsed) return;
  const { pathname, search } = new URL(request.url);
  const path = pathname + search;
  // A button that sends to another address than its page's is pressed again there.
  const [page = ''] = context.pagePath?.split('?') ?? [pathname];
  if (pageOf(page) !== pageOf(pathname) || safeReturnPath(path, '') !== path) return;
  // One that may carry files is held by nobody as a whole: it is read where it is, if its reader has not begun.
  const source = isFileForm(pathname) ? request : request.clone();
  posts.set(context, { path, read: () => readTexts(source) });
}

/** An address as the router compares it. */
function pageOf(path: string): string {
  return path.replace(/(?<!\/)\/+$/, '').toLowerCase();
}

/** Notes what the reader of a form with files has read of it. */
export function notePostedForm(context: AppLoadContext, posted: PostedForm): void {
  const noted = posts.get(context);
  if (noted !== undefined) posts.set(context, { ...noted, read: async () => posted });
}

const browserCookie = portalCookie('kept-post', { maxAge: hours(12) / 1000 });
const browserSchema = z.object({
  id: z.uuid(),
  /** What was kept last, until the next sign-in. */
  path: z.string().optional(),
});

/** Which browser it is whose posts are kept. */
export async function findKeepingBrowser(request: Request): Promise<z.output<typeof browserSchema> | undefined> {
  return browserSchema.safeParse(await browserCookie.parse(request.headers.get('cookie'))).data;
}

/** Keeps what was posted; gives where it comes back, with the cookies for it. Undefined where nothing was posted. */
export async function keepLostPost({
  request,
  context,
}: RequestArguments): Promise<{ path: string; cookies: string[] } | undefined> {
  const posted = posts.get(context);
  if (posted === undefined) return undefined;
  const { path } = posted;
  const tuid = await findKnownTutor(request);
  // On a shared computer nobody is shown what might be another's.
  if (tuid === undefined) return { path, cookies: [await setFlash(notKept)] };
  const { form, lostFiles } = await posted.read();
  const fields = [...form].flatMap(([name, value]) =>
    typeof value === 'string' && !isSecret(name) ? [[name, value] as const] : [],
  );
  const id = (await findKeepingBrowser(request))?.id ?? randomUUID();
  const post = { tuid, path, fields, lostFiles: [...lostFiles] };
  if (!context.keptPosts.keep(id, post, new Date())) return { path, cookies: [await setFlash(notKept)] };
  return { path, cookies: [await browserCookie.serialize({ id, path }), await setFlash(kept)] };
}

const kept = {
  tone: 'info',
  message: 'You were signed out while sending this. Sign in, and what you typed is back: check it and send it again.',
} as const;
const notKept = {
  tone: 'error',
  message: 'You were signed out while sending this, and what you typed could not be kept. Please fill it in again.',
} as const;

/** Codes and passwords. */
function isSecret(name: string): boolean {
  return /^(?:code|verificationCode)$|password|token/i.test(name);
}

/** What an action may ask while a kept post goes through it. */
const askedOnly: ReadonlySet<Endpoint> = new Set<Endpoint>([
  contract.account.userInfo,
  contract.messages.updates,
  contract.messages.unreadCount,
  contract.shell.setting,
  contract.shellNotices.menuSetting,
  contract.leave.leaveImpact,
]);

/** Refuses whatever a kept post would do, in the words that its form then shows. */
export function refusalInKeptPost(declared: Endpoint): string | undefined {
  return askedOnly.has(declared) ? undefined : 'You were signed out while sending this. Check it and send it again.';
}

/** What a kept post's form says of a file. */
export const lostFileText = 'You were signed out while sending this file. Choose it again.';

/** Leads on from a sign-in: by a load of the whole page where a kept post comes back on it, with words where it is gone. */
export async function leadOn({ request, context }: RequestArguments, to: string, cookies: string[]): Promise<Response> {
  const browser = await findKeepingBrowser(request);
  const answer = { headers: settingCookies(cookies) };
  if (browser === undefined || browser.path !== to) return redirect(to, answer);
  answer.headers.append('set-cookie', await browserCookie.serialize({ id: browser.id }));
  const isKept = context.keptPosts.find(browser.id, to, new Date()) !== undefined;
  if (!isKept) answer.headers.append('set-cookie', await setFlash(notKept));
  return redirectDocument(to, answer);
}

/** Forgets what was kept for a browser; gives the cookie for it. */
export async function wipeKeptPosts({ request, context }: RequestArguments): Promise<string> {
  const browser = await findKeepingBrowser(request);
  if (browser !== undefined) context.keptPosts.wipe(browser.id);
  return browserCookie.serialize('', { maxAge: 0 });
}
