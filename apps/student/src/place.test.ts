import { expect, test } from 'vitest';
import { callHref, conversationHref, peopleHref, personHref, readPlace } from './place.ts';

test('an address leads back to the person and the conversation that it was made for', () => {
  expect(readPlace(conversationHref(12, 10_003))).toEqual({ personId: 12, conversationId: 10_003, call: undefined });
  expect(readPlace(personHref(12))).toEqual({ personId: 12, conversationId: undefined, call: undefined });
  expect(readPlace(peopleHref)).toEqual({ personId: undefined, conversationId: undefined, call: undefined });
});

test.each(['', '#', '#12', '#/x', '#/0', '#/-1', '#/1.5', '#/12/', '#/12/3/4', '#/1234567890123456'])(
  '%j names nobody',
  (hash) => {
    expect(readPlace(hash).personId).toBeUndefined();
  },
);

test('an address of a call leads back to the person and the call', () => {
  for (const call of [
    { callId: 7, callType: 2 },
    { conversationId: 10_003, callType: 1 },
    { conversationId: 10_003, callType: 2, people: [3, 15] },
    { callId: 7, callType: 2, press: '6c1f9d1e-0000-4000-8000-000000000001' },
    { conversationId: 10_003, callType: 2, people: [3], press: '6c1f9d1e-0000-4000-8000-000000000001' },
  ]) {
    expect(readPlace(callHref(12, call))).toEqual({ personId: 12, conversationId: undefined, call });
  }
});
