// @vitest-environment jsdom
import { redirectDocument } from '@remix-run/node';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { redirectOf, withRedirect } from '../framework/framework-data.ts';
import { leaveForLogin, returningFetch } from './leave-for-login.ts';

const assign = vi.fn();
// The rest is as it was: listeners of libraries that other tests have loaded read it when a field takes the focus.
const page = (fetchers: [string, { formAction?: string }][] = []) =>
  vi.stubGlobal(
    'window',
    Object.create(window, {
      location: { value: { origin: 'https://portal.example', pathname: '/classTab', search: '?view=day', assign } },
      __remixRouter: { value: { state: { navigation: { state: 'idle' }, fetchers: new Map(fetchers) } } },
    }),
  );
const focus = (id: string) => document.getElementById(id)?.focus();

beforeEach(() => {
  document.body.innerHTML = `
    <form><input type="hidden" name="key" /><input id=":r1:name" /><textarea id="leave-reason"></textarea></form>
    <form><input id="leave-start" /><button id=":r2:">Send</button></form>
    <div role="dialog"><form><input id="skype-id" /></form></div>
    <button id="chat">Chat Box</button>`;
});
afterEach(() => {
  vi.unstubAllGlobals();
  assign.mockReset();
});

test('who is signed out elsewhere is led to /login and back here', () => {
  page([['a form', { formAction: '/myFeedback/new' }]]);
  leaveForLogin();
  expect(assign).toHaveBeenCalledExactlyOnceWith('/login?returnTo=%2FclassTab%3Fview%3Dday');
});

test('who is signing out is led by that alone', () => {
  page([['signing out', { formAction: '/logout' }]]);
  leaveForLogin();
  expect(assign).not.toHaveBeenCalled();
});

test.each([
  ['leave-reason', '%23leave-reason', 'the field that has the focus'],
  [':r1:name', '%23leave-reason', 'a field of its form, where the next page has another id for it'],
  [':r2:', '%23leave-start', 'the first field of the form that was sent'],
  ['skype-id', '', 'no field of a dialog, which is closed there'],
  ['chat', '', 'nothing that is in no form'],
])('with the focus on %s the way back ends with “%s”: %s', (id, fragment) => {
  page();
  focus(id);
  leaveForLogin();
  expect(assign).toHaveBeenCalledExactlyOnceWith(`/login?returnTo=%2FclassTab%3Fview%3Dday${fragment}`);
});

/** The answer to a page whose session is over, as the framework tells it to a script. */
const over = (path: string): Response =>
  withRedirect(redirectDocument('/'), `/login?returnTo=${encodeURIComponent(path)}`);

test('the server’s way back to the page that is open is given its field, and another page none', async () => {
  page();
  focus('leave-reason');
  const answers = [over('/classTab?view=day'), over('/home'), new Response('{}')];
  const told = answers.map(async (answer) => redirectOf(await returningFetch(async () => answer)('/classTab')));
  expect(await Promise.all(told)).toEqual([
    '/login?returnTo=%2FclassTab%3Fview%3Dday%23leave-reason',
    '/login?returnTo=%2Fhome',
    null,
  ]);
});
