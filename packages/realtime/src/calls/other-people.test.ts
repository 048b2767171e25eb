import { expect, it } from 'vitest';
import { answeredCall, calleeId, callerId, pageKey, participant } from '../../testing/calls.ts';
import { otherPeople } from './other-people.ts';

const withDevices = (devices: { isMicOn: boolean; isCameraOn: boolean } | null) =>
  answeredCall({
    people: [participant(callerId, { peerId: pageKey(1), devices }), participant(calleeId, { peerId: pageKey(2) })],
  });

it('a microphone is shown as off before the pages are connected only where it is off', () => {
  const isMicOn = (devices: Parameters<typeof withDevices>[0]) =>
    otherPeople(withDevices(devices), calleeId, new Map()).map((person) => [person.link, person.isMicOn]);
  expect(isMicOn({ isMicOn: false, isCameraOn: true })).toEqual([['connecting', false]]);
  expect(isMicOn({ isMicOn: true, isCameraOn: true })).toEqual([['connecting', true]]);
  expect(isMicOn(null)).toEqual([['connecting', true]]);
});
