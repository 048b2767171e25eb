import { expect, test } from 'vitest';
import type { Call, Participant, ParticipantState } from './call.ts';
import { isJoined, ongoingCall } from './ongoing-call.ts';

const me = 1;
const person = (personId: number, state: ParticipantState): Participant => ({
  personId,
  name: `Person ${personId}`,
  avatar: null,
  state,
  peerId: null,
  isHeard: true,
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
  expect(found).toEqual({ callId: 12, callType: 2, names: ['Person 2', 'Person 3'], whyNot: undefined });
});

test('a call of four is full', () => {
  const found = ongoingCall(call([...two, person(4, 'joined'), person(5, 'joined')]), me);
  expect(found?.whyNot).toBe('This call is full: four people are in it.');
});

test('whoever is in it already does not join it once more, whether it is full or not', () => {
  const inIt = [person(me, 'joined'), ...two, person(4, 'joined')];
  for (const people of [inIt, inIt.slice(0, 2)])
    expect(ongoingCall(call(people), me)?.whyNot).toBe('You are in this call in another window or on another device.');
});

test.each([
  ['no call', undefined],
  ['a call of two people', call(two, { isGroup: false })],
  ['a call that rings', call(two, { state: 'ringing' })],
  ['a call that has ended', call(two, { state: 'ended' })],
])('%s is none to join', (_, given) => {
  expect(ongoingCall(given, me)).toBeUndefined();
});

test('somebody who was called and did not answer is in no call', () => {
  const calls = (['joined', 'invited', 'left'] as const).map((state) => call([person(me, state)]));
  expect(calls.map((one) => isJoined(one, me))).toEqual([true, false, false]);
});
