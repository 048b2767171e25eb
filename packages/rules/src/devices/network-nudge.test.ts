import { expect, test } from 'vitest';
import { days, minutes } from '../time/durations.ts';
import { devicesMark, networkNudge } from './network-nudge.ts';

const nowMs = Date.UTC(2026, 10, 26, 9);
const fresh = { atMs: nowMs - minutes(30), devices: 'audioinput:a' };
const at = (changes: Partial<Parameters<typeof networkNudge>[0]>) =>
  networkNudge({
    nowMs,
    nextClassMs: nowMs + minutes(5),
    lastTest: fresh,
    devices: 'audioinput:a',
    ...changes,
  });

test('a fresh test with the same devices is enough', () => {
  expect(at({})).toBeUndefined();
});

test('the test is offered from 10 minutes before a class until it begins', () => {
  const lastTest = undefined;
  expect(at({ lastTest, nextClassMs: nowMs + minutes(10) })).toBe('never');
  expect(at({ lastTest, nextClassMs: nowMs + minutes(10) + 1 })).toBeUndefined();
  expect(at({ lastTest, nextClassMs: nowMs + 1 })).toBe('never');
  expect(at({ lastTest, nextClassMs: nowMs })).toBeUndefined();
  expect(at({ lastTest, nextClassMs: undefined })).toBeUndefined();
});

test('a test counts for a day', () => {
  expect(at({ lastTest: { ...fresh, atMs: nowMs - days(1) } })).toBeUndefined();
  expect(at({ lastTest: { ...fresh, atMs: nowMs - days(1) - 1 } })).toBe('old');
});

test('other devices than at the test are a reason, unknown ones are none', () => {
  expect(at({ devices: 'audioinput:b' })).toBe('devices');
  expect(at({ devices: undefined })).toBeUndefined();
  expect(at({ lastTest: { ...fresh, devices: '' } })).toBeUndefined();
});

test('devices are told apart by kind and id, in whatever order, without the system’s stand-ins', () => {
  const camera = { kind: 'videoinput', deviceId: 'c' };
  const headset = { kind: 'audioinput', deviceId: 'h' };
  expect(devicesMark([camera, headset])).toBe(devicesMark([headset, camera]));
  expect(devicesMark([{ kind: 'audioinput', deviceId: 'default' }, headset])).toBe(devicesMark([headset]));
  expect(devicesMark([headset])).not.toBe(devicesMark([{ ...headset, deviceId: 'other' }]));
});
