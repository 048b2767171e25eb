// @vitest-environment jsdom
import { attendance } from '@tutor/api/attendance/attendance';
import { attendanceNoDraft } from '@tutor/ui/attendance/attendance-no-draft.ts';
import { writeField } from '@tutor/ui/drafts/form-fields.ts';
import { NowProvider } from '@tutor/ui/primitives/behaviour/now.tsx';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unsent } from '../kit/forms/form-reply.ts';
import NoPage from './no.tsx';

const page = vi.hoisted(() => ({
  loaded: {},
  refused: undefined as object | undefined,
  reply: vi.fn(),
  discard: vi.fn(),
  answers: {},
}));
vi.mock('@remix-run/react', async (original) => ({
  ...(await original<typeof import('@remix-run/react')>()),
  useLoaderData: () => page.loaded,
  useActionData: () => page.refused,
  useLocation: () => ({ key: 'first' }),
  useNavigate: () => () => {},
}));
vi.mock('../session/use-frame.ts', () => ({ useFrame: () => ({ tutor: { tuid: 7, zone: 'Asia/Manila' } }) }));
vi.mock('./attendance-provider.tsx', () => ({
  useAttendance: () => ({ ...page, entryOf: (id: number) => ({ key: `answer-to-${id}` }) }),
}));

const container = document.createElement('main');
/** Called with what was brought into sight. */
const seen = vi.fn(function bringIntoSight(this: Element) {
  return this.textContent;
});
let root: ReturnType<typeof createRoot>;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.append(container);
  root = createRoot(container);
  Element.prototype.scrollIntoView = seen;
  page.loaded = { request };
  page.refused = undefined;
  page.answers = {};
});
afterEach(() => {
  act(() => root.unmount());
  container.remove();
  vi.unstubAllGlobals();
});

const [request] = attendance.pending.reply.parse([
  { Id: 3, Count: 1, ClassTimeStr: 'Today, 6:00 PM', StuName: 'Leo Wang' },
]);
const draw = (): HTMLFormElement => {
  act(() =>
    root.render(
      <NowProvider initialNowMs={Date.parse('2025-03-26T12:00:00Z')}>
        <NoPage />
      </NowProvider>,
    ),
  );
  const form = container.querySelector('form');
  if (form === null) throw new Error('there is no form');
  return form;
};

/** What the page without scripts was answered, with a photo that has arrived. */
const refused = (values: Record<string, string>) => ({
  ...unsent(Object.entries(values)),
  form: attendanceNoDraft(3),
  arrived: 'photo-1',
});

test('what was said against a No before the scripts came counts until the next try', async () => {
  page.refused = {
    ...refused({ reason: '1', note: '' }),
    fieldErrors: { note: 'Required' },
    error: 'Links seem to get inaccessible.',
  };
  page.reply.mockResolvedValue({ message: 'This class was already answered.' });
  const form = draw();
  expect(form.textContent).toContain('Required');
  expect(form.textContent).toContain('Links seem to get inaccessible.');
  act(() => writeField(form, 'note', ['No light.']));
  await act(async () => form.requestSubmit());
  expect(page.reply).toHaveBeenCalledWith(
    expect.objectContaining({ answer: 'no', reason: '1', note: 'No light.', reference: 'photo-1' }),
  );
  expect(form.textContent).toContain('This class was already answered.');
  expect(seen).toHaveLastReturnedWith('This class was already answered.');
  expect(form.textContent).not.toContain('Required');
  expect(form.textContent).not.toContain('Links seem to get inaccessible.');
});

test('an answer that waits in the way of a No is taken back where that is said, and what was typed is sent then', async () => {
  page.answers = { 3: { status: 'waiting', answer: 'yes', tappedAt: new Date('2025-03-26T11:59:00Z') } };
  page.refused = refused({ reason: '1', note: 'No light.' });
  page.reply.mockResolvedValueOnce({ message: 'Take it back first.', isForWaiting: true });
  const form = draw();
  const refusal = () => form.querySelector('[role=alert]');
  await act(async () => form.requestSubmit());
  expect(refusal()?.textContent).toContain('Take it back first.');
  act(() => refusal()?.querySelector('button')?.click());
  expect(page.discard).toHaveBeenCalledWith('answer-to-3');
  expect(refusal()).toBeNull();
  page.answers = {};
  page.reply.mockResolvedValueOnce(undefined);
  await act(async () => form.requestSubmit());
  expect(page.reply).toHaveBeenLastCalledWith(
    expect.objectContaining({ answer: 'no', reason: '1', note: 'No light.' }),
  );
});

test('a No that could not be kept leaves the answer that waits alone', async () => {
  page.answers = { 3: { status: 'waiting', answer: 'yes', tappedAt: new Date('2025-03-26T11:59:00Z') } };
  page.refused = refused({ reason: '1', note: 'No light.' });
  page.reply.mockResolvedValueOnce({ message: 'Your answer could not be kept. Please try again.' });
  const form = draw();
  await act(async () => form.requestSubmit());
  expect(form.querySelector('[role=alert]')?.textContent).toBe('Your answer could not be kept. Please try again.');
});
