// @vitest-environment jsdom
import { addZonedDays, startOfZonedDay } from '@tutor/rules/time/zone';
import { DraftsProvider } from '@tutor/ui/drafts/drafts-provider.tsx';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unsent } from '../kit/forms/form-reply.ts';

/** What the page was loaded with, and what its form was answered with. */
const page = vi.hoisted(() => ({ data: undefined as unknown, reply: undefined as unknown }));
vi.mock('@remix-run/react', async (importOriginal) => ({
  ...(await importOriginal<typeof import('@remix-run/react')>()),
  useLoaderData: () => page.data,
  useFetcher: () => ({ data: page.reply, state: page.reply === undefined ? 'idle' : 'loading', submit: vi.fn() }),
}));
vi.mock('../kit/forms/use-action-reply.ts', () => ({ useFormReply: () => undefined }));
const { default: Submit } = await import('./submit.tsx');

const zone = 'Asia/Manila';
const now = new Date('2026-11-20T01:10:00Z');
const start = addZonedDays(startOfZonedDay(now, zone), 8, zone);
const draftKey = 'tutor-draft:1:7:release-time';

let root: Root;
const draw = (): void =>
  act(() =>
    root.render(
      <DraftsProvider owner="7">
        <Submit />
      </DraftsProvider>,
    ),
  );

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // Nothing is drawn here that could be scrolled to.
  Element.prototype.scrollIntoView = () => undefined;
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  const slots = [{ start: start.getTime(), isOpen: false }];
  page.data = { isOpen: true, zone, now: now.getTime(), slots, remaining: 5, isCompanyTimeShown: false };
  page.reply = undefined;
  const values = { open: [start.toISOString()], close: [] };
  localStorage.setItem(draftKey, JSON.stringify({ savedAtMs: Date.now(), values }));
  root = createRoot(document.createElement('div'));
});
afterEach(() => {
  act(() => root.unmount());
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('unsent changes are kept until they were saved, though the schedule with them in it does not come', () => {
  const sent = [['intent', 'save']] as const;
  draw();
  expect(localStorage.getItem(draftKey)).not.toBeNull();
  page.reply = { ...unsent(sent), error: 'Nothing was changed.', refused: [] };
  draw();
  expect(localStorage.getItem(draftKey)).not.toBeNull();
  page.reply = { ...unsent(sent), isDone: true };
  draw();
  expect(localStorage.getItem(draftKey)).toBeNull();
});
