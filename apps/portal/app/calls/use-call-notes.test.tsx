// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callNotesMax, useCallNotes } from './use-call-notes.ts';

let leave: (() => void)[];

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  leave = [];
});
afterEach(() => {
  for (const end of leave) end();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  window.localStorage.clear();
});

type Notes = ReturnType<typeof useCallNotes>;

function Probe({ onUse, of }: { onUse: (notes: Notes) => void; of: Parameters<typeof useCallNotes> }) {
  onUse(useCallNotes(...of));
  return null;
}

/** Notes as the window of a call shows them. */
function openNotes(...of: Parameters<typeof useCallNotes>) {
  let used: Notes | undefined;
  const onUse = (notes: Notes): void => {
    used = notes;
  };
  const root = createRoot(document.createElement('div'));
  act(() => root.render(<Probe onUse={onUse} of={of} />));
  leave.push(() => act(() => root.unmount()));
  return {
    read: () => used?.notes,
    write: (text: string) => act(() => used?.change(text)),
  };
}

test('notes are there in the next call of the same conversation, and in no other one', () => {
  const notes = openNotes(7, 12);
  expect(notes.read()).toBe('');
  notes.write('Coco likes dinosaurs.');
  expect(notes.read()).toBe('Coco likes dinosaurs.');
  expect(openNotes(7, 12).read()).toBe('Coco likes dinosaurs.');
  expect([openNotes(7, 13).read(), openNotes(8, 12).read()]).toEqual(['', '']);
});

test('notes are kept up to their length', () => {
  const notes = openNotes(7, 12);
  notes.write('x'.repeat(callNotesMax + 1));
  expect([notes.read()?.length, openNotes(7, 12).read()?.length]).toEqual([callNotesMax, callNotesMax]);
});

test('a browser that keeps nothing keeps notes as long as the window', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  const notes = openNotes(7, 12);
  notes.write('Coco likes dinosaurs.');
  expect(notes.read()).toBe('Coco likes dinosaurs.');
  expect(openNotes(7, 12).read()).toBe('');
});
