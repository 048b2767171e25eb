// @vitest-environment jsdom
import { NowProvider } from '@tutor/ui/primitives/behaviour/now.tsx';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import FlowersForCash from './flowers-for-cash.tsx';

let exchangedThisMonth: number;
let root: Root;
let page: HTMLElement;
let router: ReturnType<typeof createMemoryRouter>;

const data = () => ({ amount: { flowers: 500, exchangedThisMonth, isClosed: false, months: [] }, key: 'a-key' });
const count = () => page.querySelector<HTMLInputElement>('[name=flowersCount]')?.value;
const press = (label: string) =>
  act(() => page.querySelector<HTMLButtonElement>(`button[aria-label="${label}"]`)?.click());

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  exchangedThisMonth = 0;
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
  router = createMemoryRouter([{ id: 'page', path: '/', loader: data, element: <FlowersForCash /> }], {
    hydrationData: { loaderData: { page: data() } },
  });
  await act(() =>
    root.render(
      <NowProvider initialNowMs={0}>
        <RouterProvider router={router} />
      </NowProvider>,
    ),
  );
});
afterEach(() => {
  act(() => root.unmount());
  page.remove();
});

test('what may be exchanged is said and kept to as it is by now, and the form stays for what was sent before', async () => {
  expect(page.textContent).toContain('You can exchange up to 100 now.');
  exchangedThisMonth = 99;
  await act(() => router.revalidate());
  expect(page.textContent).toContain('You can exchange up to 1 now.');
  await press('One flower more');
  await press('One flower more');
  expect(count()).toBe('1');
  exchangedThisMonth = 100;
  await act(() => router.revalidate());
  expect(page.textContent).toContain('You can exchange up to 0 now.');
  expect(count()).toBe('1');
});
