import { loginSources } from '@tutor/rules/account/login-source';
import { clientTypes } from '@tutor/rules/shell/client-notice';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { servePages } from '../../testing/pages.tsx';
import { testSecrets } from '../../testing/request.ts';
import { type ScriptedBackend, startScriptedBackend } from '../../testing/scripted-backend.ts';
import * as tutorClient from './tutor-client.tsx';

const record = '/api/account/addtutorclientdownloadslog';
let backend: ScriptedBackend;
let pages: Awaited<ReturnType<typeof servePages>>;

beforeAll(async () => {
  vi.stubEnv('SESSION_SECRET', testSecrets.SESSION_SECRET);
  backend = await startScriptedBackend();
  pages = await servePages({ tutorClient }, backend.url);
});
afterAll(() => backend.close());
beforeEach(() => {
  backend.asked.clear();
  backend.answers.set('/api/system/clientversion', {
    ErrorCode: 0,
    Body: [{ Label: 'tutor-mac', Version: '2.1.0', Url: 'https://files.example/client.dmg' }],
  });
  backend.answers.set(record, { ErrorCode: 0 });
});

test.each([
  ['a tutor', () => pages, true],
  ['somebody who is not signed in', () => pages.browserWith([]), false],
])('a download by %s is recorded', async (_, browser, isSignedIn) => {
  expect(await browser().send('/tutorClient', { platform: 'mac' })).toMatchObject({
    status: 303,
    location: '/tutorClient?ready=mac',
  });
  await vi.waitFor(() => expect(backend.asked.has(record)).toBe(true));
  expect(backend.asked.get(record)).toMatchObject({ SourceType: loginSources.web, ClientType: clientTypes.mac });
  expect(backend.signedIn.get(record)).toBe(isSignedIn);
});

test('a download for Windows is recorded as one', async () => {
  const Body = [{ Label: 'tutor-window', Version: '2.1.0', Url: 'https://files.example/client.exe' }];
  backend.answers.set('/api/system/clientversion', { ErrorCode: 0, Body });
  expect((await pages.send('/tutorClient', { platform: 'windows' })).location).toBe('/tutorClient?ready=windows');
  await vi.waitFor(() => expect(backend.asked.get(record)).toMatchObject({ ClientType: clientTypes.windows }));
});

test('a record that fails keeps nobody from the client', async () => {
  backend.answers.set(record, { status: 500, text: '' });
  expect((await pages.send('/tutorClient', { platform: 'mac' })).location).toBe('/tutorClient?ready=mac');
  await vi.waitFor(() => expect(backend.asked.has(record)).toBe(true));
});

test.each(['http://files.example/client.dmg', 'javascript:alert(1)', 'https://user@files.example/', 'client.dmg'])(
  'a client at %s, which nobody may follow, is not offered',
  async (Url) => {
    const Body = [{ Label: 'tutor-mac', Version: '2.1.0', Url }];
    backend.answers.set('/api/system/clientversion', { ErrorCode: 0, Body });
    expect((await pages.send('/tutorClient', { platform: 'mac' })).location).toBe('/tutorClient');
    expect(backend.asked.has(record)).toBe(false);
  },
);

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36', 'Windows', false],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', 'Mac', false],
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36', undefined, false],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile Safari/537.36', undefined, true],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1', undefined, true],
])('of %s “This computer” is %s, and that it needs one is said: %s', async (agent, name, isToldOfComputer) => {
  const Body = ['tutor-mac', 'tutor-window'].map((Label) => ({
    Label,
    Version: '2.1.0',
    Url: 'https://files.example/c',
  }));
  backend.answers.set('/api/system/clientversion', { ErrorCode: 0, Body });
  const { document, text } = await pages.open('/tutorClient', [], { headers: { 'user-agent': agent } });
  const cards = [...document.querySelectorAll('h2')].filter(({ textContent }) =>
    textContent?.includes('This computer'),
  );
  expect(cards.map((card) => card.firstElementChild?.textContent)).toEqual(name === undefined ? [] : [name]);
  expect(text.includes('The client needs a computer')).toBe(isToldOfComputer);
});
