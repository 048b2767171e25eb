// @vitest-environment jsdom
import { toastStore } from '@tutor/ui/primitives/feedback/toast-store.ts';
import { createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FormReply, unsent } from './form-reply.ts';
import { tellUnreadRefusals } from './unread-refusal.ts';

const refused: FormReply = { ...unsent([['form', 'take-back']]), error: 'This leave was approved meanwhile.' };
let answer: object;
/** The page as it is drawn once its data after the form are there. */
let page: string;
let router: ReturnType<typeof createMemoryRouter>;
let stop: () => void;

beforeEach(() => {
  answer = refused;
  page = '<h1>My leave</h1>';
  document.body.innerHTML = '<form></form>';
  router = createMemoryRouter(
    [
      {
        id: 'leave',
        path: '/leave',
        loader() {
          document.body.innerHTML = page;
          return null;
        },
        action: () => answer,
        element: null,
      },
    ],
    { initialEntries: ['/leave'], hydrationData: { loaderData: { leave: null } } },
  );
  router.initialize();
  vi.stubGlobal('__remixRouter', router);
  stop = tellUnreadRefusals();
});
afterEach(() => {
  stop();
  router.dispose();
  vi.unstubAllGlobals();
  for (const { id } of toastStore.getState().visible) toastStore.dismiss(id);
});

async function send(): Promise<string[]> {
  const form = new FormData();
  await router.navigate('/leave', { formMethod: 'post', formData: form });
  await new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  return toastStore.getState().visible.map(({ message }) => message);
}

test('a refusal whose form is gone from the page is told as a message', async () => {
  expect(await send()).toEqual(['This leave was approved meanwhile.']);
});

test('so is one of a field, and each answer once', async () => {
  answer = { ...refused, error: null, fieldErrors: { days: 'Choose a day.' } };
  expect(await send()).toEqual(['Choose a day.']);
  await router.revalidate();
  expect(toastStore.getState().visible).toHaveLength(1);
});

const form = '<form><input type="hidden" name="form" value="take-back"></form>';

test.each<[string, { answer?: object; page?: string }]>([
  ['its form is there still', { page: form }],
  ['the page says it', { page: '<p>This leave was approved meanwhile.</p>' }],
  ['the limit-flow dialog says it', { answer: { ...refused, isLimit: true } }],
  ['nothing was refused', { answer: { ...refused, error: null } }],
  ['the answer is of no form', { answer: { error: 'x' } }],
])('nothing is told where %s', async (_, given) => {
  ({ answer = refused, page = '' } = given);
  expect(await send()).toEqual([]);
});
