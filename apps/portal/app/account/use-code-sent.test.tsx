// @vitest-environment jsdom
import { NowProvider } from '@tutor/ui/primitives/behaviour/now.tsx';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pagesDrawnAt } from '../../testing/pages.tsx';
import { unsent } from '../kit/forms/form-reply.ts';
import ChangeEmailPage from './change-email-page.tsx';

const noon = pagesDrawnAt.getTime();
let page: HTMLElement;
let leave: () => void;

/** The page as it is loaded at an instant by the service's clock. */
async function load({ nowMs = noon, tuid = 7 } = {}) {
  page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  leave = () => {
    act(() => root.unmount());
    page.remove();
  };
  const router = createMemoryRouter(
    [
      {
        id: 'shell/frame',
        element: <Outlet />,
        loader: () => ({ tutor: { tuid } }),
        children: [{ id: 'page', path: '/', loader: () => ({ email: null }), element: <ChangeEmailPage /> }],
      },
      {
        path: '/account/change-email',
        action: () => ({ ...unsent([['intent', 'send']]), isDone: true, sentAtMs: noon }),
      },
    ],
    { hydrationData: { loaderData: { 'shell/frame': { tutor: { tuid } }, page: { email: null } } } },
  );
  await act(async () =>
    root.render(
      <NowProvider frozenAt={new Date(nowMs)}>
        <RouterProvider router={router} />
      </NowProvider>,
    ),
  );
}
const button = (words: RegExp) =>
  [...page.querySelectorAll('button')].find(({ textContent }) => words.test(textContent));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  window.sessionStorage.clear();
});
afterEach(() => leave());

test('after a reload the seconds to the next code go on; they are over in time, and are nobody else’s', async () => {
  await load();
  await act(async () => button(/^Send code$/)?.click());
  await vi.waitFor(() => expect(button(/^Send again in 60 s$/)).toBeDefined());
  leave();
  await load({ nowMs: noon + 3_000 });
  expect(button(/^Send again in 57 s$/)?.getAttribute('aria-disabled')).toBe('true');
  leave();
  await load({ nowMs: noon + 3_000, tuid: 8 });
  expect(button(/^Send code$/)).toBeDefined();
  leave();
  await load({ nowMs: noon + 60_000 });
  expect(button(/^Send code$/)).toBeDefined();
});
