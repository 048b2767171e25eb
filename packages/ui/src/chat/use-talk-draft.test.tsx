// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DraftsProvider } from '../drafts/drafts-provider.tsx';
import { useTalkDraft } from './use-talk-draft.ts';

type Window = ReturnType<typeof useTalkDraft>;

function Probe({ take }: { take: (used: Window) => void }) {
  take(useTalkDraft(7));
  return null;
}

/** A window of the browser on the same conversation. */
function openWindow(): { get: () => Window; close: () => void } {
  let used: Window | undefined;
  const take = (next: Window): void => {
    used = next;
  };
  const root = createRoot(document.createElement('div'));
  act(() =>
    root.render(
      <DraftsProvider owner="7">
        <Probe take={take} />
      </DraftsProvider>,
    ),
  );
  return {
    get: () => {
      if (used === undefined) throw new Error('nothing is drawn');
      return used;
    },
    close: () => act(() => root.unmount()),
  };
}

const key = 'tutor-draft:1:7:chat-7';
/** What a browser tells its other windows. */
const tellOthers = (change: { key: string; newValue: string | null }) =>
  act(() => void window.dispatchEvent(Object.assign(new Event('storage'), change)));

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => window.localStorage.clear());

test('a text that was sent in another window is typed in none', () => {
  const first = openWindow();
  act(() => first.get().change({ text: 'older draft', quote: 4 }));
  const second = openWindow();
  expect(second.get().draft).toEqual({ text: 'older draft', quote: 4 });
  // Sent in the first.
  act(() => first.get().change({ text: '', quote: undefined }));
  tellOthers({ key, newValue: null });
  expect(second.get().draft).toEqual({ text: '', quote: undefined });
  act(() => second.get().change({ text: 'x' }));
  expect(JSON.parse(window.localStorage.getItem(key) ?? '').values).toEqual({ text: ['x'], quote: [] });
  first.close();
  second.close();
});

test('each window shows what is typed in another, and keeps its own when the tutor signs out elsewhere', () => {
  const first = openWindow();
  const second = openWindow();
  act(() => first.get().change({ text: 'Good' }));
  tellOthers({ key, newValue: 'any' });
  expect(second.get().draft.text).toBe('Good');
  tellOthers({ key: 'tutor-drafts-wiped:7', newValue: 'yes' });
  window.localStorage.removeItem(key);
  tellOthers({ key, newValue: null });
  expect(second.get().draft.text).toBe('Good');
  first.close();
  second.close();
});

test('several changes in one moment are all kept', () => {
  const one = openWindow();
  act(() => {
    one.get().change({ text: 'a' });
    one.get().change({ quote: 9 });
  });
  expect(one.get().draft).toEqual({ text: 'a', quote: 9 });
  one.close();
});
