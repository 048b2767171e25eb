// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useActionReply } from './use-action-reply.ts';

const answers = { first: { error: 'Not now.' }, second: { error: 'Not yet.' } };
type Answer = (typeof answers)[keyof typeof answers];

let root: Root;
let page: HTMLElement;
let router: ReturnType<typeof createMemoryRouter>;

function Page() {
  return useActionReply<() => Answer>()?.error ?? 'nothing';
}

const send = (which: string) => {
  const formData = new FormData();
  formData.set('which', which);
  return act(() => router.navigate('/form', { formMethod: 'post', formData }));
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  page = document.createElement('div');
  root = createRoot(page);
  router = createMemoryRouter(
    [
      {
        path: '/form',
        loader: () => ({ askedAt: Date.now() }),
        action: async ({ request }) => {
          const which = (await request.formData()).get('which');
          if (which === 'done') return Response.redirect('http://localhost/form#main', 302);
          return which === 'second' ? answers.second : answers.first;
        },
        element: <Page />,
      },
      { path: '/bare', action: () => answers.first, element: <Page /> },
    ],
    { initialEntries: ['/form'], hydrationData: { loaderData: { '0': { askedAt: 0 } } } },
  );
  act(() => root.render(<RouterProvider router={router} />));
});
afterEach(() => act(() => root.unmount()));

test('what was answered stays while the page’s data are asked anew, and gives way to the next answer', async () => {
  expect(page.textContent).toBe('nothing');
  await send('first');
  expect(page.textContent).toBe('Not now.');
  await act(() => router.revalidate());
  expect(page.textContent).toBe('Not now.');
  await send('second');
  expect(page.textContent).toBe('Not yet.');
  await act(() => router.revalidate());
  expect(page.textContent).toBe('Not yet.');
});

test('a link within the page takes no answer away, and the page’s data asked anew after it do not either', async () => {
  await send('first');
  await act(() => router.navigate('/form#main'));
  expect(page.textContent).toBe('Not now.');
  await act(() => router.revalidate());
  await act(() => router.navigate('/form#main'));
  expect(page.textContent).toBe('Not now.');
  await act(() => router.navigate('/form?tab=2#main'));
  expect(page.textContent).toBe('nothing');
});

test('a link within the page that comes while its data are asked anew takes no answer away', async () => {
  await send('first');
  await act(async () => {
    router.revalidate();
    await router.navigate('/form#main');
  });
  expect(page.textContent).toBe('Not now.');
});

test('a page without data of its own is begun anew by a link to it', async () => {
  await act(() => router.navigate('/bare', { formMethod: 'post', formData: new FormData() }));
  expect(page.textContent).toBe('Not now.');
  await act(() => router.navigate('/bare'));
  expect(page.textContent).toBe('nothing');
});

test('a form that was sent for good leaves nothing of an answer before it', async () => {
  await send('first');
  await send('done');
  expect(page.textContent).toBe('nothing');
});

test('a page that was left and is come back to has no answer any more', async () => {
  await send('first');
  await act(() => router.revalidate());
  await act(() => router.navigate('/form?tab=2'));
  expect(page.textContent).toBe('nothing');
  await act(() => router.navigate(-1));
  expect(page.textContent).toBe('nothing');
});
