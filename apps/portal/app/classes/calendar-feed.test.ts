import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testContext, testRequest } from '../../testing/request.ts';
import { type ScriptedBackend, startScriptedBackend } from '../../testing/scripted-backend.ts';
import { loader } from './calendar-feed.ts';

const file = `${'A'.repeat(43)}.ics`;
const event = {
  CLID: 700_001,
  StartTime: '2026-11-20T09:00:00.000Z',
  EndTime: '2026-11-20T09:25:00.000Z',
  Status: 'Confirmed',
  StuName: 'Wang Haoran',
  Sequence: 3,
  ChangedTime: '2026-11-19T01:02:03.000Z',
};

describe('a calendar program that has read the feed', () => {
  let backend: ScriptedBackend;

  beforeAll(async () => {
    backend = await startScriptedBackend();
  });
  afterAll(() => backend.close());

  function read(events: unknown[], headers: Record<string, string> = {}): Promise<Response> {
    const Body = { AlarmMinutes: [15], Events: events };
    backend.answers.set('/api/classtable/readcalendarfeed', { ErrorCode: 0, Body });
    const path = `/calendar/${file}`;
    return loader({ request: testRequest(path, [], { headers }), params: { file }, context: testContext(backend.url) });
  }

  it.each([
    ['"%"', 304],
    ['W/"%"', 304],
    ['"other", W/"%"', 304],
    ['*', 304],
    ['"other"', 200],
  ])('and names its ETag as %s gets %i', async (names, status) => {
    const etag = (await read([event])).headers.get('etag') ?? '';
    const again = await read([event], { 'if-none-match': names.replace('"%"', etag) });
    expect(again.status).toBe(status);
    expect(again.headers.get('etag')).toBe(etag);
  });

  const later = new Date(Date.parse(event.ChangedTime) + 3_600_000).toUTCString();
  it.each([
    ['changed in the same second', [{ ...event, Sequence: 4, Status: 'Canceled' }]],
    ['left the window', []],
  ])('gets the feed anew after a class %s, by ETag and by date', async (_, events) => {
    const before = await read([event]);
    const known = { 'if-none-match': before.headers.get('etag') ?? '' };
    const dated = { 'if-modified-since': before.headers.get('last-modified') ?? later };
    for (const headers of [known, dated]) {
      const after = await read(events, headers);
      expect(after.status).toBe(200);
      expect(await after.text()).not.toContain('STATUS:CONFIRMED');
    }
  });
});
