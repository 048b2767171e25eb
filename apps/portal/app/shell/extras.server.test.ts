import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testContext, testRequest, testSecrets } from '../../testing/request.ts';
import { type ScriptedBackend, startScriptedBackend } from '../../testing/scripted-backend.ts';
import { startSession } from '../account/session.server.ts';
import { loadExtras } from './extras.server.ts';

let backend: ScriptedBackend;
let session: string;

beforeAll(async () => {
  vi.stubEnv('SESSION_SECRET', testSecrets.SESSION_SECRET);
  backend = await startScriptedBackend();
  session = await startSession({ token: 'token-of-a-tutor-0123456789', expiresAt: new Date(Date.now() + 3_600_000) });
  backend.answers.set('/api/account/userinfo', { ErrorCode: 0, Body: { tuid: 7, account: 'a', fullName: 'A' } });
  backend.answers.set('/api/system/clientdownloadnotice', {
    ErrorCode: 0,
    Body: { ShowNotice: true, Title: 'Get the client', Content: '<p>Please.</p>' },
  });
});
afterAll(() => backend.close());

const notice = async (cookies: readonly string[]) => {
  const args = { request: testRequest('/shell/extras', [session, ...cookies]), context: testContext(backend.url) };
  return (await loadExtras(args)).dialogs.clientNotice?.title;
};

test('the notice of the desktop client is shown, but not to who uses the client already', async () => {
  expect(await notice([])).toBe('Get the client');
  expect(await notice([`client=${btoa(JSON.stringify('1'))}`])).toBeUndefined();
});
