// @vitest-environment jsdom
import { noReadState } from '@tutor/realtime/store/read-state';
import { toastStore } from '@tutor/ui/primitives/feedback/toast-store.ts';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAnsweredElsewhere } from './use-answered-elsewhere.ts';

const realtime = vi.hoisted(() => vi.fn());
vi.mock('./realtime-provider.tsx', () => ({ useRealtime: realtime }));

const notice = { mid: 7, kind: 'notice', source: 'class', remind: true, seq: 12 } as const;
let root: Root;
const said = vi.spyOn(toastStore, 'add');

type Answer = 'accepted' | 'refused';

function Notice({ sent }: { sent: Answer | undefined }) {
  useAnsweredElsewhere(7, sent);
  return null;
}
/** The notice's form stands open, and the service has it answered, or not yet. */
function show({ answer = null, sent }: { answer?: Answer | null; sent?: Answer }) {
  const facts = new Map([[7, { ...notice, isRead: answer !== null, answer }]]);
  realtime.mockReturnValue({ snapshot: { reads: { ...noReadState, facts } } });
  act(() => root.render(<Notice sent={sent} />));
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
  show({ sent: 'refused' });
  show({ sent: 'refused', answer: 'refused' });
  show({ answer: 'refused' });
  expect(said).not.toHaveBeenCalled();
});

test('what was pressed here and came too late is told, though the form is gone before its refusal comes', () => {
  show({});
  show({ sent: 'refused' });
  show({ sent: 'refused', answer: 'accepted' });
  expect(said.mock.calls).toEqual([[{ tone: 'info', message: 'This notice has been accepted meanwhile.' }]]);
});
