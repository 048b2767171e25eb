// @vitest-environment jsdom
import { DraftsProvider } from '@tutor/ui/drafts/drafts-provider.tsx';
import { writeField } from '@tutor/ui/drafts/form-fields.ts';
import { NowProvider } from '@tutor/ui/primitives/behaviour/now.tsx';
import { act, type ComponentProps } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AttemptPage } from './attempt-page.tsx';
import type { RevisedQuestion } from './use-answer-keeper.ts';

const portal = vi.hoisted(() => ({ revalidate: vi.fn(), leaveForLogin: vi.fn() }));
vi.mock('@remix-run/react', () => ({
  // What it leads to begins at its top.
  Form: ({ preventScrollReset, ...props }: ComponentProps<'form'> & { preventScrollReset?: boolean }) =>
    preventScrollReset ? null : <form {...props} />,
  useNavigation: () => ({}),
  useRevalidator: () => portal,
}));
vi.mock('../session/use-frame.ts', () => ({ useFrame: () => ({ tutor: { tuid: 7, zone: 'Asia/Manila' } }) }));
vi.mock('../kit/line/leave-for-login.ts', () => portal);
vi.mock('./training-reply.tsx', () => ({ TrainingReply: () => null }));

const startedAt = Date.parse('2026-11-20T03:55:00Z');
const question: RevisedQuestion = {
  ...{ id: 'when', kind: 'single', question: 'When?', answer: ['x'], isFlagged: false, revision: 3 },
  options: [
    { id: 'x', text: 'One hour' },
    { id: 'y', text: 'Two hours' },
  ],
};
const order: RevisedQuestion = {
  ...question,
  ...{ id: 'order', kind: 'order', question: 'In which order?', answer: [], revision: 0 },
};
const container = document.createElement('main');
let root: ReturnType<typeof createRoot>;
/** What the portal answers to an answer that is to be kept; without it the line is down. */
let answer: (() => Response) | undefined;
let sent: Record<string, string>[];
/** By the clock that nobody sets. */
let openedAt: number;

beforeEach(() => {
  vi.useFakeTimers({ now: startedAt });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async (_: string, { body }: { body: URLSearchParams }) => {
    sent.push(Object.fromEntries(body));
    if (answer === undefined) throw new TypeError('no line');
    return answer();
  });
  document.body.append(container);
  answer = () => Response.json({ isDone: true, body: { kind: 'kept', revision: 1 } });
  sent = [];
  openedAt = performance.now();
});
afterEach(() => {
  leave();
  container.remove();
  localStorage.clear();
  window.location.hash = '';
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const leave = () => act(() => root.unmount());
const page = (...questions: RevisedQuestion[]) => (
  <DraftsProvider owner="7">
    <NowProvider initialNowMs={startedAt} askNowMs={async () => startedAt + performance.now() - openedAt}>
      <AttemptPage
        {...{ name: 'Test: Time', kctId: 40_001, recodeId: 80_001, endTime: '2026-11-20T04:10:00.000Z' }}
        questions={questions}
      />
    </NowProvider>
  </DraftsProvider>
);
function open(...questions: RevisedQuestion[]): HTMLFormElement {
  root = createRoot(container);
  act(() => root.render(page(...questions)));
  const form = container.querySelector('form');
  if (form === null) throw new Error('there is no form');
  return form;
}
const chosen = () => container.querySelector<HTMLInputElement>('input[type=radio]:checked')?.value;
const choose = (value: string) => act(() => container.querySelector<HTMLInputElement>(`[value="${value}"]`)?.click());
const press = (name: string) =>
  act(() => [...container.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click());
const says = (text: string) => expect(container.textContent).toContain(text);

test('an answer is said to be saved only once the service has it', async () => {
  answer = () => Response.json({ isDone: true, body: { kind: 'kept', revision: 4 } });
  const form = open(question);
  says('1 of 1 answered');
  choose('y');
  says('Saving…');
  expect(container.textContent).not.toContain('Every answer is saved.');
  await pass(1_000);
  says('Every answer is saved.');
  const handedOver = Object.fromEntries(new FormData(form));
  expect(sent).toEqual([
    {
      ...{ kctId: '40001', recodeId: '80001', questionId: 'when', revision: '4', answer: 'y' },
      ...{ page: handedOver.page, turn: '1' },
    },
  ]);
  expect(handedOver).toMatchObject({ revisions: 'when:4', turns: 'when:1' });
});

test('a flag and an order are kept like any answer', async () => {
  const form = open(order);
  act(() => writeField(form, 'flag:order', ['true']));
  act(() => writeField(form, 'order:y', ['1']));
  await pass(1_000);
  expect(sent).toMatchObject([{ questionId: 'order', revision: '1', answer: '', flagged: 'true', turn: '2' }]);
  says('1 line has no place yet.');
  says('0 of 1 answered');
  act(() => writeField(form, 'order:x', ['2']));
  says('1 of 1 answered');
  await pass(1_000);
  expect(sent.at(-1)).toMatchObject({ answer: 'x', turn: '3' });
});

test('an answer that never arrived is there again after a reload, and goes to the service then', async () => {
  answer = undefined;
  open(question);
  choose('y');
  await pass(1_000);
  says('Not saved yet: the line is down.');
  leave();
  answer = () => Response.json({ isDone: true, body: { kind: 'kept', revision: 1 } });
  open(question);
  expect(chosen()).toBe('y');
  await pass(0);
  says('Every answer is saved.');
  leave();
  open({ ...question, answer: ['x'], revision: 5 });
  expect(chosen()).toBe('x');
});

test('a session that ends leads to the sign-in, and back to the answer that was given', async () => {
  answer = () => Response.json({ isDone: false, kind: 'signedOut', message: 'Please sign in.' }, { status: 401 });
  open(question);
  choose('y');
  await pass(1_000);
  expect(portal.leaveForLogin).toHaveBeenCalledTimes(1);
  // As the page goes: its session is over, and nothing more is sent in it.
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await pass(10_000);
  expect(sent).toHaveLength(1);
  leave();
  window.location.hash = '#when-y';
  answer = () => Response.json({ isDone: true, body: { kind: 'kept', revision: 1 } });
  open(question);
  expect([chosen(), document.activeElement?.id]).toEqual(['y', 'when-y']);
});

test('a question that was answered elsewhere asks which answer stays', async () => {
  const theirs = { answer: ['x'], isFlagged: true, revision: 7 };
  answer = () => Response.json({ isDone: true, body: { kind: 'stale', kept: theirs } });
  open(question);
  choose('y');
  await pass(1_000);
  says('this was answered: One hour.');
  says('An answer was changed elsewhere. Please choose which one stays.');
  sent = [];
  press('Take the other one');
  await pass(1_000);
  expect([chosen(), sent]).toEqual(['x', []]);
  says('Every answer is saved.');
  choose('y');
  await pass(1_000);
  expect(sent.at(-1)).toMatchObject({ answer: 'y', revision: '8' });
  answer = () => Response.json({ isDone: true, body: { kind: 'kept', revision: 1 } });
  press('Keep the answer here');
  await pass(0);
  says('Every answer is saved.');
  expect(chosen()).toBe('y');
});

test('what another device answered is not written over after a reload', async () => {
  answer = undefined;
  open(question);
  choose('y');
  await pass(1_000);
  leave();
  sent = [];
  answer = () =>
    Response.json({ isDone: true, body: { kind: 'stale', kept: { answer: [], isFlagged: false, revision: 9 } } });
  open({ ...question, answer: [], revision: 9 });
  await pass(10_000);
  says('this answer was taken back');
  // The service refuses it by its revision, and it is not sent again.
  expect([chosen(), sent.map(({ revision }) => revision)]).toEqual(['y', ['4']]);
});

const words: RevisedQuestion = { ...question, id: 'words', kind: 'text', options: [], answer: [], revision: 0 };

test('writing that never pauses is saved all the same: every three seconds, and up to the end of time', async () => {
  const form = open(words);
  let text = '';
  const type = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += 200) {
      text += 'x';
      act(() => writeField(form, 'words', [text]));
      await pass(200);
    }
  };
  await type(4_000);
  expect(sent.length).toBe(1);
  await pass(14 * 60_000 + 31_000);
  sent = [];
  await type(25_000);
  // What was typed in the last second of the test alone may be missing.
  expect(text.length - (sent.at(-1)?.answer?.length ?? 0)).toBeLessThanOrEqual(5);
});

test.each(['visibilitychange', 'pagehide', 'leave'] as const)('what waits is sent at once on %s', async (how) => {
  open(question);
  choose('y');
  await pass(100);
  expect(sent).toEqual([]);
  if (how === 'leave') leave();
  else act(() => void (how === 'pagehide' ? window : document).dispatchEvent(new Event(how)));
  expect(sent).toMatchObject([{ answer: 'y' }]);
  if (how === 'leave') open(question);
});

test('what was chosen before the scripts came is kept too', async () => {
  const open = { ...question, answer: [], revision: 0 };
  container.innerHTML = renderToString(page(open));
  choose('y');
  act(() => {
    root = hydrateRoot(container, page(open));
  });
  await pass(1_000);
  expect([chosen(), sent]).toEqual(['y', [expect.objectContaining({ answer: 'y', revision: '1' })]]);
});

test.each([-1, 1])('the time left is the service’s, though the computer’s clock is set by %i hours', async (hours) => {
  open(question);
  says('15:00 left');
  vi.setSystemTime(startedAt + hours * 3_600_000);
  await pass(5_000);
  says('14:55 left');
  await pass(595_000);
  says('5:00 left');
});

test('at its end the page asks for the result until it has it', async () => {
  open(question);
  await pass(14 * 60_000);
  says('Less than 1 minute left.');
  expect(portal.revalidate).not.toHaveBeenCalled();
  await pass(60_000);
  says('The time is over.');
  expect(portal.revalidate).toHaveBeenCalledTimes(1);
  await pass(3_000);
  expect(portal.revalidate).toHaveBeenCalledTimes(2);
});

test('a test that was handed in elsewhere takes no more answers, and leads to its result', async () => {
  answer = () => Response.json({ isDone: true, body: { kind: 'over' } });
  open(question);
  choose('y');
  await pass(1_000);
  says('This test has been handed in.');
  expect(portal.revalidate).toHaveBeenCalledTimes(1);
  sent = [];
  choose('x');
  await pass(1_000);
  expect(sent).toEqual([]);
});
