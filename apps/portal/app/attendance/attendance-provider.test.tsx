// @vitest-environment jsdom
import { seconds } from '@tutor/rules/time/durations';
import { NowProvider } from '@tutor/ui/primitives/behaviour/now.tsx';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AttendanceNotices } from './attendance-notices.tsx';
import { AttendanceProvider, useAttendance } from './attendance-provider.tsx';

const outbox = vi.hoisted(() => ({ entries: [], pressed: new Set(), isRead: true, isLasting: true }));
vi.mock('./use-attendance-outbox.ts', () => ({ useAttendanceOutbox: () => outbox }));
vi.mock('../kit/beside/use-beside.ts', () => ({ useBeside: () => ({ data: undefined, ask: () => undefined }) }));
vi.mock('../session/use-frame.ts', () => ({ useFrame: () => ({ tutor: { zone: 'Asia/Manila' } }) }));
vi.mock('@remix-run/react', async (original) => ({
  ...(await original<typeof import('@remix-run/react')>()),
  useLocation: () => ({ pathname: '/message' }),
}));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const begin = Date.parse('2026-11-20T01:10:00Z');
const waiting = {
  Id: 12,
  ClassTimeStr: '2:00 PM',
  Count: 1,
  ClassTime: '2026-11-20T06:00:00Z',
  EndTime: '2026-11-20T06:25:00Z',
  StuName: 'Mia Chen',
};

let isDialogDue: boolean;
function Due() {
  ({ isDialogDue } = useAttendance());
  return null;
}
const page = (
  <NowProvider frozenAt={new Date(begin)}>
    <AttendanceProvider tuid={1} initial={[waiting]}>
      <AttendanceNotices />
      <Due />
    </AttendanceProvider>
  </NowProvider>
);
let root: Root;
const tab = () => act(async () => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' })));
const wait = (forMs: number) => act(() => vi.advanceTimersByTimeAsync(forMs));
const answerLink = () => [...document.querySelectorAll('a')].find(({ textContent }) => textContent === 'Answer');

beforeEach(() => {
  vi.useFakeTimers({ now: begin });
  outbox.isRead = true;
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.body.querySelector('main') ?? document.body);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
});

test('the first question comes with the document, with the rule and a way to answer without scripts', () => {
  outbox.isRead = false;
  const markup = renderToString(page);
  expect(markup).toContain('Can you teach Mia Chen?');
  expect(markup).toContain('Today, 2:00 – 2:25 PM, answer by 1:30 PM.');
  expect(markup).toContain('Please confirm at least 30 minutes before class.');
  expect(markup).toContain('href="/home"');
});

test('the dialog leaves the focus to whoever goes through the page by keyboard, until a pause', async () => {
  await act(async () => root.render(page));
  expect(isDialogDue).toBe(true);
  await tab();
  expect(isDialogDue).toBe(false);
  expect(document.body.textContent).toContain('Can you teach Mia Chen?');
  await wait(seconds(2));
  expect(isDialogDue).toBe(true);
});

test('a press on Answer opens the dialog at once', async () => {
  await act(async () => root.render(page));
  await tab();
  await act(async () => answerLink()?.click());
  expect(isDialogDue).toBe(true);
});
