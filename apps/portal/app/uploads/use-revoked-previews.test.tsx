// @vitest-environment jsdom
import type { FileItem } from '@tutor/ui/uploads/file-item.ts';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { useRevokedPreviews } from './use-revoked-previews.ts';

afterEach(() => vi.unstubAllGlobals());

function Form({ files }: { files: readonly FileItem[] }) {
  useRevokedPreviews(files);
  return null;
}

test('the address of a picture is given back once it is taken out, and of the others with the form', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const revoked: string[] = [];
  vi.stubGlobal('URL', { ...URL, revokeObjectURL: (url: string) => revoked.push(url) });
  const file = (id: string, previewUrl: string): FileItem => ({
    id,
    name: id,
    size: 1,
    previewUrl,
    state: { kind: 'done' },
  });
  const [first, second, saved] = [file('1', 'blob:1'), file('2', 'blob:2'), file('3', '/uploadedFile/3.png')];
  const root = createRoot(document.createElement('div'));
  const show = (...files: FileItem[]): void => act(() => root.render(<Form files={files} />));
  show(first, second, saved);
  show({ ...second, name: 'smaller' }, saved);
  expect(revoked).toEqual(['blob:1']);
  show(second);
  act(() => root.unmount());
  expect(revoked).toEqual(['blob:1', 'blob:2']);
});
