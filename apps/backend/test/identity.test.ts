import { createHash, randomBytes } from 'node:crypto';
import { get } from 'node:http';
import { hours } from '@tutor/rules/time/durations';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Browser, type Step } from './browser.ts';
import { Heard, hubClient } from './hub-client.ts';
import { openPrepared } from './open-prepared.ts';
import { type CreatedTutor, startBackend, type TestBackend } from './start-backend.ts';

const callback = 'http://localhost:3000/oidc-callback';

describe('the identity provider', () => {
  let backend: TestBackend;
  let discovered: Record<string, string>;
  let clockOffsetMs = 0;
  const said = vi.spyOn(console, 'warn');
  const told = vi.spyOn(console, 'info');

  beforeAll(async () => {
    backend = await startBackend({
      database: await openPrepared('seeded'),
      isDemo: true,
      now: () => new Date(Date.now() + clockOffsetMs),
      loginAttemptsPerMinute: 6,
    });
    const response = await fetch(`${backend.url}/oidc/.well-known/openid-configuration`);
    discovered = (await response.json()) as Record<string, string>;
  });

  afterAll(() => backend.close());

  function authorizationUrl(parameters: Record<string, string> = {}): URL {
    const url = new URL(discovered.authorization_endpoint ?? '');
    url.search = new URLSearchParams({
      client_id: 'tutor-portal',
      redirect_uri: callback,
      response_type: 'id_token token',
      scope: 'openid profile teacherapi',
      state: 'the-state',
      nonce: 'the-nonce',
      ...parameters,
    }).toString();
    return url;
  }

  async function signIn(browser: Browser, tutor: CreatedTutor, parameters: Record<string, string> = {}): Promise<Step> {
    const page = await browser.open(authorizationUrl(parameters));
    return browser.submit(page, { account: tutor.account, password: tutor.password });
  }

  /** The implicit flow to its end: what the fragment carries. */
  async function signInImplicitly(browser: Browser, tutor: CreatedTutor) {
    const answer = fragmentOf(await signIn(browser, tutor));
    return { accessToken: answer.get('access_token') ?? '', idToken: answer.get('id_token') ?? '', answer };
  }

  it('is discovered at the authority that the settings name', async () => {
    const { body } = await backend.client().shell.setting();
    expect(body.AuthorityUrl).toBe(`${backend.url}/oidc`);
    expect(discovered.issuer).toBe(body.AuthorityUrl);
    expect(discovered).toMatchObject({
      response_types_supported: ['id_token token', 'code'],
      code_challenge_methods_supported: ['S256'],
      end_session_endpoint: expect.stringContaining(backend.url),
      jwks_uri: expect.stringContaining(backend.url),
    });
  });

  it('speaks of its own address whatever name the caller used', async () => {
    const text = await new Promise<string>((resolve, reject) => {
      const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
      get(`${backend.url}/oidc/.well-known/openid-configuration`, { headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => resolve(Buffer.concat(chunks).toString()));
      }).on('error', reject);
    });
    expect(JSON.parse(text)).toEqual(discovered);
  });

  it('logs each request with its real status and without its query', async () => {
    await new Browser().open(authorizationUrl({ client_id: 'somebody', state: 'not-for-the-log' }));
    const lines = backend.logLines.filter((line) => line.includes('"path":"/oidc/auth"'));
    expect(lines.at(-1)).toContain('"status":400');
    expect(lines.join()).not.toContain('not-for-the-log');
  });

  it('starts without a word on the console', () => {
    expect(said.mock.calls).toEqual([]);
    expect(told.mock.calls).toEqual([]);
  });

  it('signs in by the implicit flow: a verifiable id token and a bearer that every call takes', async () => {
    const tutor = await backend.createTutor();
    const { accessToken, idToken, answer } = await signInImplicitly(new Browser(), tutor);
    expect(answer.get('state')).toBe('the-state');
    expect(answer.get('expires_in')).toBe(String(hours(12) / 1_000));

    const keys = createRemoteJWKSet(new URL(discovered.jwks_uri ?? ''));
    const { payload, protectedHeader } = await jwtVerify(idToken, keys, {
      issuer: `${backend.url}/oidc`,
      audience: 'tutor-portal',
      algorithms: ['RS256'],
    });
    expect(protectedHeader.kid).toBeTypeOf('string');
    expect(payload).toMatchObject({ sub: String(tutor.tuid), nonce: 'the-nonce' });
    const digest = createHash('sha256').update(accessToken).digest();
    expect(payload.at_hash).toBe(digest.subarray(0, 16).toString('base64url'));

    const { body } = await backend.client(accessToken).account.userInfo();
    expect(body.tuid).toBe(tutor.tuid);
  });

  it('signs in by a code with PKCE, which is good once', async () => {
    const tutor = await backend.createTutor();
    const verifier = randomBytes(32).toString('base64url');
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    const { location } = await signIn(new Browser(), tutor, {
      response_type: 'code',
      code_challenge: challenge,
      code_challenge_method: 'S256',
    });
    expect(location?.origin + (location?.pathname ?? '')).toBe(callback);
    const code = location?.searchParams.get('code') ?? '';

    expect(await redeem(code, randomBytes(32).toString('base64url'))).toMatchObject({ error: 'invalid_grant' });
    const tokens = await redeem(code, verifier);
    const { body } = await backend.client(tokens.access_token).account.userInfo();
    expect(body.tuid).toBe(tutor.tuid);
    expect(tokens.id_token).toBeTypeOf('string');

    expect(await redeem(code, verifier)).toMatchObject({ error: 'invalid_grant' });
    // Somebody else may hold the code that came twice: what it brought is taken back.
    await expect(backend.client(tokens.access_token).account.userInfo()).rejects.toMatchObject({ kind: 'sessionGone' });
  });

  async function redeem(code: string, verifier: string): Promise<Record<string, string>> {
    const response = await fetch(discovered.token_endpoint ?? '', {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: 'tutor-portal',
        redirect_uri: callback,
        code,
        code_verifier: verifier,
      }),
    });
    return (await response.json()) as Record<string, string>;
  }

  it('refuses a code flow without PKCE', async () => {
    const { location } = await new Browser().open(authorizationUrl({ response_type: 'code' }));
    expect(location?.searchParams.get('error')).toBe('invalid_request');
  });

  it.each([
    ['another host', 'http://evil.example/oidc-callback'],
    ['another path', 'http://localhost:3000/oidc-callback/'],
    ['another port', 'http://localhost:3001/oidc-callback'],
    ['a query', `${callback}?next=1`],
    ['another scheme', 'https://localhost:3000/oidc-callback'],
  ])('never leads to a redirect address with %s', async (_what, redirectUri) => {
    const step = await new Browser().open(authorizationUrl({ redirect_uri: redirectUri }));
    expect(step.status).toBe(400);
    expect(step.location).toBeUndefined();
    expect(step.text).toContain('This sign-in cannot go on');
  });

  it('refuses an unknown client', async () => {
    expect((await new Browser().open(authorizationUrl({ client_id: 'somebody' }))).status).toBe(400);
  });

  it('says alike that the account or the password is wrong, and keeps the account typed', async () => {
    const tutor = await backend.createTutor();
    const browser = new Browser();
    const page = await browser.open(authorizationUrl());
    for (const account of [tutor.account, `nobody.${tutor.tuid}`]) {
      const answer = await browser.submit(page, { account, password: 'not the password' });
      expect(answer.status).toBe(401);
      expect(answer.text).toContain('Account or password is incorrect.');
      expect(answer.text).toContain(`value="${account}"`);
    }
    const pasted = await browser.submit(page, { account: `no\u0000body.${tutor.tuid}`, password: 'not the password' });
    expect(pasted.status).toBe(401);
    const { location } = await browser.submit(page, { account: tutor.account.toUpperCase(), password: tutor.password });
    expect(location?.pathname).toBe('/oidc-callback');
  });

  it('shares the sign-in limit with the Login call', async () => {
    const tutor = await backend.createTutor();
    const wrong = { account: tutor.account, password: 'not the password' };
    const browser = new Browser();
    const page = await browser.open(authorizationUrl());
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      expect((await browser.submit(page, wrong)).status).toBe(401);
      await expect(
        backend.client().account.login({ body: { Account: wrong.account, Password: wrong.password } }),
      ).rejects.toMatchObject({ kind: 'refused' });
    }
    const answer = await browser.submit(page, { account: tutor.account, password: tutor.password });
    expect(answer.status).toBe(429);
    expect(answer.text).toContain('Too many sign-in attempts');
  });

  it.each([
    ['of the connection', undefined, [401, 429]],
    ['that a trusted proxy names', '127.0.0.1', [401, 401]],
  ])('counts sign-ins by the address %s', async (_name, trustedProxies, statuses) => {
    const proxied = await startBackend({
      database: await openPrepared('seeded'),
      isDemo: true,
      loginAttemptsPerMinute: 1,
      ...(trustedProxies === undefined ? {} : { trustedProxies }),
    });
    const browser = new Browser();
    const url = authorizationUrl();
    const page = await browser.open(`${proxied.url}${url.pathname}${url.search}`);
    const tried: number[] = [];
    for (const from of ['203.0.113.1', '203.0.113.2']) {
      const headers = { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': `198.51.100.1, ${from}` };
      const body = new URLSearchParams({ account: 'nobody', password: 'wrong' });
      tried.push((await browser.request(page.url, { method: 'POST', body, headers })).status);
    }
    expect(tried).toEqual(statuses);
    await proxied.close();
  });

  it('reads no form of more than 16 KiB', async () => {
    const browser = new Browser();
    const page = await browser.open(authorizationUrl());
    const body = new URLSearchParams({ account: 'nobody', password: 'x'.repeat(16 * 1024) });
    const headers = { 'sec-fetch-site': 'same-origin' };
    expect((await browser.request(page.url, { method: 'POST', body, headers })).status).toBe(413);
  });

  it('takes no password form from another site', async () => {
    const tutor = await backend.createTutor();
    const browser = new Browser();
    const page = await browser.open(authorizationUrl());
    const body = new URLSearchParams({ account: tutor.account, password: tutor.password });
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'http://evil.example' }, { origin: 'null' }]) {
      expect((await browser.request(page.url, { method: 'POST', body, headers })).status).toBe(403);
    }
  });

  it('shows nothing of a sign-in that was started in another browser', async () => {
    const page = await new Browser().open(authorizationUrl());
    const stranger = await new Browser().open(page.url);
    expect(stranger.status).toBe(400);
    expect(stranger.text).toContain('This sign-in is over');
  });

  it('offers the demonstration accounts, each a form of its own', async () => {
    const browser = new Browser();
    const page = await browser.open(authorizationUrl());
    expect(page.text).toContain('maria.santos');
    const answer = await browser.submit(page, {}, 2);
    const { body } = await backend.client(fragmentOf(answer).get('access_token') ?? '').account.userInfo();
    expect(body.account).toBe('maria.santos');
  });

  it('leads back to the portal without signing in, when asked to', async () => {
    const browser = new Browser();
    const page = await browser.open(authorizationUrl());
    const answer = fragmentOf(await browser.submit(page, { cancel: 'yes' }, 1));
    expect(Object.fromEntries(answer)).toMatchObject({ error: 'access_denied', state: 'the-state' });
  });

  it('remembers who is signed in until the sign-out', async () => {
    const tutor = await backend.createTutor();
    const browser = new Browser();
    await signIn(browser, tutor);
    const again = await browser.open(authorizationUrl({ state: 'second' }));
    expect(fragmentOf(again).get('state')).toBe('second');
    await browser.submit(await browser.open(signOutUrl()), { logout: 'yes' });
    expect((await browser.open(authorizationUrl())).text).toContain('Sign in');
  });

  function signOutUrl(parameters: Record<string, string> = {}): URL {
    const url = new URL(discovered.end_session_endpoint ?? '');
    url.search = new URLSearchParams({
      client_id: 'tutor-portal',
      post_logout_redirect_uri: callback,
      ...parameters,
    }).toString();
    return url;
  }

  it('ends the bearer and its hub connection at the sign-out, after a question', async () => {
    const tutor = await backend.createTutor();
    const browser = new Browser();
    const { accessToken } = await signInImplicitly(browser, tutor);
    const connection = hubClient(backend.url, accessToken);
    const joined = new Heard(connection, 'JoinTeacherNotify');
    const closed = new Promise((resolve) => connection.onclose(resolve));
    await connection.start();
    await connection.invoke('JoinUser', tutor.tuid);
    await joined.until(() => true);

    const question = await browser.open(signOutUrl({ state: 'out' }));
    expect(question.text).toContain('Sign out?');
    expect(question.text).not.toContain('<script');
    await backend.client(accessToken).account.userInfo();
    const { location } = await browser.submit(question, { logout: 'yes' });
    expect(location?.href).toBe(`${callback}?state=out`);
    await closed;
    await expect(backend.client(accessToken).account.userInfo()).rejects.toMatchObject({ kind: 'sessionGone' });
  });

  it('asks nothing when the portal proves whom it signs out', async () => {
    const tutor = await backend.createTutor();
    const browser = new Browser();
    const { idToken } = await signInImplicitly(browser, tutor);
    const page = await browser.open(signOutUrl({ id_token_hint: idToken }));
    expect(page.text).toContain('Signing you out');
    expect(page.text).toContain('src="/oidc/continue.js"');
    expect((await browser.submit(page, { logout: 'yes' })).location?.href).toBe(callback);
  });

  it('asks nothing when the portal has ended the bearer before', async () => {
    const tutor = await backend.createTutor();
    const browser = new Browser();
    const { accessToken } = await signInImplicitly(browser, tutor);
    await backend.client(accessToken).account.logout();
    expect((await browser.open(signOutUrl())).text).toContain('Signing you out');
  });

  it('keeps somebody signed in who says so', async () => {
    const tutor = await backend.createTutor();
    const browser = new Browser();
    await signIn(browser, tutor);
    await browser.submit(await browser.open(signOutUrl()), {});
    expect(fragmentOf(await browser.open(authorizationUrl())).has('access_token')).toBe(true);
  });

  it('leads nowhere but to the portal after a sign-out', async () => {
    const step = await new Browser().open(signOutUrl({ post_logout_redirect_uri: 'http://evil.example/' }));
    expect(step.status).toBe(400);
    expect(step.location).toBeUndefined();
  });

  it('tells who a bearer is, until the Logout call ends it', async () => {
    const tutor = await backend.createTutor();
    const { accessToken } = await signInImplicitly(new Browser(), tutor);
    const userInfo = () =>
      fetch(discovered.userinfo_endpoint ?? '', { headers: { authorization: `Bearer ${accessToken}` } });
    expect(await (await userInfo()).json()).toMatchObject({
      sub: String(tutor.tuid),
      preferred_username: tutor.account,
    });
    await backend.client(accessToken).account.logout();
    expect((await userInfo()).status).toBe(401);
  });

  it('answers ErrorCode 3 from the moment that a bearer runs out, not before', async () => {
    const tutor = await backend.createTutor();
    const { accessToken } = await signInImplicitly(new Browser(), tutor);
    clockOffsetMs = hours(12) - 60_000;
    await backend.client(accessToken).account.userInfo();
    clockOffsetMs = hours(12);
    const gone = backend.client(accessToken).account.userInfo();
    await expect(gone.finally(() => (clockOffsetMs = 0))).rejects.toMatchObject({ kind: 'sessionGone' });
  });

  it('gives no bearer without the scope of the teacher API', async () => {
    const tutor = await backend.createTutor();
    const answer = fragmentOf(await signIn(new Browser(), tutor, { scope: 'openid profile' }));
    const token = answer.get('access_token') ?? '';
    expect(token).not.toBe('');
    await expect(backend.client(token).account.userInfo()).rejects.toMatchObject({ kind: 'sessionGone' });
  });

  it('runs nothing on its pages that is not its own', async () => {
    const pages = [
      await new Browser().open(authorizationUrl()),
      await new Browser().open(authorizationUrl({ client_id: 'x' })),
    ];
    for (const { headers } of pages) {
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain(`form-action ${backend.url} http://localhost:3000`);
      expect(policy).not.toContain('unsafe-inline');
    }
  });

  it('keeps tokens and codes out of the database and the log', async () => {
    const tutor = await backend.createTutor();
    const { accessToken, idToken } = await signInImplicitly(new Browser(), tutor);
    const { rows } = (await backend.database.queries.execute(
      'select payload::text, id_hash from oidc_payloads union all select token_hash, null from sessions',
    )) as unknown as { rows: object[] };
    const kept = JSON.stringify(rows) + backend.logLines.join('\n');
    expect(kept).not.toContain(accessToken);
    expect(kept).not.toContain(idToken);
  });
});

function fragmentOf({ location, text }: Step): URLSearchParams {
  if (location === undefined) throw new Error(`no redirect: ${text.slice(0, 1_500)}`);
  expect(`${location.origin}${location.pathname}`).toBe(callback);
  return new URLSearchParams(location.hash.slice(1));
}
