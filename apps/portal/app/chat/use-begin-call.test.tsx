// @vitest-environment jsdom
import { callTypes } from '@tutor/rules/calls/call-types';
import type { Conversation } from '@tutor/rules/chat/conversation';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { useBeginCall } from './use-begin-call.ts';

const me = 1;
let used: ReturnType<typeof useBeginCall>;
let leave = (): void => {};

function Probe({ details }: { details: Conversation | undefined }) {
  used = useBeginCall(details, me);
  return null;
}

/** A conversation of the reader with so many others; returns what was opened. */
function withOthers(count: number) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const opened = vi.fn(() => ({ focus: () => undefined }));
  vi.stubGlobal('open', opened);
  const members = Array.from({ length: count + 1 }, (_, index) => ({ id: me + index, name: `Person ${index}` }));
  const root = createRoot(document.createElement('div'));
  leave = () => act(() => root.unmount());
  act(() => root.render(<Probe details={{ id: 7, members } as Conversation} />));
  // The key of the press is another one each time.
  return () =>
    opened.mock.calls.map(([address]: unknown[]) => String(address).replace(/&press=[\da-f-]{36}$/, '&press'));
}

afterEach(() => {
  leave();
  vi.unstubAllGlobals();
});

test('a call begins in a window of its own, within the press, and is of the type that is asked for', () => {
  const opened = withOthers(3);
  used.begin?.(callTypes.audio);
  used.begin?.(callTypes.video);
  expect(opened()).toEqual(['/call/new?conversation=7&type=1&press', '/call/new?conversation=7&type=2&press']);
  expect(used.picking).toBeUndefined();
});

test('a group that is larger than a call is asked whom to call, and the choice opens the window', () => {
  const opened = withOthers(4);
  act(() => used.begin?.(callTypes.audio));
  expect([opened(), used.picking?.callLabel, used.picking?.people.length]).toEqual([[], 'Audio call', 4]);
  act(() => used.picking?.onCall([2, 5]));
  expect(opened()).toEqual(['/call/new?conversation=7&type=1&people=2%2C5&press']);
  expect(used.picking).toBeUndefined();
});

test('where nobody else is, nobody is called', () => {
  withOthers(0);
  expect(used.begin).toBeUndefined();
});
