// @vitest-environment jsdom
import { confirm } from '@tutor/ui/primitives/dialogs/confirm-store.ts';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLeaveQuestion } from './use-leave-question.ts';

vi.mock('@tutor/ui/primitives/dialogs/confirm-store.ts', () => ({ confirm: vi.fn() }));

let unsaved: string[];
let root: Root;
let router: ReturnType<typeof createMemoryRouter>;

function Page() {
  useLeaveQuestion(unsaved);
  return null;
}

async function draw(names: string[]): Promise<void> {
  unsaved = names;
  root = createRoot(document.createElement('div'));
  router = createMemoryRouter([
    { path: '/', element: <Page /> },
    { path: '/other', element: null },
  ]);
  await act(() => root.render(<RouterProvider router={router} />));
}
const go = (to: string) => act(() => router.navigate(to));
const pathname = () => router.state.location.pathname;
const isAskedByBrowser = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.mocked(confirm).mockReset();
});
afterEach(() => act(() => root.unmount()));

test('a page with unsaved parts is left only by a tutor who says so, and the parts are named', async () => {
  await draw(['Picture and ID', 'About you']);
  vi.mocked(confirm).mockResolvedValueOnce(false);
  await go('/other');
  expect(vi.mocked(confirm).mock.lastCall?.[0]).toMatchObject({
    title: 'Leave without saving?',
    message: expect.stringContaining('Not saved yet: Picture and ID, About you.'),
  });
  expect(pathname()).toBe('/');
  vi.mocked(confirm).mockResolvedValueOnce(true);
  await go('/other');
  expect(pathname()).toBe('/other');
});

test('another part of the same page is no leaving, and closing the window is asked by the browser', async () => {
  await draw(['About you']);
  await go('/?education=7#section-education');
  expect(router.state.location.search).toBe('?education=7');
  expect(confirm).not.toHaveBeenCalled();
  expect(isAskedByBrowser()).toBe(true);
});

test('a page that is saved is left without a question', async () => {
  await draw([]);
  expect(isAskedByBrowser()).toBe(false);
  await go('/other');
  expect(pathname()).toBe('/other');
  expect(confirm).not.toHaveBeenCalled();
});
