import { beforeEach, expect, test, vi } from 'vitest';
import { keepLoginSign } from '../../account/enter.server.ts';
import { writeRecovery } from '../../account/recovery.server.ts';
import { startSession } from '../../session/session.server.ts';
import { rememberZone } from '../../session/zone.server.ts';
import { setFlash } from '../forms/flash.server.ts';

const cookies = () =>
  Promise.all([
    startSession({ token: 'b'.repeat(43), expiresAt: new Date(Date.now() + 3_600_000) }),
    keepLoginSign('a-sign'),
    writeRecovery({ email: 'maria@tutors.example' }),
    rememberZone('Asia/Manila'),
    setFlash({ tone: 'info', message: 'Saved.' }),
  ]);

beforeEach(() => {
  vi.stubEnv('SESSION_SECRET', 'a-session-secret-of-thirty-two-characters');
});

test('over https every cookie of the portal leaves by https alone, out of reach of scripts and other sites', async () => {
  vi.stubEnv('PUBLIC_ORIGIN', 'https://portal.example');
  for (const cookie of await cookies()) expect(cookie).toMatch(/; HttpOnly; Secure; SameSite=Lax$/);
});

test('over http on localhost every cookie is kept', async () => {
  vi.stubEnv('PUBLIC_ORIGIN', 'http://localhost:3000');
  for (const cookie of await cookies()) expect(cookie).not.toContain('Secure');
});
