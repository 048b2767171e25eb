import { afterEach, expect, test, vi } from 'vitest';
import { chatAsks } from './chat-asks.ts';

afterEach(() => vi.unstubAllGlobals());

test('read marks are delivered though the page is closed, and no other call outlives its page', async () => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json({ isDone: true, body: null }));
  vi.stubGlobal('fetch', fetched);
  const { signal } = new AbortController();
  await chatAsks.read({ ConversationId: 10, UpTo: 3 }, signal);
  await chatAsks.recall({ ConversationId: 10, Seq: 3 }, signal);
  expect(fetched.mock.calls.map(([, init]) => [String(init?.body), init?.keepalive])).toEqual([
    ['call=read&body=%7B%22ConversationId%22%3A10%2C%22UpTo%22%3A3%7D', true],
    ['call=recall&body=%7B%22ConversationId%22%3A10%2C%22Seq%22%3A3%7D', false],
  ]);
});
