// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { useTitleBadge } from './title-badge.ts';

function Badge({ unread, calling }: { unread: number; calling?: string | undefined }) {
  useTitleBadge(unread, calling);
  return null;
}

test('the unread count stands before whatever title a page sets, once, and goes with the last message', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = createRoot(document.createElement('div'));
  const show = (unread: number): void => act(() => root.render(<Badge unread={unread} />));
  document.title = 'Message';
  show(99);
  expect(document.title).toBe('(99) Message');
  show(100);
  expect(document.title).toBe('(99+) Message');
  document.title = 'Dashboard';
  await vi.waitFor(() => expect(document.title).toBe('(99+) Dashboard'));
  show(3);
  expect(document.title).toBe('(3) Dashboard');
  show(0);
  expect(document.title).toBe('Dashboard');
  act(() => root.unmount());
});

test('a call that rings has the title, whatever page comes meanwhile, and gives it back', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = createRoot(document.createElement('div'));
  const show = (unread: number, calling?: string): void =>
    act(() => root.render(<Badge unread={unread} calling={calling} />));
  document.title = 'Message';
  show(3);
  show(3, 'Chloé calls…');
  expect(document.title).toBe('(3) Chloé calls…');
  document.title = 'Dashboard';
  await vi.waitFor(() => expect(document.title).toBe('(3) Chloé calls…'));
  show(4, 'Chloé calls…');
  expect(document.title).toBe('(4) Chloé calls…');
  show(4);
  expect(document.title).toBe('(4) Dashboard');
  show(0, 'Chloé calls…');
  act(() => root.unmount());
  expect(document.title).toBe('Dashboard');
});
