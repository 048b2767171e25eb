// @vitest-environment jsdom
import type { AnswerState, AttendanceItem } from '@tutor/ui/attendance/attendance-row.tsx';
import { NowProvider } from '@tutor/ui/primitives/behaviour/now.tsx';
import type { FormEvent, ReactNode } from 'react';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AttendanceQuestion } from './attendance-question.tsx';

const page = vi.hoisted(() => ({
  items: [] as AttendanceItem[],
  answers: {} as Record<number, AnswerState>,
  reply: vi.fn(async () => undefined),
}));
vi.mock('./attendance-provider.tsx', () => ({ useAttendance: () => ({ ...page, entryOf: () => undefined }) }));
vi.mock('../messages/waiting-provider.tsx', () => ({ useWaiting: () => ({ waiting: undefined }) }));
vi.mock('../session/open-dialog.ts', () => ({ useOpenDialog: () => () => {} }));
vi.mock('@remix-run/react', async (original) => ({
  ...(await original<typeof import('@remix-run/react')>()),
  useFetcher: () => ({
    Form: ({ children, onSubmit }: { children: ReactNode; onSubmit: (event: FormEvent<HTMLFormElement>) => void }) => (
      <form onSubmit={onSubmit}>{children}</form>
    ),
  }),
}));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const start = new Date('2026-11-20T06:00:00Z');
const asked: AttendanceItem = {
  id: 12,
  start,
  end: new Date('2026-11-20T06:25:00Z'),
  timeText: '2:00 PM',
  studentName: 'Mia Chen',
};
const another: AttendanceItem = { ...asked, id: 13, start: new Date('2026-11-20T07:00:00Z'), studentName: 'Leo Wang' };
const question = () => (
  <NowProvider frozenAt={new Date('2026-11-20T01:00:00Z')}>
    <AttendanceQuestion start={start} zone="Asia/Manila" />
  </NowProvider>
);

let root: Root;
const text = () => document.body.textContent ?? '';
const draw = () => act(async () => root.render(question()));
beforeEach(() => {
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.body.querySelector('main') ?? document.body);
  Object.assign(page, { items: [another, asked], answers: {} });
  page.reply.mockClear();
});
afterEach(() => act(async () => root.unmount()));

test('the page of a class that waits asks about it alone, takes a Yes, and says what became of it', async () => {
  await draw();
  expect(text()).toContain('Can you teach Mia Chen');
  expect(text()).not.toContain('Leo Wang');
  const yes = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Yes');
  await act(async () => yes?.click());
  expect(page.reply).toHaveBeenCalledWith({ item: asked, answer: 'yes' });
  Object.assign(page, { items: [another], answers: { 12: { status: 'sent', message: 'Your class is confirmed.' } } });
  await draw();
  expect(text()).toContain('Your class is confirmed.');
});

test('that of a class which waits for nothing says nothing of it', async () => {
  page.items = [another];
  await draw();
  expect(text()).toBe('');
  expect(renderToString(question())).toBe('');
});
