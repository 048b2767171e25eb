import { describe, expect, it } from 'vitest';
import { derivedKey } from '../core/derived-key.ts';
import { didiGrabUrl, readDidiGrab } from './didi-grab.ts';

const key = derivedKey('a-root-secret-of-thirty-two-characters', 'didi grab');
const nowMs = Date.UTC(2026, 10, 20, 1);
const grab = { tuid: 100_201, id: 7, classID: 700_123, nonce: 'n0nce-n0nce-n0nce' };
const addressOn = (page: string, atMs = nowMs) => new URL(didiGrabUrl(page, { ...grab, nowMs: atMs }, key));
const url = addressOn('https://orders.example/grab');

describe('the address of the order page', () => {
  it('says who grabs what and until when, with the sign over it', () => {
    expect(url.origin + url.pathname).toBe('https://orders.example/grab');
    expect([...url.searchParams.keys()].sort()).toEqual(['classID', 'expires', 'id', 'nonce', 'sign', 'tuid']);
    expect(readDidiGrab(url, nowMs, key)).toEqual(grab);
  });

  it('keeps what the page has, signed with the rest', () => {
    expect(addressOn('https://orders.example/grab?lang=en').searchParams.get('lang')).toBe('en');
  });

  it.each([
    [nowMs, 59_999, true],
    [nowMs, 60_000, false],
    [nowMs + 0.5, 60_000, true],
  ])('made at %d can be used %i ms later: %s', (atMs, laterMs, isGood) => {
    expect(readDidiGrab(addressOn('https://orders.example/grab', atMs), nowMs + laterMs, key) !== undefined).toBe(
      isGood,
    );
  });
});
