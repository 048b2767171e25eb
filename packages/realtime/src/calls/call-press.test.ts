import { minutes } from '@tutor/rules/time/durations';
import { beforeEach, expect, it } from 'vitest';
import { FakeStorage } from '../../testing/fake-storage.ts';
import { answerPress, findPress, forgetPress, notePress } from './call-press.ts';

const now = Date.UTC(2026, 10, 28);
let storage: FakeStorage;

beforeEach(() => {
  storage = new FakeStorage();
});

it('a press is known by its key, with the same identity however often its page is loaded', () => {
  const key = notePress(storage, { nowMs: now });
  const other = notePress(storage, { nowMs: now, withoutCamera: true });
  const found = findPress(storage, key, now);
  expect(found).toMatchObject({ key, withoutCamera: false });
  expect(findPress(storage, key, now + 1)).toEqual(found);
  expect(findPress(storage, other, now)).toMatchObject({ withoutCamera: true });
  expect(findPress(storage, other, now)?.peerId).not.toBe(found?.peerId);
});

it('an address that no press of this browser has made is none', () => {
  notePress(storage, { nowMs: now });
  for (const key of [null, '', 'x', '6c1f9d1e-0000-4000-8000-000000000000'])
    expect(findPress(storage, key, now)).toBeUndefined();
  expect(findPress(new FakeStorage(), notePress(storage, { nowMs: now }), now)).toBeUndefined();
});

it('a press lasts less than a minute, also where the clock was set', () => {
  const key = notePress(storage, { nowMs: now });
  expect(findPress(storage, key, now + minutes(1) - 1)).toBeDefined();
  for (const at of [now + minutes(1), now - minutes(1)]) expect(findPress(storage, key, at)).toBeUndefined();
});

it('a press that had its effect is forgotten, and no other one', () => {
  const [key, other] = [notePress(storage, { nowMs: now }), notePress(storage, { nowMs: now })];
  forgetPress(storage, key, now);
  expect([findPress(storage, key, now), findPress(storage, other, now)?.key]).toEqual([undefined, other]);
});

it('no more than twenty are kept', () => {
  const keys = Array.from({ length: 30 }, () => notePress(storage, { nowMs: now }));
  expect(keys.filter((key) => findPress(storage, key, now) !== undefined)).toEqual(keys.slice(-20));
});

it('a browser that keeps nothing, or something else, knows no press and refuses none', () => {
  const forbidden = new FakeStorage();
  forbidden.isForbidden = true;
  storage.setItem('call-presses', '{"key":1}');
  for (const store of [forbidden, undefined]) expect(findPress(store, notePress(store), now)).toBeUndefined();
  const key = notePress(storage, { nowMs: now });
  expect(findPress(storage, key, now)?.key).toBe(key);
});

it('a call is answered as the page that the press opened, once, and a lost answer is that page’s own', async () => {
  const key = notePress(storage);
  const answered: unknown[] = [];
  const calls = {
    accept: async (body: unknown) => {
      answered.push(body);
      throw new Error('unreachable');
    },
    iceServers: async () => ({}),
  };
  const answer = { callId: 7, calls, signal: new AbortController().signal };
  answerPress(storage, key, answer);
  answerPress(storage, '6c1f9d1e-0000-4000-8000-000000000000', answer);
  answerPress(undefined, notePress(undefined), answer);
  expect(answered).toEqual([{ CallId: 7, PeerId: findPress(storage, key)?.peerId }]);
});
