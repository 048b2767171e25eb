import { callTypes } from '@tutor/rules/calls/call-types';
import { minutes } from '@tutor/rules/time/durations';
import { beforeEach, expect, it } from 'vitest';
import { FakeStorage } from '../../testing/fake-storage.ts';
import { hasKeptDevices, keepDevices, startingDevices } from './kept-devices.ts';
import { keepStartChoice } from './start-choice.ts';

const me = 7;
const now = Date.UTC(2026, 10, 28);
const video = { id: 12, conversationId: 3, callType: callTypes.video, peerId: 'page-1' };
const audio = { ...video, callType: callTypes.audio };
const both = { isMicOn: true, isCameraOn: true };
const off = { isMicOn: false, isCameraOn: false };
let storage: FakeStorage;

beforeEach(() => {
  storage = new FakeStorage();
});

const starts = (callId: number | undefined, conversationId: number, callType: number, afterMs = 0) => {
  const { isMicOn, isCameraOn } = startingDevices(storage, me, { callId, conversationId, callType }, now + afterMs);
  return { isMicOn, isCameraOn };
};

it('a page that comes back into a call finds its devices as they were left, however long that is ago', () => {
  keepDevices(storage, me, video, off, now);
  expect(starts(12, 3, callTypes.video, minutes(600))).toEqual(off);
  expect(hasKeptDevices(storage, me, 12)).toBe(true);
});

it('a call of the same conversation begins as the one before it was left, for ten minutes', () => {
  keepDevices(storage, me, video, off, now);
  expect(starts(undefined, 3, callTypes.video, minutes(10) - 1)).toEqual(off);
  expect(starts(13, 3, callTypes.video, minutes(9))).toEqual(off);
  expect(starts(undefined, 3, callTypes.video, minutes(10))).toEqual(both);
  expect(starts(undefined, 4, callTypes.video)).toEqual(both);
});

it('a camera that was off in an audio call is on in a video call, and the microphone stays as it was', () => {
  keepDevices(storage, me, audio, off, now);
  expect(starts(undefined, 3, callTypes.video)).toEqual({ isMicOn: false, isCameraOn: true });
  expect(starts(undefined, 3, callTypes.audio)).toEqual(off);
});

it('another call begins as the person chose before an earlier one, and an audio call without a camera', () => {
  keepStartChoice(storage, { isMicOn: true, isCameraOn: false });
  expect(starts(20, 9, callTypes.video)).toEqual({ isMicOn: true, isCameraOn: false });
  keepStartChoice(storage, both);
  expect(starts(20, 9, callTypes.audio)).toEqual({ isMicOn: true, isCameraOn: false });
});

it('another person of this browser has devices of its own', () => {
  keepDevices(storage, me, video, off, now);
  expect(startingDevices(storage, 8, { callId: 12, conversationId: 3, callType: 2 }, now)).toEqual(both);
  expect(hasKeptDevices(storage, 8, 12)).toBe(false);
});

it.each(['', '{', 'null', '{"callId":12}'])('what another program left there (%s) is no state', (left) => {
  storage.setItem(`call-devices-${me}`, left);
  expect(starts(12, 3, callTypes.video)).toEqual(both);
});

it('a call that is taken over from another device starts as it was left there', () => {
  const moved = { callId: 12, conversationId: 3, callType: callTypes.video };
  const there = { peerId: 'page-2', devices: off };
  expect(startingDevices(storage, me, { ...moved, own: there }, now)).toEqual(off);
  // This browser was in the call before the other device, with both on.
  keepDevices(storage, me, video, both, now);
  expect(startingDevices(storage, me, { ...moved, own: there }, now)).toEqual(off);
});

it('the newest press of this browser counts, though the service has not heard of it', () => {
  keepDevices(storage, me, video, off, now);
  const own = { peerId: video.peerId, devices: both };
  expect(startingDevices(storage, me, { callId: 12, conversationId: 3, callType: 2, own }, now)).toMatchObject(off);
});

it('a browser that keeps nothing starts a call all the same', () => {
  const forbidden = new FakeStorage();
  forbidden.isForbidden = true;
  expect(() => keepDevices(forbidden, me, video, off)).not.toThrow();
  expect(startingDevices(forbidden, me, { callId: 12, conversationId: 3, callType: 2 })).toEqual(both);
});
