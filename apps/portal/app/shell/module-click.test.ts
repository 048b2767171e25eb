import { moduleTypes } from '@tutor/rules/shell/modules';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testContext, testRequest, testSecrets } from '../../testing/request.ts';
import { type ScriptedBackend, startScriptedBackend } from '../../testing/scripted-backend.ts';
import { startSession } from '../session/session.server.ts';
import { action } from './module-click.ts';

const call = '/api/account/addtumodelclicklog';
let backend: ScriptedBackend;

beforeAll(async () => {
  vi.stubEnv('SESSION_SECRET', testSecrets.SESSION_SECRET);
  backend = await startScriptedBackend();
});
afterAll(() => backend.close());

test('a press on a module is counted by its number, as its tutor', async () => {
  backend.answers.set(call, { ErrorCode: 0 });
  const session = await startSession({
    token: 'token-of-a-tutor-0123456789',
    expiresAt: new Date(Date.now() + 60_000),
  });
  const body = new URLSearchParams({ module: 'message' });
  const request = testRequest('/shell/click', [session], { method: 'POST', body });
  expect((await action({ request, context: testContext(backend.url), params: {} })).status).toBe(204);
  await vi.waitFor(() => expect(backend.asked.get(call)).toEqual({ type: String(moduleTypes.message) }));
  expect(backend.signedIn.get(call)).toBe(true);
});
