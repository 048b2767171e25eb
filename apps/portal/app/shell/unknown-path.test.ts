import { expect, test } from 'vitest';
import { testContext, testRequest } from '../../testing/request.ts';
import { loader } from './unknown-path.ts';

const ask = (path: string, accept = '*/*') =>
  loader({
    request: testRequest(path, [], { headers: { accept } }),
    context: testContext('http://backend'),
    params: {},
  });

test.each(['/apple-touch-icon.png', '/wp-login.php', '/.env', '/home/app.js.map'])(
  'a file that is not there, %s, is answered in a few words',
  async (path) => {
    const answer = ask(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe('Not found');
  },
);

test.each([
  ['/unknown', '*/*'],
  ['/old-page.html', 'text/html,application/xhtml+xml'],
  ['/report.2026', '*/*'],
])('%s leads to /404', (path, accept) => {
  expect(ask(path, accept).headers.get('location')).toBe('/404');
});
