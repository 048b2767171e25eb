// @vitest-environment jsdom
import { DraftsProvider, useDraftStore } from '@tutor/ui/drafts/drafts-provider.tsx';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useChatAsk } from './use-chat-ask.ts';

const askChat = vi.hoisted(() => vi.fn());
vi.mock('./ask-chat.ts', () => ({ askChat }));

let root: Root;
let form: ReturnType<typeof useChatAsk>;
let drafts: ReturnType<typeof useDraftStore>;

function Form() {
  form = useChatAsk();
  drafts = useDraftStore();
  return null;
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.createElement('div'));
  act(() =>
    root.render(
      <DraftsProvider owner="7">
        <Form />
      </DraftsProvider>,
    ),
  );
  for (const name of ['chat-invite:10', 'chat-invite:11']) drafts.save(name, { note: ['Welcome'] });
});
afterEach(() => {
  act(() => root.unmount());
  window.localStorage.clear();
});

test('what was sent is a draft no more; drafts of other forms stay', async () => {
  askChat.mockResolvedValueOnce({ isDone: true, body: {} });
  await act(() => form.ask('invite', { ConversationId: 10, People: [7] }, ['chat-invite:10']));
  expect([drafts.read('chat-invite:10'), drafts.read('chat-invite:11')]).toEqual([undefined, { note: ['Welcome'] }]);
});

test('what was refused is kept, and the refusal’s words are shown', async () => {
  askChat.mockResolvedValueOnce({ isDone: false, kind: 'refused', message: 'Group operation failed.' });
  await act(() => form.ask('invite', { ConversationId: 10, People: [7] }, ['chat-invite:10']));
  expect([drafts.read('chat-invite:10'), form.error]).toEqual([{ note: ['Welcome'] }, 'Group operation failed.']);
});
