import { expect, signIn, test } from './portal-test.ts';
import { signInButton, signInByForm } from './screen.ts';

// None of 210 such values does: apps/portal/app/account/hostile-links.test.ts.
test('a browser that signs in with one of the worst return paths stays here', async ({ page, tutor, stack }) => {
  await page.goto('/login?returnTo=%2F%5Cevil.example');
  await signInByForm(page, tutor);
  await expect(page).toHaveURL(`${stack.origin}/home`);
});

test.describe('requests that do not come from our pages', () => {
  const strangers = [
    { from: 'another site', headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' } },
    { from: 'a sibling of our site', headers: { origin: 'http://sub.localhost', 'sec-fetch-site': 'same-site' } },
    { from: 'a page without origin', headers: { origin: 'null' } },
    { from: 'nobody (no Origin, no Sec-Fetch-Site)', headers: {} },
    {
      from: 'another site behind a forged X-Forwarded-Host',
      headers: { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    },
  ];
  // A document, a data request, a resource and the hub; apps/portal/server/app.test.ts goes through every route there is.
  const targets = [
    '/login',
    '/login?_data=account%2Flogin',
    '/logout',
    '/attendance/clock-in?_data=attendance%2Fclock-in',
    '/messages/read',
    '/home',
    '/no/such/page',
    '/hubs/tutor/negotiate?negotiateVersion=1',
  ];
  test('are refused with 403 whatever they ask, and change nothing', async ({
    playwright,
    signedIn,
    context,
    stack,
    control,
  }) => {
    await control.setClockIn({ tuid: signedIn.tuid, status: 0 });
    const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    const request = await playwright.request.newContext({ extraHTTPHeaders: { cookie } });
    const let_in: string[] = [];
    for (const { from, headers } of strangers) {
      for (const target of targets) {
        for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
          const response = await request.fetch(`${stack.origin}${target}`, {
            method,
            headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
            data: `account=${signedIn.account}&password=${signedIn.password}&intent=clockIn`,
            maxRedirects: 0,
          });
          if (response.status() !== 403) let_in.push(`${from}: ${method} ${target} → ${response.status()}`);
          if (response.headers()['set-cookie'] !== undefined) let_in.push(`${from}: ${method} ${target} set a cookie`);
        }
      }
    }
    await request.dispose();
    expect(let_in).toEqual([]);
    const home = await context.request.get(`${stack.origin}/home`);
    expect(await home.text()).toContain('Clock In');
  });

  test('a form on another site cannot sign anybody out', async ({ page, signedIn: _, context, stack, problems }) => {
    problems.allow(/403/);
    await page.route('https://evil.example/**', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<form method="post" action="${stack.origin}/logout"><button>Win a prize</button></form>`,
      }),
    );
    await page.goto('https://evil.example/');
    await page.getByRole('button', { name: 'Win a prize' }).click();
    await expect(page.getByText(/did not come from the portal/i)).toBeVisible();
    expect((await context.cookies(stack.origin)).map(({ name }) => name)).toContain('Admin-Token');
    expect((await context.request.get(`${stack.origin}/home`, { maxRedirects: 0 })).status()).toBe(200);
  });

  test('opening /logout by its address signs nobody out', async ({ context, signedIn: _, stack }) => {
    await context.request.get(`${stack.origin}/logout`);
    expect((await context.request.get(`${stack.origin}/home`, { maxRedirects: 0 })).status()).toBe(200);
  });
});

test.describe('what the pages carry', () => {
  const paths = ['/welcome', '/login', '/404', '/500', '/home', '/classTab', '/message'];

  test('every document has an enforced policy with a fresh nonce and no way around it, has the protective headers and is not kept', async ({
    context,
    signedIn: _,
    stack,
  }) => {
    const nonces = new Set<string>();
    for (const path of paths) {
      const response = await context.request.get(`${stack.origin}${path}`);
      const policy = response.headers()['content-security-policy'] ?? '';
      const directives = new Map(policy.split(';').map((directive) => splitOnce(directive.trim())));
      expect(directives.get('default-src'), path).toBe("'self'");
      expect(directives.get('object-src'), path).toBe("'none'");
      expect(directives.get('base-uri'), path).toBe("'none'");
      expect(directives.get('frame-ancestors'), path).toBe("'none'");
      expect(directives.get('form-action'), path).toBe("'self'");
      expect(policy, path).not.toContain('unsafe');
      const nonce = /'nonce-([^']+)'/.exec(directives.get('script-src') ?? '')?.[1] ?? '';
      expect(nonce.length, path).toBeGreaterThanOrEqual(16);
      nonces.add(nonce);
      const headers = response.headers();
      expect(headers['x-content-type-options'], path).toBe('nosniff');
      expect(headers['referrer-policy'], path).toBeDefined();
      expect(headers['cross-origin-opener-policy'], path).toBeDefined();
      expect(headers['cache-control'], path).toContain('no-store');
      expect(headers['x-powered-by'], path).toBeUndefined();
      const html = await response.text();
      const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map((match) => match[1] ?? '');
      for (const attributes of scripts) expect(attributes, path).toContain(`nonce="${nonce}"`);
      expect(html, path).not.toMatch(/\son[a-z]+="/);
    }
    expect(nonces.size).toBe(paths.length);
  });

  test('an address that carries a sign-in or leads elsewhere is told to no other site', async ({ context, stack }) => {
    const policies = {
      '/loginAuto': 'no-referrer',
      '/clientAutoLogin': 'no-referrer',
      '/oidc-callback': 'same-origin',
      '/welcome': 'strict-origin-when-cross-origin',
    };
    for (const [path, policy] of Object.entries(policies)) {
      const response = await context.request.get(`${stack.origin}${path}`);
      expect(response.headers()['referrer-policy'], path).toBe(policy);
    }
  });

  test('a script or handler that slipped into the markup does not run', async ({ page, problems }) => {
    // The page finds what it did not write and says so in many ways; the one that counts is asserted below.
    problems.allow(/./);
    await page.route('**/login', async (route) => {
      const response = await route.fetch();
      const slipped =
        '<script>window.slipped = 1</script><img src="/favicon.svg" onload="window.slipped = 2"><script src="/favicon.svg"></script>';
      await route.fulfill({ response, body: (await response.text()).replace('<body>', `<body>${slipped}`) });
    });
    await page.goto('/login', { waitUntil: 'load' });
    await expect(signInButton(page)).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'slipped'))).toBeUndefined();
    expect(
      problems.found().filter((problem) => problem.includes('Content Security Policy')).length,
    ).toBeGreaterThanOrEqual(2);
  });

  test('the session cookie is HttpOnly, Lax, for the whole site and until the token ends', async ({
    context,
    signedIn: _,
  }) => {
    const cookie = (await context.cookies()).find(({ name }) => name === 'Admin-Token');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(cookie?.expires).toBeGreaterThan(0);
  });

  test('scripts come compressed beforehand, and browsers keep them', async ({ stack }) => {
    const login = await (await fetch(`${stack.origin}/login`)).text();
    const script = `${stack.origin}${/\/assets\/libraries-[\w-]+\.js/.exec(login)?.[0]}`;
    const [plain, compressed] = await Promise.all(
      ['identity', 'br'].map((encoding) => fetch(script, { headers: { 'accept-encoding': encoding } })),
    );
    expect(plain?.headers.get('content-encoding')).toBeNull();
    expect(Object.fromEntries(compressed?.headers ?? [])).toMatchObject({
      'content-encoding': 'br',
      vary: expect.stringMatching(/accept-encoding/i),
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(await compressed?.text()).toBe(await plain?.text());
  });

  test('no token and no secret is in any document, data reply or script', async ({ page, context, tutor, stack }) => {
    const bodies: { url: string; body: string }[] = [];
    const pending: Promise<void>[] = [];
    context.on('response', (response) => {
      if (response.status() >= 300) return;
      pending.push(
        response
          .text()
          .then((body) => {
            bodies.push({ url: response.url(), body });
          })
          // A reply of a page that has gone has no body any more; the next page's is read.
          .catch(() => undefined),
      );
    });
    await signIn(context, stack.origin, tutor);
    for (const path of ['/home', '/classTab', '/message']) await page.goto(path, { waitUntil: 'load' });
    await Promise.all(pending);
    expect(bodies.length).toBeGreaterThan(10);
    const cookie = (await context.cookies()).find(({ name }) => name === 'Admin-Token')?.value ?? '';
    for (const { url, body } of bodies) {
      expect(body.includes(cookie), url).toBe(false);
      expect(body, url).not.toMatch(/AppSetting|Admin-Token|APP_SECRET|appSecret|Bearer [\w.~+-]{8}/);
      expect(body.includes(tutor.password), url).toBe(false);
    }
  });
});

test.describe('input that nobody types', () => {
  test('a body over 1 MiB is refused with 413 and the next request works', async ({ context, playwright, stack }) => {
    const response = await context.request.post(`${stack.origin}/login`, {
      headers: { origin: stack.origin, 'content-type': 'application/x-www-form-urlencoded' },
      data: `account=${'a'.repeat(1024 * 1024 + 1)}`,
    });
    expect(response.status()).toBe(413);
    // A connection of its own: the refused one is closed in the middle of what was still being sent.
    const next = await playwright.request.newContext();
    expect((await next.get(`${stack.origin}/login`)).status()).toBe(200);
    await next.dispose();
  });

  test('missing, oversized and odd fields get a refusal in words', async ({ context, stack }) => {
    const forms: Record<string, string>[] = [
      {},
      { account: 'a' },
      { password: 'b' },
      { account: 'a'.repeat(101), password: 'b' },
      { account: 'a', password: 'b'.repeat(201) },
      { account: '   ', password: 'b' },
      { account: '\u0000', password: '\u0000' },
      { account: "' or 1=1 --", password: 'b' },
      { 'account[]': 'a', 'password.x': 'b', '__proto__.admin': 'x', 'constructor.prototype.admin': 'y' },
    ];
    for (const form of forms) {
      const response = await context.request.post(`${stack.origin}/login`, {
        form,
        headers: { origin: stack.origin },
        maxRedirects: 0,
      });
      expect([400, 401], JSON.stringify(form).slice(0, 60)).toContain(response.status());
    }
  });

  test('odd addresses get a page, never a stack trace', async ({ context, signedIn: _, stack }) => {
    for (const path of [
      '/classTab?view=month',
      '/classTab?date=2026-13-45',
      '/classTab?date=%00',
      '/message?page=-1',
      '/message?page=1e99',
      '/message?q=%00',
      '/serviceFee/historyRemarks?search=%00',
      '/messageView/%2e%2e',
      '/messages/updates?since=-1',
      '/messages/updates?since=x',
      '/home?_data=nope',
      '/%E0%A4%A',
    ]) {
      const response = await context.request.get(`${stack.origin}${path}`, { maxRedirects: 3 });
      expect(response.status(), path).toBeLessThan(500);
      expect(await response.text(), path).not.toMatch(/at .+\.(ts|js|mjs):\d+/);
    }
    // A plain form, for a class that is not the tutor's.
    const sent = await context.request.post(`${stack.origin}/classDetail/1`, {
      form: { intent: 'nope' },
      headers: { origin: stack.origin },
    });
    expect([400, 404]).toContain(sent.status());
    expect(await sent.text()).toContain('<h1');
  });

  test('live updates need a session and our own origin', async ({ playwright, stack }) => {
    const request = await playwright.request.newContext();
    const updates = await request.get(`${stack.origin}/messages/updates?since=0`);
    expect(updates.status()).toBe(401);
    const negotiate = await request.post(`${stack.origin}/hubs/tutor/negotiate?negotiateVersion=1`, {
      headers: { origin: stack.origin },
    });
    expect(negotiate.status()).toBe(401);
    await request.dispose();
  });
});

function splitOnce(directive: string): [string, string] {
  const [name = '', ...rest] = directive.split(' ');
  return [name, rest.join(' ')];
}
