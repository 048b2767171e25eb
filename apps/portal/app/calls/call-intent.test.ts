import { expect, test } from 'vitest';
import { asksFirst, type CallPageIntent, type KnownOfWindow, questionOf } from './call-intent.ts';

const page = 'key-of-a-page';
const invite: CallPageIntent = { kind: 'invite', conversationId: 3, callType: 2 };
const known = (standing: 'ringing' | 'open' | 'own', peerId: string | null = null): CallPageIntent => ({
  kind: 'join',
  callId: 12,
  callType: 2,
  conversationId: 3,
  standing,
  own: { peerId, devices: null },
});
const own = known('own', page);
const nothing: KnownOfWindow = { isPressed: false, ownPages: [undefined, undefined], hasDevices: false };
const all = [invite, known('ringing'), known('open'), own];

test('an address that is only opened calls, answers, joins and takes over nothing: it asks', () => {
  expect(all.map((intent) => asksFirst(intent, nothing))).toEqual([true, true, true, true]);
  const stale = { ...nothing, hasDevices: true };
  expect(all.map((intent) => asksFirst(intent, stale))).toEqual([true, true, true, true]);
});

test('a press of ours acts at once; a call comes from another device with the devices in sight', () => {
  const pressed = { ...nothing, isPressed: true };
  expect(all.map((intent) => asksFirst(intent, pressed))).toEqual([false, false, false, true]);
  expect(asksFirst(own, { ...pressed, hasDevices: true })).toBe(false);
});

test('a page that comes back goes on, unless the call has been moved meanwhile', () => {
  const back = { ...nothing, ownPages: [undefined, page] };
  expect([known('ringing'), known('open'), own].map((intent) => asksFirst(intent, back))).toEqual([
    false,
    false,
    false,
  ]);
  expect(asksFirst(known('own', 'key-of-another-device'), back)).toBe(true);
  // A reload while the invitation was on its way: the press knows the page that is in the call now.
  expect(asksFirst(own, { isPressed: true, ownPages: [page, undefined], hasDevices: false })).toBe(false);
});

test('what is asked names what the press does', () => {
  expect(all.map((intent) => questionOf(intent, 'Coco').startLabel)).toEqual([
    'Call',
    'Answer',
    'Join',
    'Move the call here',
  ]);
});
