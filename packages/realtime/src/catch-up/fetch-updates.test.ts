import { describe, expect, it, vi } from 'vitest';
import { SessionGoneError } from '../service/answer.ts';
import { portalUpdates } from './fetch-updates.ts';

const updates = {
  seq: 5,
  messages: [],
  unread: { total: 0, notice: 0, warn: 0, remind: 0 },
  bulkReads: [],
  events: [],
};

function answering(response: Response) {
  return vi.fn(async (_url: string | URL | Request, _init?: RequestInit) => response);
}

describe('updates from the portal', () => {
  it('are asked for from the cursor, uncached, with the signal, and parsed', async () => {
    const fetch = answering(Response.json({ isDone: true, body: updates }));
    const { signal } = new AbortController();
    expect(await portalUpdates('/messages/updates', fetch)(4, signal)).toEqual(updates);
    expect(fetch.mock.calls[0]?.[0]).toBe('/messages/updates?since=4');
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ cache: 'no-store', credentials: 'same-origin', signal });
  });

  it('reject with SessionGoneError for a 401 alone', async () => {
    const { signal } = new AbortController();
    const gone = portalUpdates('/u', answering(new Response('', { status: 401 })));
    await expect(gone(0, signal)).rejects.toBeInstanceOf(SessionGoneError);
    for (const status of [229, 302, 403, 404, 500, 503]) {
      const other = portalUpdates('/u', answering(new Response('{}', { status })));
      const error = await other(0, signal).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(Error);
      expect(error).not.toBeInstanceOf(SessionGoneError);
    }
  });

  it.each([
    '',
    'null',
    '[]',
    '<html>',
    '{"isDone":true,"body":{"seq":1}}',
    '{"isDone":true,"body":{"seq":-1,"messages":[],"unread":{}}}',
    '{"isDone":false,"kind":"unknown","message":"Links seem to get inaccessible."}',
    JSON.stringify({ isDone: true, body: { ...updates, seq: '5' } }),
  ])('reject for a body that is not updates: %s', async (body) => {
    const fetch = portalUpdates('/u', answering(new Response(body)));
    await expect(fetch(0, new AbortController().signal)).rejects.toThrow();
  });
});
