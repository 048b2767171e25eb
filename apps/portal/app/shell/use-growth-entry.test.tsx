// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useGrowthEntry } from './use-growth-entry.ts';

const frame = vi.hoisted(() => ({ tutor: { tuid: 7 } }));
vi.mock('../session/use-frame.ts', () => ({ useFrame: () => frame }));

function Entry({ seen }: { seen: ReturnType<typeof useGrowthEntry>[] }) {
  seen.push(useGrowthEntry());
  return null;
}

let leave = (): void => undefined;

/** A page as it is loaded: how far the entry is closed, and what closes it further. */
function load(tuid = 7): ReturnType<typeof useGrowthEntry> {
  leave();
  frame.tutor = { tuid };
  const seen: ReturnType<typeof useGrowthEntry>[] = [];
  const root = createRoot(document.createElement('div'));
  act(() => root.render(<Entry seen={seen} />));
  leave = () => act(() => root.unmount());
  const last = seen.at(-1);
  if (last === undefined) throw new Error('nothing was drawn');
  return last;
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  window.sessionStorage.clear();
});
afterEach(() => leave());

test('what a tutor closed stays closed over page loads of the tab, for that tutor alone', () => {
  const [open, close] = load();
  expect(open).toEqual({ isRedPacketClosed: false, isHidden: false });
  act(() => close({ isRedPacketClosed: true, isHidden: false }));
  expect(load()[0]).toEqual({ isRedPacketClosed: true, isHidden: false });
  const [, hide] = load();
  act(() => hide({ isRedPacketClosed: true, isHidden: true }));
  expect(load()[0]).toEqual({ isRedPacketClosed: true, isHidden: true });
  expect(load(8)[0]).toEqual({ isRedPacketClosed: false, isHidden: false });
});
