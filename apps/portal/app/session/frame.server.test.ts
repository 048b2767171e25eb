import { growthMenu, mainMenu } from '@tutor/rules/shell/menu';
import { minutes } from '@tutor/rules/time/durations';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { testContext, testRequest, testSecrets } from '../../testing/request.ts';
import { type ScriptedBackend, startScriptedBackend } from '../../testing/scripted-backend.ts';
import { action as setting } from '../shell/setting.ts';
import { loadFrame } from './frame.server.ts';
import { rememberMenu } from './known-menu.server.ts';
import { startSession } from './session.server.ts';

let backend: ScriptedBackend;
let session: string;
const user = { tuid: 7, account: 'a', fullName: 'A' };

beforeAll(async () => {
  vi.stubEnv('SESSION_SECRET', testSecrets.SESSION_SECRET);
  backend = await startScriptedBackend();
  session = await startSession({ token: 'token-of-a-tutor-0123456789', expiresAt: new Date(Date.now() + 3_600_000) });
});
afterAll(() => backend.close());

async function frame(change: { user?: object; menuSetting?: object; setting?: object } = {}) {
  backend.answers.set('/api/system/setting', {
    ErrorCode: 0,
    Body: { Hosts: { Menus: { serviceFee: 'https://pay.tutors.example' } }, ...change.setting },
  });
  backend.answers.set('/api/account/userinfo', { ErrorCode: 0, Body: { ...user, ...change.user } });
  backend.answers.set('/api/account/getmenusetting', {
    ErrorCode: 0,
    Body: { Hidden: [], HiddenByCompany: [], IsReferralHidden: false, ...change.menuSetting },
  });
  return loadFrame({ request: testRequest('/home', [session]), context: testContext(backend.url, '/home') });
}

const names = (entries: readonly { name: string }[]) => entries.map(({ name }) => name);

test('a menu that lives on another host goes through /redirect, every other straight to its page', async () => {
  const paths = Object.fromEntries((await frame()).menu.map(({ name, path }) => [name, path]));
  expect(paths.serviceFee).toBe('/redirect?host=https%3A%2F%2Fpay.tutors.example&path=%2FserviceFee');
  expect(paths.classTab).toBe('/classTab');
});

test('the layout flag, or a limited referral, takes the referral entries out of the menu', async () => {
  expect(names((await frame()).menu)).toContain('myReferrals');
  for (const change of [{ menuSetting: { IsReferralHidden: true } }, { user: { limitRefferal: true } }]) {
    expect(names((await frame(change)).menu).filter((name) => /referral/i.test(name))).toEqual([]);
  }
});

test('what the tutor hid can be brought back, what the company hides is not even offered', async () => {
  const { menu, allMenu, hiddenMenuNames } = await frame({
    menuSetting: { Hidden: ['comments', 'unknown'], HiddenByCompany: ['SOP'] },
  });
  expect(names(menu)).not.toContain('comments');
  expect(names(menu)).not.toContain('SOP');
  expect(names(allMenu)).toContain('comments');
  expect(names(allMenu)).not.toContain('SOP');
  expect(hiddenMenuNames).toEqual(['comments']);
});

describe('where the setting of the menu cannot be read', () => {
  const hidden = { Hidden: ['comments'], HiddenByCompany: ['SOP'], IsReferralHidden: false };
  const frameWith = (...cookies: string[]) => {
    backend.answers.set('/api/account/userinfo', { ErrorCode: 0, Body: user });
    backend.answers.set('/api/account/getmenusetting', { ErrorCode: 1, Msg: 'No menu now.' });
    const request = testRequest('/home', [session, ...cookies]);
    return loadFrame({ request, context: testContext(backend.url, '/home') });
  };

  test('the menu is as this browser last knew it, and the words of the service are said', async () => {
    const known = await frameWith(await rememberMenu(7, hidden));
    expect(known).toMatchObject({ menuProblem: 'No menu now.', hiddenMenuNames: ['comments'] });
    for (const name of ['comments', 'SOP']) expect(names(known.menu)).not.toContain(name);
    expect(names(known.menu)).toContain('myReferrals');
  });

  test.each([
    ['nothing', () => []],
    ['the menu of another tutor', async () => [await rememberMenu(8, hidden)]],
  ])('and the browser knows %s, every entry is there but those that the company may have hidden', async (_, known) => {
    const { menu, hiddenMenuNames } = await frameWith(...(await known()));
    expect(hiddenMenuNames).toEqual([]);
    expect(names(menu)).toEqual(names([...mainMenu, ...growthMenu]).filter((name) => name !== 'growthCenter'));
  });

  test('nothing is saved over it', async () => {
    await frameWith();
    backend.calls.length = 0;
    const form = new URLSearchParams({ shown: 'home' });
    const request = testRequest('/shell/setting/functionSet', [session], { method: 'POST', body: form });
    const context = { ...testContext(backend.url, '/home'), isDataRequest: true };
    const response = await setting({ request, context, params: { name: 'functionSet' } });
    expect(await response.json()).toMatchObject({ isDone: false, error: 'No menu now.' });
    expect(backend.calls).not.toContain('/api/account/savemenusetting');
  });
});

test('live updates connect only where the system settings push notices', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const isPushEnabled = async (setting: object) => {
    // The settings are remembered for a minute.
    vi.setSystemTime(Date.now() + minutes(1));
    return (await frame({ setting })).realtime.isPushEnabled;
  };
  expect(await isPushEnabled({ IsEnableSignalrNotice: true })).toBe(true);
  expect(await isPushEnabled({ IsEnableSignalrNotice: false })).toBe(false);
  expect(await isPushEnabled({})).toBe(false);
  vi.useRealTimers();
});

test('live updates are tried where the system settings cannot be had: the hub has the last word', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + minutes(20));
  backend.answers.set('/api/account/userinfo', { ErrorCode: 0, Body: user });
  backend.answers.set('/api/system/setting', { status: 503, text: 'down' });
  const context = testContext(backend.url, '/home');
  expect((await loadFrame({ request: testRequest('/home', [session]), context })).realtime.isPushEnabled).toBe(true);
  vi.useRealTimers();
});

test('a cursor that could not be had is not taken for the beginning of everything', async () => {
  backend.answers.set('/api/message/getmessagessince', { status: 503, text: 'down' });
  expect((await frame()).realtime.seq).toBeUndefined();
});

test('where nothing can be caught up with, the unread messages are counted all the same', async () => {
  backend.answers.set('/api/message/getmessagessince', { ErrorCode: 404, Msg: 'Unknown call.' });
  const unread = { total: 17, notice: 12, warn: 2, remind: 3 };
  backend.answers.set('/api/account/gettotalunreadmessagecount', { ErrorCode: 0, Body: unread });
  expect((await frame()).realtime).toMatchObject({ unread });
  backend.answers.set('/api/message/getmessagessince', { ErrorCode: 0, Body: { seq: 9, messages: [], unread } });
  backend.calls.length = 0;
  expect((await frame()).realtime).toMatchObject({ seq: 9, unread });
  expect(backend.calls).not.toContain('/api/account/gettotalunreadmessagecount');
});

test("what is new since the page is judged by the service's clock", async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const ahead = minutes(7);
  // Its clock is remembered for a minute.
  vi.setSystemTime(Date.now() + minutes(40));
  const now = new Date(Date.now() + ahead).toISOString();
  backend.answers.set('/api/system/gettimestamp', { ErrorCode: 0, Body: { Now: now } });
  expect((await frame()).realtime.servedAt).toBe(Date.parse(now));
  vi.useRealTimers();
});
