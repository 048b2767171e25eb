// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import type { FileItem, FileState } from './file-item.ts';
import { SpokenProgress } from './spoken-progress.tsx';

it('nothing stays said of a file that is gone; that it was cancelled on its way is said', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  const file = (state: FileState): FileItem => ({ id: 'a', name: 'pc.png', size: 1, state });
  const said = (...files: FileItem[]): string | null => {
    act(() => root.render(<SpokenProgress files={files} />));
    return page.querySelector('[role=status]')?.textContent ?? null;
  };
  expect(said()).toBe('');
  expect(said(file({ kind: 'sending', percent: 80 }))).toBe('pc.png: 75 %');
  expect(said()).toBe('pc.png: cancelled');
  expect(said(file({ kind: 'failed', message: 'Upload fail', canRetry: true }))).toBe('pc.png: Upload fail');
  expect(said()).toBe('');
  act(() => root.unmount());
  page.remove();
});
