// @vitest-environment jsdom
import { noReadState } from '@tutor/realtime/read-state';
import { toastStore } from '@tutor/ui/primitives/toast-store';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAnsweredElsewhere } from './use-answered-elsewhere.ts';

const realtime = vi.hoisted(() => vi.fn());
vi.mock('./realtime-provider.tsx', () => ({ useRealtime: realtime }));

const notice = { mid: 7, kind: 'notice', source: 'class', remind: true, seq: 12 } as const;
let root: Root;
const said = vi.spyOn(toastStore, 'add');

function Notice({ isSending }: { isSending: boolean }) {
  useAnsweredElsewhere(7, isSending);
  return null;
}
/** The notice's form stands open, and the service has it answered, or not yet. */
function show({ answer = null, isSending = false }: { answer?: 'accepted' | 'refused' | null; isSending?: boolean }) {
  const facts = new Map([[7, { ...notice, isRead: answer !== null, answer }]]);
  realtime.mockReturnValue({ snapshot: { reads: { ...noReadState, facts } } });
  act(() => root.render(<Notice isSending={isSending} />));
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.createElement('div'));
});
afterEach(() => {
  act(() => root.unmount());
  said.mockClear();
});

test.each(['accepted', 'refused'] as const)('a notice that is %s in another tab says so once', (answer) => {
  show({});
  show({ answer });
  show({ answer });
  const message = `This notice has been ${answer} meanwhile.`;
  expect(said.mock.calls).toEqual([[{ tone: 'info', message }]]);
});

test('of an answer that was pressed here, and of one that was known when it opened, nothing more is said', () => {
  show({});
  show({ isSending: true });
  show({ isSending: true, answer: 'refused' });
  show({ answer: 'refused' });
  expect(said).not.toHaveBeenCalled();
});
