import { signalLengthMax } from '@tutor/rules/calls/call-limits';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type PeerSignal, readPageMessage, readPeerSignal } from './peer-signal.ts';
import { createSignalsInOrder } from './signals-in-order.ts';

const signal = (number: number): PeerSignal => ({ session: 1, number });

it('signals are read in the order of their sending, each once, however they arrive', () => {
  fc.assert(
    fc.property(
      fc.shuffledSubarray([1, 2, 3, 4, 5, 6], { minLength: 6 }),
      fc.array(fc.integer({ min: 1, max: 6 })),
      (order, again) => {
        const read: number[] = [];
        const take = createSignalsInOrder({ onSignal: ({ number }) => read.push(number), onMissing: () => {} });
        for (const number of [...again.slice(0, 2), ...order, ...again]) take(signal(number));
        expect(read).toEqual([1, 2, 3, 4, 5, 6]);
      },
    ),
    { numRuns: 200 },
  );
});

it('a signal that is missing is asked for', () => {
  let asked = 0;
  const take = createSignalsInOrder({
    onSignal: () => {},
    onMissing: () => {
      asked += 1;
    },
  });
  take(signal(1));
  expect(asked).toBe(0);
  take(signal(3));
  expect(asked).toBe(1);
});

it('what another page sends is read as ours or not at all', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.json(), fc.string({ maxLength: 200 }), fc.constant('x'.repeat(signalLengthMax))),
      (body) => {
        expect(() => [readPeerSignal(body), readPageMessage(body)]).not.toThrow();
      },
    ),
    { numRuns: 1_000 },
  );
  expect(readPeerSignal('{"session":1,"number":0}')).toBeUndefined();
  expect(readPeerSignal('{"session":1,"number":1,"description":{"type":"rollback","sdp":""}}')).toBeUndefined();
  expect(readPageMessage(new ArrayBuffer(8))).toBeUndefined();
});
