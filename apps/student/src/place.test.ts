import { expect, test } from 'vitest';
import { conversationHref, peopleHref, personHref, readPlace } from './place.ts';

test('an address leads back to the person and the conversation that it was made for', () => {
  expect(readPlace(conversationHref(12, 10_003))).toEqual({ personId: 12, conversationId: 10_003 });
  expect(readPlace(personHref(12))).toEqual({ personId: 12, conversationId: undefined });
  expect(readPlace(peopleHref)).toEqual({ personId: undefined, conversationId: undefined });
});

test.each(['', '#', '#12', '#/x', '#/0', '#/-1', '#/1.5', '#/12/', '#/12/3/4', '#/1234567890123456'])(
  '%j names nobody',
  (hash) => {
    expect(readPlace(hash).personId).toBeUndefined();
  },
);
