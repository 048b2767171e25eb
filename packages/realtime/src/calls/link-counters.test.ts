import { expect, it } from 'vitest';
import { linkCounters } from './link-counters.ts';

const report = (...entries: object[]) => new Map(entries.map((entry, index) => [String(index), entry]));
const nothing = {
  packetsReceived: 0,
  packetsLost: 0,
  jitterMs: undefined,
  roundTripMs: undefined,
  width: undefined,
  height: undefined,
  framesPerSecond: undefined,
};

it('sound and picture are counted together; the jitter is that of the sound, the size that of the picture', () => {
  const counters = linkCounters(
    report(
      { type: 'inbound-rtp', kind: 'audio', packetsReceived: 100, packetsLost: 3, jitter: 0.0123 },
      {
        type: 'inbound-rtp',
        kind: 'video',
        packetsReceived: 400,
        packetsLost: 7,
        jitter: 0.9,
        frameWidth: 640,
        frameHeight: 360,
        framesPerSecond: 29.7,
      },
      { type: 'outbound-rtp', kind: 'video', packetsReceived: 9_999 },
    ),
    true,
  );
  expect(counters).toEqual({
    isConnected: true,
    packetsReceived: 500,
    packetsLost: 10,
    jitterMs: 12,
    roundTripMs: undefined,
    width: 640,
    height: 360,
    framesPerSecond: 30,
  });
});

it('the round trip is that of the pair in use, whatever the others take', () => {
  const pair = (nominated: boolean, currentRoundTripTime?: number) => ({
    type: 'candidate-pair',
    nominated,
    currentRoundTripTime,
  });
  const stats = report(pair(false, 0.9), pair(true, 0.045), pair(true), pair(false, 0.8));
  expect(linkCounters(stats, true).roundTripMs).toBe(45);
});

it.each([
  ['nothing', report()],
  ['no numbers', report({ type: 'inbound-rtp', kind: 'video', packetsLost: '3', frameWidth: Number.NaN })],
])('of a report with %s nothing is known', (_, stats) => {
  expect(linkCounters(stats, false)).toEqual({ isConnected: false, ...nothing });
});
