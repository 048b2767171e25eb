import { type AppLoadContext, redirectDocument } from '@remix-run/node';
import { ApiError } from '@tutor/api/core/api-error';
import { nextGuardStep } from '@tutor/rules/account/guard-retry';
import { safeReturnPath, withReturnPath } from '@tutor/rules/account/return-path';
import { setFlash } from '../kit/forms/flash.server.ts';
import { errorPage, isSessionGone } from '../kit/server/failed-call.server.ts';
import { portalCookie, settingCookies } from '../kit/server/portal-cookie.server.ts';
import type { RequestArguments } from '../kit/server/request-arguments.ts';
import { type Api, createApi } from './api.server.ts';
import { findLastTutor } from './last-tutor.server.ts';
import { endSession, readSession, type Session } from './session.server.ts';

/** A signed-in request: the client that speaks for the tutor. */
export interface SignedIn {
  api: Api;
  session: Session;
}

const memo = new WeakMap<AppLoadContext, Promise<SignedIn | undefined>>();

/** The signed-in request, or undefined. Read once per request however many loaders ask. */
export function findSignedIn({ request, context }: RequestArguments): Promise<SignedIn | undefined> {
  const known = memo.get(context);
  if (known !== undefined) return known;
  const found = readSession(request).then((session) =>
    session === undefined ? undefined : { api: createApi(context, session.token), session },
  );
  memo.set(context, found);
  return found;
}

/**
 * The signed-in request. A visitor goes to /welcome, who was signed in until the session ended to /login, and both come back to this
 * page after signing in. By a load of the whole page: one that an open page makes within itself takes its forms away, and with them the files that had arrived for them.
 */
export async function requireSignedIn(args: RequestArguments): Promise<SignedIn> {
  const signedIn = await findSignedIn(args);
  if (signedIn === undefined) throw await leaveForWayIn(args, await wayInOf(args.request));
  return signedIn;
}

/** Where somebody who is not signed in begins. */
export async function wayInOf(request: Request): Promise<'/login' | '/welcome'> {
  return (await findLastTutor(request)) === undefined ? '/welcome' : '/login';
}

/**
 * What a failed call means for the page: ErrorCode 3 clears the session and reloads at /login; everything else
 * becomes a Response that the nearest error boundary words. The one place where a loader's error is mapped.
 */
export async function loaderFailure(error: unknown, args: RequestArguments): Promise<Response> {
  if (!(error instanceof ApiError)) throw error;
  if (isSessionGone(error)) return leaveForWayIn(args, '/login', [await endSession()]);
  return errorPage(error, args.context);
}

const retryCookie = portalCookie('login-retry');

/**
 * The guard's answer to a failed load of the tutor: local logout, /welcome, one more in the retry cookie;
 * the third in a row clears it and goes to /500 (specification, core §4). ErrorCode 3 is not a failure: /login.
 */
export async function guardFailure(error: unknown, args: RequestArguments): Promise<Response> {
  if (!(error instanceof ApiError)) throw error;
  if (isSessionGone(error)) return loaderFailure(error, args);
  const failuresBefore: unknown = await retryCookie.parse(args.request.headers.get('cookie'));
  const step = nextGuardStep(typeof failuresBefore === 'number' ? failuresBefore : 0);
  const counted = await retryCookie.serialize(
    step.retryCount,
    step.retryCount === 0 ? { maxAge: 0 } : { maxAge: 3600 },
  );
  const cookies = [await endSession(), counted];
  return step.to === '/500'
    ? redirectDocument('/500', { headers: settingCookies(cookies) })
    : leaveForWayIn(args, `/welcome?failed=${error.kind}`, cookies);
}

/** Set-Cookie after a load that succeeded, where a failure had been counted before. */
export async function clearGuardFailures(request: Request): Promise<string | undefined> {
  const failures: unknown = await retryCookie.parse(request.headers.get('cookie'));
  return typeof failures === 'number' ? retryCookie.serialize(0, { maxAge: 0 }) : undefined;
}

/**
 * To the way in, which leads back to the page that asked. A page with JavaScript has its drafts; what a form without it has sent is
 * lost, and the tutor learns it.
 */
async function leaveForWayIn(
  { request, context }: RequestArguments,
  path: string,
  cookies: readonly string[] = [],
): Promise<Response> {
  const isLostPost = request.method === 'POST' && !context.isDataRequest;
  const headers = settingCookies([...cookies, ...(isLostPost ? [await setFlash(lostPost)] : [])]);
  return redirectDocument(withReturnPath(path, safeReturnPath(context.pagePath)), { headers });
}

const lostPost = {
  tone: 'error',
  message: 'You were signed out while sending this. Please sign in and fill it in again.',
} as const;
