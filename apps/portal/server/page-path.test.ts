import type { ServerBuild } from '@remix-run/server-runtime';
import { describe, expect, test } from 'vitest';
import { pagePath } from './page-path.ts';

const origin = 'https://portal.example';
const routes: ServerBuild['routes'] = {
  'classes/class-tab': { id: 'classes/class-tab', path: 'classTab', module: { default: () => null } },
  'shell/extras': { id: 'shell/extras', path: 'shell/extras', module: { default: undefined } },
};

describe('the page that a request is about', () => {
  test.each([
    ['a document', 'GET', '/classTab?view=day', undefined, '/classTab?view=day'],
    [
      'a page that is navigated to',
      'GET',
      '/classTab?view=day&_data=classes%2Fclass-tab',
      '/home',
      '/classTab?view=day',
    ],
    [
      'what is fetched beside the page',
      'GET',
      '/shell/extras?_data=shell%2Fextras',
      '/classTab?view=day',
      '/classTab?view=day',
    ],
    ['a route that nobody knows', 'GET', '/shell/extras?_data=nonsense', '/classTab', '/classTab'],
    ['a form', 'POST', '/account/bind-phone?_data=account%2Fbind-phone', '/leaveRequest', '/leaveRequest'],
    ['a form of a page without JavaScript', 'POST', '/attendance/reply', '/home', '/home'],
    ['a form sent by a browser that keeps the page to itself', 'POST', '/attendance/reply', undefined, undefined],
  ])('%s', (_name, method, path, from, expected) => {
    const headers: Record<string, string> = from === undefined ? {} : { referer: origin + from };
    expect(pagePath(new Request(origin + path, { method, headers }), routes, origin)).toBe(expected);
  });

  test.each([
    'https://evil.example/home',
    'https://portal.example.evil.example/home',
    'http://portal.example/home',
    'nonsense',
  ])('is not taken from %s', (referer) => {
    const request = new Request(`${origin}/attendance/reply`, { method: 'POST', headers: { referer } });
    expect(pagePath(request, routes, origin)).toBeUndefined();
  });
});
