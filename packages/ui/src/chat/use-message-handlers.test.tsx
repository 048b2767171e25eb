// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import type { MessageItem } from './message-item.ts';
import { useMessageHandlers } from './use-message-handlers.ts';

const nothing = () => undefined;

type CallBack = ((callType: number) => void) | undefined;
let used: ReturnType<typeof useMessageHandlers>;

function Probe({ callBack, canWrite }: { callBack: CallBack; canWrite?: boolean }) {
  used = useMessageHandlers(7, {
    withClient: nothing,
    draft: { text: '' },
    change: nothing,
    focus: nothing,
    jumpTo: nothing,
    callBack,
    canWrite,
    tellFailure: () => nothing,
  });
  return null;
}

function handlersWith(callBack: CallBack, canWrite = true) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = createRoot(document.createElement('div'));
  act(() => root.render(<Probe callBack={callBack} canWrite={canWrite} />));
  return used.handlers;
}

const line = (call_type?: number): MessageItem => ({
  kind: 'message',
  key: '1',
  at: new Date(0),
  sender: null,
  isOwn: false,
  content: { kind: 'call', body: { actionType: 7, call_type } },
  delivery: { kind: 'sent' },
});

test('a call that is over is called back as it was: by voice alone, or with pictures', () => {
  const callBack = vi.fn();
  const handlers = handlersWith(callBack);
  for (const type of [1, 2, undefined]) handlers.onCallBack?.(line(type));
  expect(callBack.mock.calls).toEqual([[1], [2], [2]]);
});

test('where nobody can be called now, no line offers it', () => {
  expect(handlersWith(undefined)).toMatchObject({ onCallBack: undefined });
});

test('where nothing can be written, no message offers an answer', () => {
  expect(handlersWith(undefined, false)).toMatchObject({ onReply: undefined, onEditAgain: undefined });
  expect(handlersWith(undefined)).toMatchObject({ onReply: expect.any(Function), onEditAgain: expect.any(Function) });
});
