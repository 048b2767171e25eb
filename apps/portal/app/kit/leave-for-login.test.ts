import { afterEach, expect, test, vi } from 'vitest';
import { leaveForLogin } from './leave-for-login.ts';

const assign = vi.fn();
const page = (fetchers: [string, { formAction?: string }][]) =>
  vi.stubGlobal('window', {
    location: { pathname: '/classTab', search: '?view=day', assign },
    __remixRouter: { state: { navigation: { state: 'idle' }, fetchers: new Map(fetchers) } },
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
