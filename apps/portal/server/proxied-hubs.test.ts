import { hours } from '@tutor/rules/time/durations';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { testContext } from '../testing/request.ts';
import { type ScriptedBackend, startScriptedBackend } from '../testing/scripted-backend.ts';
import { type ProxiedHubs, proxiedHubs } from './proxied-hubs.ts';

const session = { token: 'token-of-a-tutor-0123456789', expiresAt: new Date(Date.now() + hours(1)) };
let backend: ScriptedBackend;
let hubs: ProxiedHubs;

beforeEach(async () => {
  backend = await startScriptedBackend();
  const { config, log } = testContext(backend.url);
  hubs = proxiedHubs(config, log);
});
afterEach(() => backend.close());

function answer(Domain: string, Token: string): void {
  backend.answers.set('/api/im/getaimdomain', { ErrorCode: 0, Body: { Domain } });
  backend.answers.set('/api/im/getimtoken', {
    ErrorCode: 0,
    Body: { Token, ExpiresTime: '2026-11-27T00:00:00.000Z' },
  });
}
const chatAccess = async () => {
  const access = await hubs['/hubs/chat']?.(session);
  return [access?.address.href, access?.bearer];
};

test('the hub of the notices takes the tutor’s bearer, and asks for no other', async () => {
  const access = await hubs['/hubs/tutor']?.(session);
  expect(access?.bearer).toBe(session.token);
  expect(backend.calls).not.toContain('/api/im/getimtoken');
});

test('the hub of the chat is where the service says, with a token made for the session', async () => {
  answer('/live/chat', 'im-1');
  expect(await chatAccess()).toEqual([`${backend.url}/live/chat`, 'im-1']);
  expect(backend.authorizations.get('/api/im/getimtoken')).toBe(`Bearer ${session.token}`);
});

test('the token never goes to an address that would carry it in the clear', async () => {
  answer('http://evil.example/chat', 'im-1');
  expect(await chatAccess()).toEqual([`${backend.url}/hubs/chat`, 'im-1']);
});

test('both steps of a connection share one asking; a later connection asks anew', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  onTestFinished(() => clock.mockRestore());
  answer('', 'im-1');
  await Promise.all([chatAccess(), chatAccess()]);
  clock.mockReturnValue(29_999);
  answer('', 'im-2');
  expect((await chatAccess())[1]).toBe('im-1');
  clock.mockReturnValue(30_000);
  expect((await chatAccess())[1]).toBe('im-2');
});

test('who may not chat has no access, and is asked about again', async () => {
  backend.answers.set('/api/im/getaimdomain', { ErrorCode: 0, Body: { Domain: '' } });
  backend.answers.set('/api/im/getimtoken', { ErrorCode: 101, Msg: 'Not authorized' });
  await expect(chatAccess()).rejects.toThrow('Not authorized');
  answer('', 'im-1');
  expect((await chatAccess())[1]).toBe('im-1');
});
