import { createHash, randomBytes } from 'node:crypto';
import { safeReturnPath } from '@tutor/rules/account/return-path';
import { z } from 'zod';
import { portalCookie } from '../kit/server/portal-cookie.server.ts';
import { openSealed, seal } from '../kit/server/sealed.server.ts';
import type { Session } from '../session/session.server.ts';
import { verifyIdToken } from './id-token.server.ts';
import { discoverProvider, fetchJson, ProviderError } from './provider-metadata.server.ts';
import { UsedStates } from './used-states.server.ts';

/** How the portal is known to the identity provider. */
export interface ProviderSettings {
  authority: string | undefined;
  clientId: string;
  /** `id_token token` as specified, or `code` with PKCE. */
  responseType: 'id_token token' | 'code';
  redirectUri: string;
}

/** 'openid profile' plus the teacher API (specification, growth §3). */
const scope = 'openid profile teacherapi';
/** A state older than this is refused (specification, growth §4). */
export const stateAgeMaxMs = 900_000;

const usedStates = new UsedStates({ ageMaxMs: stateAgeMaxMs, countMax: 50_000 });

const attemptSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  returnTo: z.string(),
  startedAt: z.number(),
});

/** Of each attempt its own: two tabs may sign in at the same time. The name is of the state, whatever characters came back in it. */
function attemptCookie(state: string) {
  const name = createHash('sha256').update(state).digest('base64url').slice(0, 16);
  return portalCookie(`oidc-attempt-${name}`, { path: '/oidc-callback', maxAge: stateAgeMaxMs / 1000 });
}

/** Begins a sign-in: where the browser goes, and the cookie by which it is known again on its return. */
export async function beginProviderSignIn(
  settings: ProviderSettings,
  returnTo: string,
  now: Date,
): Promise<{ location: string; setCookie: string }> {
  const metadata = await discoverProvider(settings.authority);
  const attempt = { state: random(), nonce: random(), verifier: random(), returnTo, startedAt: now.getTime() };
  const location = new URL(metadata.authorizationEndpoint);
  location.search = new URLSearchParams({
    client_id: settings.clientId,
    redirect_uri: settings.redirectUri,
    response_type: settings.responseType,
    scope,
    state: attempt.state,
    nonce: attempt.nonce,
    ...(settings.responseType === 'code'
      ? {
          code_challenge: createHash('sha256').update(attempt.verifier).digest('base64url'),
          code_challenge_method: 'S256',
        }
      : {}),
  }).toString();
  const setCookie = await attemptCookie(attempt.state).serialize(await seal(attempt, 'oidc-attempt'));
  return { location: location.href, setCookie };
}

const answerSchema = z.object({
  state: z.string().min(1),
  error: z.string().optional(),
  error_description: z.string().optional(),
  id_token: z.string().optional(),
  access_token: z.string().optional(),
  expires_in: z.coerce.number().int().positive().optional(),
  code: z.string().optional(),
});

/** Finishes a sign-in with what the provider sent back. Each attempt is good once, and the caller always clears its cookie. */
export async function finishProviderSignIn(
  settings: ProviderSettings,
  request: Request,
  parameters: URLSearchParams,
  now: Date,
): Promise<{ session: Session; returnTo: string }> {
  const names = [...parameters.keys()];
  if (new Set(names).size !== names.length) throw new ProviderError('Invalid response: a parameter came twice');
  const answer = answerSchema.safeParse(Object.fromEntries(parameters));
  if (!answer.success) throw new ProviderError('Invalid response: it is not complete');
  const attempt = await readAttempt(request, answer.data.state);
  if (!attempt.success) throw new ProviderError('This sign-in was not started in this browser, or too long ago');
  const { state, nonce, verifier, returnTo, startedAt } = attempt.data;
  if (answer.data.state !== state) throw new ProviderError('The answer does not belong to this sign-in');
  if (now.getTime() - startedAt > stateAgeMaxMs)
    throw new ProviderError('This sign-in took too long. Please start again');
  if (!usedStates.take(state, now)) throw new ProviderError('This sign-in was finished before. Please start again');
  if (answer.data.error !== undefined)
    throw new ProviderError(`The identity provider refused: ${answer.data.error.slice(0, 100)}`);

  const metadata = await discoverProvider(settings.authority);
  const tokens =
    settings.responseType === 'code'
      ? await redeemCode(settings, metadata.tokenEndpoint, answer.data.code, verifier)
      : { idToken: answer.data.id_token, accessToken: answer.data.access_token, expiresIn: answer.data.expires_in };
  const { idToken, accessToken, expiresIn } = tokens;
  if (idToken === undefined || accessToken === undefined)
    throw new ProviderError('Invalid response: a token is missing');
  await verifyIdToken(idToken, { metadata, clientId: settings.clientId, nonce, accessToken, now });
  const expiresAt = new Date(now.getTime() + (expiresIn ?? 3600) * 1000);
  return { session: { token: accessToken, expiresAt, isFromProvider: true }, returnTo };
}

async function readAttempt(request: Request, state: string) {
  const sealed = await attemptCookie(state).parse(request.headers.get('cookie'));
  return attemptSchema.safeParse(await openSealed(sealed, 'oidc-attempt'));
}

/** The page that was asked for before the sign-in began, so that another try still leads there. */
export async function returnPathOfAttempt(request: Request, state: string): Promise<string> {
  const attempt = await readAttempt(request, state);
  return safeReturnPath(attempt.success ? attempt.data.returnTo : undefined);
}

/** Set-Cookie that uses an attempt up. */
export function clearAttempt(state: string): Promise<string> {
  return attemptCookie(state).serialize('', { maxAge: 0 });
}

/** Told back by the provider on the return from a sign-out. */
export const signedOutState = 'signed-out';

/** Where the browser goes to end the provider's session too; it comes back to /oidc-callback. */
export async function providerSignOut(settings: ProviderSettings): Promise<string> {
  const { endSessionEndpoint } = await discoverProvider(settings.authority);
  const location = new URL(endSessionEndpoint);
  location.searchParams.set('client_id', settings.clientId);
  location.searchParams.set('post_logout_redirect_uri', settings.redirectUri);
  location.searchParams.set('state', signedOutState);
  return location.href;
}

const tokenReplySchema = z.object({
  id_token: z.string(),
  access_token: z.string(),
  expires_in: z.number().int().positive().optional(),
});

async function redeemCode(
  settings: ProviderSettings,
  tokenEndpoint: string | undefined,
  code: string | undefined,
  verifier: string,
) {
  if (tokenEndpoint === undefined) throw new ProviderError('Metadata does not contain property token_endpoint');
  if (code === undefined) throw new ProviderError('Invalid response: the code is missing');
  const reply = tokenReplySchema.safeParse(
    await fetchJson(tokenEndpoint, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: settings.clientId,
        redirect_uri: settings.redirectUri,
        code,
        code_verifier: verifier,
      }),
    }),
  );
  if (!reply.success) throw new ProviderError('Invalid response: a token is missing');
  return { idToken: reply.data.id_token, accessToken: reply.data.access_token, expiresIn: reply.data.expires_in };
}

function random(): string {
  return randomBytes(32).toString('base64url');
}
