import { expect, test } from 'vitest';
import type { Call, Participant, ParticipantState } from './call.ts';
import { isJoined, ongoingCall, ownCall } from './ongoing-call.ts';

const me = 1;
const person = (personId: number, state: ParticipantState): Participant => ({
  personId,
  name: `Person ${personId}`,
  avatar: null,
  state,
  peerId: null,
  isHeard: true,
  devices: null,
  hasConnected: false,
});
const call = (people: Participant[], changes: Partial<Call> = {}): Call => ({
  id: 12,
  version: 1,
  conversationId: 7,
  isGroup: true,
  callerId: 2,
  callType: 2,
  state: 'active',
  people,
  startedAt: '2026-11-26T10:00:00Z',
  ringsUntil: '2026-11-26T10:00:30Z',
  answeredAt: '2026-11-26T10:00:05Z',
  endedAt: null,
  endAction: null,
  lineBusy: null,
  seconds: null,
  ...changes,
});
const two = [person(2, 'joined'), person(3, 'joined')];

test('a group’s call names those who are in it, and may be joined', () => {
  const found = ongoingCall(call([person(me, 'missed'), ...two, person(4, 'left')]), me);
  expect(found).toMatchObject({ callId: 12, conversationId: 7, names: ['Person 2', 'Person 3'], isOwn: false });
  expect(found?.whyNot).toBeUndefined();
});

test('a call of four is full', () => {
  const found = ongoingCall(call([...two, person(4, 'joined'), person(5, 'joined')]), me);
  expect(found?.whyNot).toBe('This call is full: four people are in it.');
});

test.each([
  ['a full call of a group', call([person(me, 'joined'), ...two, person(4, 'joined')])],
  ['a call of two people', call([person(me, 'joined'), person(2, 'joined')], { isGroup: false })],
  ['a call that one begins', call([person(me, 'joined'), person(2, 'invited')], { isGroup: false, state: 'ringing' })],
])('%s that one is in oneself is one’s own, and nothing keeps one from it', (_, given) => {
  const found = ongoingCall(given, me);
  expect(found).toMatchObject({ isOwn: true, whyNot: undefined });
  expect(found?.names[0]).toBe('Person 2');
  expect(ownCall([call(two, { id: 3 }), given], me)).toBe(given);
});

test.each([
  ['no call', undefined],
  ['a call of two other people', call(two, { isGroup: false })],
  ['a call that rings', call(two, { state: 'ringing' })],
  ['a call that has ended', call([person(me, 'joined'), ...two], { state: 'ended' })],
])('%s is none to join', (_, given) => {
  expect(ongoingCall(given, me)).toBeUndefined();
  expect(ownCall(given === undefined ? [] : [given], me)).toBeUndefined();
});

test('somebody who was called and did not answer is in no call', () => {
  const calls = (['joined', 'invited', 'left'] as const).map((state) => call([person(me, state)]));
  expect(calls.map((one) => isJoined(one, me))).toEqual([true, false, false]);
});
