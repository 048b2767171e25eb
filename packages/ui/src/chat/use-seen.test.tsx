// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { manyMessages } from './chat-story-data.ts';
import { useSeen } from './use-seen.ts';

const items = manyMessages(3);
const rows = items.map((_, index) => ({ index, start: index * 40, end: (index + 1) * 40 }));
const virtual = { getVirtualItems: () => rows } as unknown as Parameters<typeof useSeen>[0]['virtual'];

let look: () => void;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
});

/** A list of three messages that are all in sight. */
function Probe({ onSeen }: { onSeen: Parameters<typeof useSeen>[0]['onSeen'] }) {
  const element = document.createElement('div');
  Object.assign(element, { checkVisibility: () => true });
  Object.defineProperty(element, 'clientHeight', { value: 400 });
  vi.spyOn(document, 'querySelector').mockReturnValue(null);
  look = useSeen({ scroller: { current: element }, items, virtual, onSeen });
  return null;
}

function list() {
  const root = createRoot(document.createElement('div'));
  return (onSeen?: (seq: number) => boolean) => act(() => root.render(<Probe onSeen={onSeen} />));
}

test('what was in sight before anybody could be told is told when somebody comes', () => {
  const draw = list();
  draw(undefined);
  look();
  const onSeen = vi.fn(() => true);
  draw(onSeen);
  expect(onSeen).toHaveBeenCalledExactlyOnceWith(3);
  look();
  expect(onSeen).toHaveBeenCalledOnce();
});

test('what could not be noted is told again, until it is', () => {
  const draw = list();
  let isKnown = false;
  const onSeen = vi.fn(() => isKnown);
  draw(onSeen);
  look();
  expect(onSeen).toHaveBeenCalledTimes(2);
  isKnown = true;
  look();
  look();
  expect(onSeen).toHaveBeenCalledTimes(3);
});
