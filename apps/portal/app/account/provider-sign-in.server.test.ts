import { hostilePaths, isOf } from '@tutor/rules/testing/hostile-paths';
import { generateKeyPair } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { testContext } from '../../testing/request.ts';
import { takeFlash } from '../kit/forms/flash.server.ts';
import { startSession } from '../session/session.server.ts';
import { accessTokenHash, type HostileProvider, startHostileProvider } from './hostile-provider.ts';
import { action as callback } from './oidc-callback.tsx';
import { loader as signIn } from './oidc-sign-in.tsx';
import { discoverProvider } from './provider-metadata.server.ts';
import {
  beginProviderSignIn,
  finishProviderSignIn,
  type ProviderSettings,
  stateAgeMaxMs,
} from './provider-sign-in.server.ts';

// Pages are not drawn here, and their styles need a bundler.
vi.mock('@tutor/ui/account/sign-in-problem.tsx', () => ({ SignInProblem: () => null }));

const accessToken = 'access-token-of-the-provider-0123456789';
const clientId = 'tutor-portal';
const startedAt = new Date('2026-11-20T01:00:00Z');
const seconds = (date: Date) => Math.floor(date.getTime() / 1000);

let provider: HostileProvider;
let settings: ProviderSettings;
let intactMetadata: Record<string, unknown>;

beforeAll(async () => {
  vi.stubEnv('SESSION_SECRET', 'a-session-secret-of-thirty-two-characters');
  provider = await startHostileProvider();
  intactMetadata = { ...provider.metadata };
});
afterAll(() => provider.close());
beforeEach(() => {
  Object.assign(provider.metadata, intactMetadata);
  Object.assign(provider.answers, { status: 200, contentType: 'application/json', discoveryText: undefined });
  settings = {
    authority: provider.authority,
    clientId,
    responseType: 'id_token token',
    redirectUri: 'https://portal.example/oidc-callback',
  };
});

/** Begins a sign-in as the browser does and gives what it then holds. */
async function begin(returnTo = '/classTab') {
  const { location, setCookie } = await beginProviderSignIn(settings, returnTo, startedAt);
  const asked = new URL(location).searchParams;
  return {
    asked,
    request: new Request('https://portal.example/oidc-callback', {
      headers: { cookie: setCookie.split(';')[0] ?? '' },
    }),
  };
}

/** The answer of an honest provider, with changes. */
async function answer(
  asked: URLSearchParams,
  change: {
    claims?: Record<string, unknown>;
    parameters?: Record<string, string>;
    sign?: Parameters<HostileProvider['signToken']>[1];
  } = {},
): Promise<URLSearchParams> {
  const claims = {
    iss: provider.authority,
    aud: clientId,
    sub: 'tutor-10001',
    nonce: asked.get('nonce'),
    at_hash: accessTokenHash(accessToken),
    iat: seconds(startedAt),
    exp: seconds(startedAt) + 600,
    ...change.claims,
  };
  const given = Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== undefined));
  return new URLSearchParams({
    state: asked.get('state') ?? '',
    id_token: await provider.signToken(given, change.sign),
    access_token: accessToken,
    token_type: 'Bearer',
    expires_in: '3600',
    ...change.parameters,
  });
}

/** What the server hands to the pages of a sign-in at this provider. */
const context = () => {
  const base = testContext('http://127.0.0.1:1');
  return { ...base, config: { ...base.config, oidc: { ...base.config.oidc, authority: provider.authority } } };
};

test('none of the hostile values leads to anybody but the provider, or back to another site', async () => {
  const astray: string[] = [];
  for (const returnTo of hostilePaths) {
    const request = new Request(`https://portal.example/oidc-sign-in?${new URLSearchParams({ returnTo })}`);
    const { headers } = await signIn({ request, params: {}, context: context() });
    const location = headers.get('location');
    if (!location?.startsWith(`${provider.authority}/auth?`)) astray.push(`${returnTo} → ${location}`);
    const cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
    const now = new Date();
    const parameters = await answer(new URL(location ?? '').searchParams, {
      claims: { iat: seconds(now), exp: seconds(now) + 600 },
    });
    const returning = new Request('https://portal.example/oidc-callback', { headers: { cookie } });
    const { returnTo: back } = await finishProviderSignIn(settings, returning, parameters, now);
    if (!isOf('https://portal.example', back)) astray.push(`${returnTo} → back to ${back}`);
  }
  expect(astray).toEqual([]);
});

describe('an honest provider', () => {
  test('is asked with client, address, response type, scope, a random state and a nonce', async () => {
    const { asked } = await begin();
    const { asked: again } = await begin();
    expect(asked.get('client_id')).toBe(clientId);
    expect(asked.get('redirect_uri')).toBe(settings.redirectUri);
    expect(asked.get('response_type')).toBe('id_token token');
    expect(asked.get('scope')).toBe('openid profile teacherapi');
    for (const name of ['state', 'nonce']) {
      expect(asked.get(name)).toMatch(/^[\w-]{43}$/);
      expect(asked.get(name)).not.toBe(again.get(name));
    }
  });

  test('signs the tutor in and leads back to the page that was asked for', async () => {
    const { asked, request } = await begin('/classTab?view=day');
    const finished = await finishProviderSignIn(settings, request, await answer(asked), startedAt);
    expect(finished.session).toEqual({
      token: accessToken,
      expiresAt: new Date(startedAt.getTime() + 3_600_000),
      isFromProvider: true,
    });
    expect(finished.returnTo).toBe('/classTab?view=day');
  });

  test('signs in in two tabs at once, the older one first or last', async () => {
    const older = await begin('/message');
    const newer = await begin('/classTab');
    const cookie = [older, newer].map(({ request }) => request.headers.get('cookie')).join('; ');
    const request = new Request('https://portal.example/oidc-callback', { headers: { cookie } });
    const finish = async ({ asked }: typeof older) =>
      (await finishProviderSignIn(settings, request, await answer(asked), startedAt)).returnTo;
    expect(await finish(older)).toBe('/message');
    expect(await finish(newer)).toBe('/classTab');
  });

  test('may name several audiences when it names us as the authorized party', async () => {
    const { asked, request } = await begin();
    const parameters = await answer(asked, { claims: { aud: [clientId, 'other'], azp: clientId } });
    await expect(finishProviderSignIn(settings, request, parameters, startedAt)).resolves.toBeDefined();
  });

  test('may change its keys: they are fetched once more', async () => {
    const first = await begin();
    await finishProviderSignIn(settings, first.request, await answer(first.asked), startedAt);
    await provider.rotateKeys();
    const fetched = provider.keyFetches();
    const { asked, request } = await begin();
    await expect(finishProviderSignIn(settings, request, await answer(asked), startedAt)).resolves.toBeDefined();
    expect(provider.keyFetches()).toBe(fetched + 1);
  });

  test.each([
    ['its clock is 300 s ahead', { iat: seconds(startedAt) + 300, exp: seconds(startedAt) + 900 }],
    ['its token expired 300 s ago', { iat: seconds(startedAt) - 900, exp: seconds(startedAt) - 300 }],
  ])('is believed when %s', async (_name, claims) => {
    const { asked, request } = await begin();
    await expect(
      finishProviderSignIn(settings, request, await answer(asked, { claims }), startedAt),
    ).resolves.toBeDefined();
  });

  test('is believed up to the age limit of the state', async () => {
    const { asked, request } = await begin();
    const atLimit = new Date(startedAt.getTime() + stateAgeMaxMs);
    const parameters = await answer(asked, { claims: { exp: seconds(atLimit) + 60 } });
    await expect(finishProviderSignIn(settings, request, parameters, atLimit)).resolves.toBeDefined();
  });
});

describe('a hostile answer is refused', () => {
  const refused = async (change: Parameters<typeof answer>[1], message: RegExp, now = startedAt) => {
    const { asked, request } = await begin();
    const parameters = await answer(asked, change);
    await expect(finishProviderSignIn(settings, request, parameters, now)).rejects.toThrow(message);
  };

  test.each<[string, Parameters<typeof answer>[1], RegExp]>([
    ['another issuer', { claims: { iss: 'https://evil.example' } }, /could not be verified/],
    ['an issuer that only looks alike', { claims: { iss: 'placeholder/' } }, /could not be verified/],
    ['no issuer', { claims: { iss: undefined } }, /could not be verified/],
    ['another audience', { claims: { aud: 'somebody-else' } }, /for somebody else/],
    ['no audience', { claims: { aud: undefined } }, /lacks aud/],
    ['several audiences and no authorized party', { claims: { aud: [clientId, 'other'] } }, /issued to somebody else/],
    ['a foreign authorized party', { claims: { azp: 'other' } }, /issued to somebody else/],
    ['another nonce', { claims: { nonce: 'other' } }, /does not belong to this sign-in/],
    ['no nonce', { claims: { nonce: undefined } }, /lacks nonce/],
    ['no subject', { claims: { sub: undefined } }, /lacks sub/],
    ['an empty subject', { claims: { sub: '' } }, /lacks sub/],
    ['no issue time', { claims: { iat: undefined } }, /lacks iat/],
    ['no expiry', { claims: { exp: undefined } }, /lacks exp/],
    ['a clock 301 s ahead', { claims: { iat: seconds(startedAt) + 301 } }, /from the future/],
    ['an expiry 301 s ago', { claims: { exp: seconds(startedAt) - 301 } }, /could not be verified/],
    ['a not-before an hour ahead', { claims: { nbf: seconds(startedAt) + 3600 } }, /could not be verified/],
    [
      'another access token beside the id token',
      { parameters: { access_token: 'another-access-token' } },
      /does not belong to the id token/,
    ],
    ['no at_hash', { claims: { at_hash: undefined } }, /does not belong to the id token/],
    ['another state', { parameters: { state: 'other' } }, /not started in this browser/],
    ['a key that the provider does not have', { sign: { kid: 'unknown' } }, /could not be verified/],
    ['an error of the provider', { parameters: { error: 'access_denied' } }, /refused: access_denied/],
    ['an id token that is not one', { parameters: { id_token: 'nonsense' } }, /could not be verified/],
  ])('%s', async (_name, change, message) => refused(change, message));

  test('a token signed with somebody else’s key under a known name', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    await refused({ sign: { key: privateKey } }, /could not be verified/);
  });

  test('a token without a signature', async () => {
    const { asked, request } = await begin();
    const good = await answer(asked);
    const [, payload] = (good.get('id_token') ?? '').split('.');
    const header = Buffer.from('{"alg":"none"}').toString('base64url');
    good.set('id_token', `${header}.${payload}.`);
    await expect(finishProviderSignIn(settings, request, good, startedAt)).rejects.toThrow(/could not be verified/);
  });

  test('a token sealed with a shared secret instead of a key', async () => {
    const { asked, request } = await begin();
    const { SignJWT } = await import('jose');
    const forged = await new SignJWT({ sub: 'x', nonce: asked.get('nonce') })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode('tutor-portal-tutor-portal-tutor-portal'));
    const parameters = await answer(asked, { parameters: { id_token: forged } });
    await expect(finishProviderSignIn(settings, request, parameters, startedAt)).rejects.toThrow(
      /could not be verified/,
    );
  });

  test('a state older than 900 s', async () => {
    await refused({}, /took too long/, new Date(startedAt.getTime() + stateAgeMaxMs + 1));
  });

  test('an answer that is sent a second time with a kept copy of the cookie', async () => {
    const { asked, request } = await begin();
    const parameters = await answer(asked);
    await finishProviderSignIn(settings, request, parameters, startedAt);
    const shortlyAfter = new Date(startedAt.getTime() + stateAgeMaxMs);
    for (const now of [startedAt, shortlyAfter]) {
      await expect(finishProviderSignIn(settings, request, parameters, now)).rejects.toThrow(/finished before/);
    }
  });

  test('a second answer after a first that was no good', async () => {
    const { asked, request } = await begin();
    const bad = await answer(asked, { claims: { nonce: 'of another sign-in' } });
    await expect(finishProviderSignIn(settings, request, bad, startedAt)).rejects.toThrow(
      /does not belong to this sign-in/,
    );
    await expect(finishProviderSignIn(settings, request, await answer(asked), startedAt)).rejects.toThrow(
      /finished before/,
    );
  });

  test('two answers at the same time: one counts', async () => {
    const { asked, request } = await begin();
    const parameters = await answer(asked);
    const both = await Promise.allSettled(
      [1, 2].map(() => finishProviderSignIn(settings, request, parameters, startedAt)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('an answer with the cookie of another attempt under the name of its own', async () => {
    const { asked, request } = await begin();
    const { request: other } = await begin();
    const [name] = (request.headers.get('cookie') ?? '').split('=');
    const [, value] = (other.headers.get('cookie') ?? '').split(/=(.*)/);
    const mixed = new Request('https://portal.example/oidc-callback', { headers: { cookie: `${name}=${value}` } });
    await expect(finishProviderSignIn(settings, mixed, await answer(asked), startedAt)).rejects.toThrow(
      /does not belong to this sign-in/,
    );
  });

  test('an answer in a browser that did not ask', async () => {
    const { asked } = await begin();
    const request = new Request('https://portal.example/oidc-callback');
    await expect(finishProviderSignIn(settings, request, await answer(asked), startedAt)).rejects.toThrow(
      /not started in this browser/,
    );
  });

  test('an answer with a forged cookie', async () => {
    const { asked, request: honest } = await begin();
    const [name] = (honest.headers.get('cookie') ?? '').split('=');
    const request = new Request('https://portal.example/oidc-callback', {
      headers: { cookie: `${name}=ImV5SiI%3D` },
    });
    await expect(finishProviderSignIn(settings, request, await answer(asked), startedAt)).rejects.toThrow(
      /not started in this browser/,
    );
  });

  test('a parameter that comes twice', async () => {
    const { asked, request } = await begin();
    const parameters = await answer(asked);
    parameters.append('state', 'other');
    await expect(finishProviderSignIn(settings, request, parameters, startedAt)).rejects.toThrow(/came twice/);
  });

  test.each(['id_token', 'access_token', 'state'])('an answer without %s', async (name) => {
    const { asked, request } = await begin();
    const parameters = await answer(asked);
    parameters.delete(name);
    await expect(finishProviderSignIn(settings, request, parameters, startedAt)).rejects.toThrow(
      /missing|not complete/,
    );
  });
});

describe('the discovery document', () => {
  test('is needed: no authority configured', async () => {
    await expect(discoverProvider(undefined)).rejects.toThrow('No authority or metadataUrl configured on settings');
  });

  test('is refused with another content type', async () => {
    provider.answers.contentType = 'text/html';
    await expect(discoverProvider(provider.authority)).rejects.toThrow('Invalid response Content-Type: text/html');
  });

  test('is refused when it is not JSON', async () => {
    provider.answers.discoveryText = '<html>';
    await expect(discoverProvider(provider.authority)).rejects.toThrow(/not JSON/);
  });

  test('is refused with the status text and code', async () => {
    provider.answers.status = 503;
    await expect(discoverProvider(provider.authority)).rejects.toThrow('Service Unavailable (503)');
  });

  test('is a network error when nobody answers', async () => {
    await expect(discoverProvider('http://127.0.0.1:1')).rejects.toThrow('Network Error');
  });

  test.each(['issuer', 'authorization_endpoint', 'end_session_endpoint', 'jwks_uri'])('must have %s', async (name) => {
    provider.metadata[name] = undefined;
    await expect(discoverProvider(provider.authority)).rejects.toThrow(`Metadata does not contain property ${name}`);
  });

  test('must speak for the configured authority', async () => {
    provider.metadata.issuer = 'https://evil.example';
    await expect(discoverProvider(provider.authority)).rejects.toThrow(/issuer is not the configured authority/);
  });
});

/** The provider refuses a sign-in that leads to the class table. */
async function refusedAnswer(sessionCookie?: string): Promise<Response> {
  const now = new Date();
  const { location, setCookie } = await beginProviderSignIn(settings, '/classTab', now);
  const state = new URL(location).searchParams.get('state') ?? '';
  const cookie = [setCookie.split(';')[0], sessionCookie].filter(Boolean).join('; ');
  const request = new Request('https://portal.example/oidc-callback', {
    method: 'POST',
    headers: { cookie },
    body: new URLSearchParams({ answer: new URLSearchParams({ error: 'access_denied', state }).toString() }),
  });
  return callback({ request, params: {}, context: context() });
}

describe('what goes wrong is told on a page that can try again, for the page that was asked for,', () => {
  test('before the provider is reached', async () => {
    provider.answers.status = 503;
    const request = new Request('https://portal.example/oidc-sign-in?returnTo=%2FclassTab');
    const response = await signIn({ request, params: {}, context: context() });
    expect(response.status).toBe(502);
    expect(await response.json()).toMatchObject({ problem: 'Service Unavailable (503)', returnTo: '/classTab' });
  });

  test('and after it has answered; the attempt is used up', async () => {
    const response = await refusedAnswer();
    expect(response.status).toBe(400);
    expect(response.headers.get('set-cookie')).toMatch(/^oidc-attempt-[\w-]{16}=;.*Max-Age=0/);
    expect(await response.json()).toMatchObject({
      problem: 'The identity provider refused: access_denied',
      returnTo: '/classTab',
    });
  });

  test('unless another tab has signed in meanwhile: then it leads on, and says so', async () => {
    const session = { token: 'of-the-other-tab', expiresAt: new Date(Date.now() + 3_600_000) };
    const response = await refusedAnswer((await startSession(session)).split(';')[0]);
    expect([response.status, response.headers.get('location')]).toEqual([302, '/classTab']);
    const [cleared, flash = '', ...others] = response.headers.getSetCookie();
    expect(cleared).toMatch(/^oidc-attempt-[\w-]{16}=;.*Max-Age=0/);
    expect(others).toEqual([]);
    const told = await takeFlash(
      new Request('https://portal.example/', { headers: { cookie: flash.split(';')[0] ?? '' } }),
    );
    expect(told?.flash.message).toBe('Signing in again did not work. You are signed in as before.');
  });
});
