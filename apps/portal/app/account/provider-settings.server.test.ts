import { minutes } from '@tutor/rules/time/durations';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testContext } from '../../testing/request.ts';
import { type ScriptedBackend, startScriptedBackend } from '../../testing/scripted-backend.ts';
import { isProviderOffered } from './provider-settings.server.ts';

let backend: ScriptedBackend;
// The settings are remembered for a minute, and each case comes after the one before.
beforeEach(() => {
  minutesOn += 2;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes(minutesOn) });
});
afterEach(async () => {
  vi.useRealTimers();
  await backend.close();
});
let minutesOn = 0;

test.each([
  ['https://id.example/oidc', true],
  ['http://127.0.0.1:4100/oidc', true],
  ['http://id.example/oidc', false],
  ['https://user@id.example/oidc', false],
  ['javascript:alert(1)', false],
  ['', false],
])('a provider at %j is offered: %j', async (AuthorityUrl, isOffered) => {
  backend = await startScriptedBackend();
  backend.answers.set('/api/system/setting', { ErrorCode: 0, Body: { AuthorityUrl } });
  expect(await isProviderOffered(testContext(backend.url))).toBe(isOffered);
});
