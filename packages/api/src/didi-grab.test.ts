import { describe, expect, it } from 'vitest';
import { didiGrabUrl, readDidiGrab } from './didi-grab.ts';

const keys = { appId: 'tutor-portal', appSecret: 'secret-of-the-test' };
const nowMs = Date.UTC(2026, 10, 20, 1);
const grab = { tuid: 100_201, id: 7, classID: 700_123, nonce: 'n0nce-n0nce-n0nce' };
const url = new URL(didiGrabUrl('https://orders.example/grab?lang=en', { ...grab, nowMs }, keys));

const queryOf = (change: (query: URLSearchParams) => void): URLSearchParams => {
  const query = new URLSearchParams(url.search);
  query.delete('lang');
  change(query);
  return query;
};
const unchanged = queryOf(() => {});

describe('the address of the order page', () => {
  it('says who grabs what and when, with the sign over it, and keeps what the page has', () => {
    expect(url.origin + url.pathname).toBe('https://orders.example/grab');
    expect([...url.searchParams.keys()].sort()).toEqual(
      ['appid', 'classID', 'id', 'lang', 'nonce', 'sign', 'timestamp', 'tuid'].sort(),
    );
    expect(url.searchParams.get('sign')).toMatch(/^[0-9A-F]{32}$/);
    expect(url.href).not.toContain(keys.appSecret);
  });

  it('is read back as it was made', () => {
    expect(readDidiGrab(unchanged, nowMs, keys)).toEqual(grab);
  });

  it('is good where the clock of the portal says half a millisecond', () => {
    const { searchParams } = new URL(didiGrabUrl('https://orders.example/grab', { ...grab, nowMs: nowMs + 0.5 }, keys));
    expect(readDidiGrab(searchParams, nowMs, keys)).toEqual(grab);
  });

  it.each([
    [-5_001, false],
    [-5_000, true],
    [60_000, true],
    [60_001, false],
  ])('%i ms later can be used: %s', (laterMs, isGood) => {
    expect(readDidiGrab(unchanged, nowMs + laterMs, keys) !== undefined).toBe(isGood);
  });

  it.each<[string, (query: URLSearchParams) => void]>([
    ['another tutor', (query) => query.set('tuid', '100202')],
    ['another request', (query) => query.set('id', '8')],
    ['another class', (query) => query.set('classID', '700124')],
    ['a later time', (query) => query.set('timestamp', String(nowMs + 1))],
    ['another nonce', (query) => query.set('nonce', 'n0nce-n0nce-n0ncf')],
    ['another program', (query) => query.set('appid', 'other')],
    ['no sign', (query) => query.delete('sign')],
    ['a sign in other letters', (query) => query.set('sign', (query.get('sign') ?? '').toLowerCase())],
    ['one more parameter', (query) => query.append('admin', '1')],
    ['a doubled parameter', (query) => query.append('tuid', '100202')],
    ['one less parameter', (query) => query.delete('nonce')],
  ])('with %s is refused', (_name, change) => {
    expect(readDidiGrab(queryOf(change), nowMs, keys)).toBeUndefined();
  });

  it('signed with another secret is refused', () => {
    expect(readDidiGrab(unchanged, nowMs, { ...keys, appSecret: 'another-secret' })).toBeUndefined();
  });
});
