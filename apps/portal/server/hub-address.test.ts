import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { testContext } from '../testing/request.ts';
import { type ScriptedBackend, startScriptedBackend } from '../testing/scripted-backend.ts';
import { hubAddress, hubUrl } from './hub-address.ts';

const service = 'http://10.0.0.7:4100/teacher';

test.each([
  ['nothing', undefined, `${service}/hubs/tutor`],
  ['an empty text', '', `${service}/hubs/tutor`],
  ['a path', '/live/notice', `${service}/live/notice`],
  ['an address elsewhere', 'https://live.tutors.example/notice', 'https://live.tutors.example/notice'],
  ['one for sockets', 'wss://live.tutors.example/notice', 'https://live.tutors.example/notice'],
  ['one of the service itself', 'ws://10.0.0.7:4100/notice', 'http://10.0.0.7:4100/notice'],
  ['one that would carry the bearer in the clear', 'http://live.tutors.example/notice', `${service}/hubs/tutor`],
  ['one with a password', 'https://a:b@live.tutors.example/notice', `${service}/hubs/tutor`],
  ['one without a scheme', '//live.tutors.example/notice', `${service}/hubs/tutor`],
  ['no address at all', 'notice hub', `${service}/hubs/tutor`],
])('where the settings name %s, the hub is there', (_what, named, address) => {
  expect(hubUrl(named, service, '/hubs/tutor').href).toBe(address);
});

let backend: ScriptedBackend;
beforeEach(async () => {
  backend = await startScriptedBackend();
});
afterEach(() => backend.close());
const name = (SignalrNoticeHubUrl: string) =>
  backend.answers.set('/api/system/setting', { ErrorCode: 0, Body: { SignalrNoticeHubUrl } });

test('the settings are asked once for all who come within a minute, and nobody waits for a newer answer', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  onTestFinished(() => clock.mockRestore());
  const { config, log } = testContext(backend.url);
  const address = hubAddress(config, log);
  name('/first');
  const hrefs = await Promise.all(Array.from({ length: 50 }, async () => (await address()).pathname));
  expect(new Set(hrefs)).toEqual(new Set(['/first']));
  expect(backend.calls).toHaveLength(1);
  clock.mockReturnValue(59_999);
  await address();
  // What was asked behind the answer's back is answered before this.
  await hubAddress(config, log)();
  name('/second');
  clock.mockReturnValue(60_000);
  expect((await address()).pathname).toBe('/first');
  await vi.waitFor(async () => expect((await address()).pathname).toBe('/second'), { timeout: 20_000 });
  expect(backend.calls).toHaveLength(3);
});

test('settings that cannot be had leave the hub where it was, and are asked for again with the next who comes', async () => {
  const { config, log } = testContext(backend.url);
  const address = hubAddress(config, log);
  expect((await address()).pathname).toBe('/hubs/tutor');
  name('/named');
  await vi.waitFor(async () => expect((await address()).pathname).toBe('/named'), { timeout: 20_000 });
});
