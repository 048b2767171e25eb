import { type AppLoadContext, redirect } from '@remix-run/node';
import { networkOf } from '@tutor/api/core/client-address';
import { loginSignCookieMs } from '@tutor/rules/account/client-sign-in';
import { minutes } from '@tutor/rules/time/durations';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { z } from 'zod';
import type { FormReply } from '../kit/forms/form-reply.ts';
import { isSessionGone } from '../kit/server/failed-call.server.ts';
import { portalCookie } from '../kit/server/portal-cookie.server.ts';
import type { RequestArguments } from '../kit/server/request-arguments.ts';
import { openSealed, seal } from '../kit/server/sealed.server.ts';
import { createApi } from '../session/api.server.ts';
import { rememberDesktopClient } from '../session/desktop-client.server.ts';
import { findSignedIn } from '../session/guard.server.ts';
import { replaceSession } from '../session/replace-session.server.ts';
import type { Session } from '../session/session.server.ts';
import { recordSignIn } from './sign-in-log.server.ts';

/** Who a session that was handed over belongs to. */
export interface HandedOver extends Session {
  tuid: number;
}

/** Asked when another tutor is signed in here, or nobody is and the link stood on another site. */
export interface SwitchQuestion {
  /** Left out where nobody is signed in. */
  currentName?: string;
  newName: string;
  /** Holds the new session until the tutor has answered; unreadable for the page. */
  sealed: string;
}

/** What the answer to it hears when nothing was swapped. */
export type SwitchReply = FormReply<{
  /** It was given too late: the way in begins anew. */
  problem: string;
}>;

const questionAgeMaxMs = 5 * 60_000;
const sealedSchema = z.object({
  token: z.string(),
  expiresAtMs: z.number(),
  tuid: z.int(),
  isClient: z.boolean(),
  to: z.string(),
});

interface EnterOptions {
  /** It is the desktop client that enters. */
  isClient: boolean;
  /** A safe path on our own site to go to; the dashboard without one. */
  to?: string;
}

/**
 * Enters with a session that was handed over by an address. A different tutor who is signed in here is asked first, and so is a
 * visitor who comes by a link of another site: otherwise anybody's link could have them work in another account unnoticed.
 */
export async function enter(
  args: RequestArguments,
  handedOver: HandedOver,
  { isClient, to = '/home' }: EnterOptions,
): Promise<Response | SwitchQuestion> {
  const current = await (await findSignedIn(args))?.api.account.userInfo().catch(onlyWhenGone);
  const isAsked = current === undefined ? isFromAnotherSite(args.request) : current.body.tuid !== handedOver.tuid;
  if (isAsked) {
    const { token, expiresAt, tuid } = handedOver;
    const { body: user } = await createApi(args.context, token).account.userInfo();
    return {
      ...(current === undefined ? {} : { currentName: nameOf(current.body) }),
      newName: nameOf(user),
      sealed: await seal(
        { token, expiresAtMs: expiresAt.getTime(), tuid, isClient, to },
        'switch-account',
        new Date(Date.now() + questionAgeMaxMs),
      ),
    };
  }
  return entered(args, handedOver, { isClient, to });
}

const nameOf = ({ fullName, tuid }: { fullName: string; tuid: number }): string => `${fullName} (${tuid})`;

// Told by the browser, through redirects too. An address that is typed, or opened by a program, comes from no site.
function isFromAnotherSite(request: Request): boolean {
  return request.headers.get('sec-fetch-site') === 'cross-site';
}

// A session that is over needs no question; when nobody can say whose it is, nothing is swapped.
function onlyWhenGone(error: unknown): undefined {
  if (isSessionGone(error)) return undefined;
  throw error;
}

/** Signs in as the tutor agreed to; undefined when it was asked too long ago. */
export async function switchAccount(
  args: RequestArguments,
  sealed: FormDataEntryValue | null,
): Promise<Response | undefined> {
  const handedOver = sealedSchema.safeParse(await openSealed(sealed, 'switch-account'));
  if (!handedOver.success) return undefined;
  const { token, expiresAtMs, isClient, to } = handedOver.data;
  return entered(args, { token, expiresAt: new Date(expiresAtMs) }, { isClient, to });
}

// 303 to a clean address: what handed the session over must not stay in the history.
async function entered(
  args: RequestArguments,
  session: Session,
  { isClient, to }: Required<EnterOptions>,
): Promise<Response> {
  recordSignIn(args, session.token, isClient ? 'desktopClient' : 'handedOver');
  const headers = new Headers({ 'set-cookie': await replaceSession(args, session) });
  if (isClient) headers.append('set-cookie', await rememberDesktopClient());
  headers.set('referrer-policy', 'no-referrer');
  return redirect(to, { status: 303, headers });
}

const loginSignCookie = portalCookie('login-sign', { path: '/clientAutoLogin', maxAge: loginSignCookieMs / 1000 });

/** The desktop client's login sign: of the address, else the one that was kept. */
export async function loginSignOf(request: Request): Promise<string | undefined> {
  const asked = new URL(request.url).searchParams.get('loginSign') ?? '';
  if (asked !== '') return asked;
  const kept: unknown = await loginSignCookie.parse(request.headers.get('cookie'));
  return typeof kept === 'string' && kept !== '' ? kept : undefined;
}

/** Set-Cookie that keeps a login sign for its lifetime. */
export function keepLoginSign(sign: string): Promise<string> {
  return loginSignCookie.serialize(sign);
}

const attempts = new RateLimiterMemory({ points: 10, duration: minutes(1) / 1_000 });

/** Whether an address may try again to enter by a handed-over session: ten times a minute, an IPv6 address by its /64. */
export function mayTryToEnter({ clientAddress = 'unknown' }: AppLoadContext): Promise<boolean> {
  return attempts.consume(networkOf(clientAddress)).then(
    () => true,
    () => false,
  );
}
