// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { useTitleBadge } from './title-badge.ts';

function Badge({ unread }: { unread: number }) {
  useTitleBadge(unread);
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
