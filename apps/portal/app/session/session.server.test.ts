import { beforeEach, describe, expect, test, vi } from 'vitest';
import { endSession, readSession, startSession } from './session.server.ts';

const inAnHour = () => new Date(Date.now() + 3_600_000);
const token = 'b'.repeat(43);

function requestWith(setCookie: string): Request {
  return new Request('http://localhost/', { headers: { cookie: setCookie.split(';')[0] ?? '' } });
}

beforeEach(() => {
  vi.stubEnv('SESSION_SECRET', 'a-session-secret-of-thirty-two-characters');
  vi.stubEnv('PUBLIC_ORIGIN', 'https://portal.example');
});

describe('the Admin-Token cookie', () => {
  test('gives back the token that it was started with', async () => {
    const session = await readSession(requestWith(await startSession({ token, expiresAt: inAnHour() })));
    expect(session?.token).toBe(token);
  });

  test('holds nothing that could be used as the bearer', async () => {
    const cookie = await startSession({ token, expiresAt: inAnHour() });
    const value = decodeURIComponent(cookie.split(';')[0]?.split('=')[1] ?? '');
    expect(cookie).not.toContain(token);
    expect(Buffer.from(value, 'base64').toString('latin1')).not.toContain(token);
  });

  test('is out of reach of scripts and other sites, and leaves only over https', async () => {
    const cookie = await startSession({ token, expiresAt: inAnHour() });
    expect(cookie).toMatch(/^Admin-Token=/);
    for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/', 'Expires='])
      expect(cookie).toContain(attribute);
    expect(cookie).not.toContain('Domain');
  });

  test('is kept over plain http on localhost', async () => {
    vi.stubEnv('PUBLIC_ORIGIN', 'http://localhost:3000');
    expect(await startSession({ token, expiresAt: inAnHour() })).not.toContain('Secure');
  });

  test('counts as empty once its time has passed', async () => {
    const cookie = await startSession({ token, expiresAt: new Date(Date.now() - 1_000) });
    expect(await readSession(requestWith(cookie))).toBeUndefined();
  });

  test('counts as empty when it was made with another secret', async () => {
    const cookie = await startSession({ token, expiresAt: inAnHour() });
    vi.stubEnv('SESSION_SECRET', 'another-session-secret-of-32-characters');
    expect(await readSession(requestWith(cookie))).toBeUndefined();
  });

  test.each(['', 'nonsense', 'e30=', 'eyJhbGciOiJub25lIn0.eyJ0b2tlbiI6IngifQ.', '%%%'])(
    'counts as empty when it is %j',
    async (value) => {
      expect(await readSession(requestWith(`Admin-Token=${value}`))).toBeUndefined();
    },
  );

  test('is removed when the session ends', async () => {
    expect(await endSession()).toMatch(/^Admin-Token=.*Max-Age=0/);
  });
});
