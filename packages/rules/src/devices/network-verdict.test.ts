import { describe, expect, test } from 'vitest';
import { type NetworkFigures, noFigures } from './network-figures.ts';
import { type ClassUse, classNeeds, mbpsText, networkVerdict } from './network-verdict.ts';

const good: NetworkFigures = {
  ...noFigures,
  latencyMs: 20,
  jitterMs: 2,
  downMbps: 20,
  upMbps: 20,
  downLatencyMs: 40,
  upLatencyMs: 60,
};
const verdictOf = (changes: Partial<NetworkFigures>) => networkVerdict({ ...good, ...changes });

test('a good line says so and asks for nothing', () => {
  expect(verdictOf({})).toEqual({
    use: 'group',
    text: 'Good for group video and one-to-one video.',
    step: undefined,
    probes: { latency: 'good', download: 'good', upload: 'good', loss: 'notMeasured' },
  });
});

const uses: readonly ClassUse[] = ['group', 'video', 'audio', 'none'];
describe.each(['group', 'video', 'audio'] as const)('%s', (use) => {
  const need = classNeeds[use];
  const worse = uses.slice(uses.indexOf(use) + 1);
  test.each<[keyof NetworkFigures, number, number]>([
    ['downMbps', need.downMbps, -0.01],
    ['upMbps', need.upMbps, -0.01],
    ['downLatencyMs', need.loadedLatencyMs, 1],
    ['upLatencyMs', need.loadedLatencyMs, 1],
    ['jitterMs', need.jitterMs, 0.1],
    ['lossPercent', need.lossPercent, 0.1],
  ])('is within reach with %s at its bound, and not past it', (figure, bound, step) => {
    expect(worse).not.toContain(verdictOf({ [figure]: bound }).use);
    expect(worse).toContain(verdictOf({ [figure]: bound + step }).use);
  });
});

test('the words name the shortage and the one next step', () => {
  expect(verdictOf({ upMbps: 1.5 })).toMatchObject({
    text: 'Good for one-to-one video, not for group video; upload is 1.5 Mbit/s, 1.8 Mbit/s needed.',
    step: expect.stringMatching(/network cable/),
  });
  expect(verdictOf({ upLatencyMs: 640 })).toMatchObject({
    text: 'Good for sound only; replies take 640 ms while the line is busy.',
    step: expect.stringMatching(/^Pause downloads/),
  });
});

test('stalls are told although the bandwidth is good', () => {
  const stalled = verdictOf({ upStalls: { count: 2, longestMs: 1_450 } });
  expect(stalled.text).toBe('Good for group video and one-to-one video; uploads stalled 2 times, for up to 1.4 s.');
  expect(stalled.step).toMatch(/network cable/);
  expect(stalled.probes.upload).toBe('poor');
});

test('a failed direction makes the line unknown, never slow or fine', () => {
  const failed = verdictOf({ upMbps: null, failed: ['upload'] });
  expect(failed).toMatchObject({
    use: 'unknown',
    text: 'Good for group video and one-to-one video by download and latency; upload was not measured.',
    step: expect.stringMatching(/^Start the test again/),
  });
  expect(failed.probes).toMatchObject({ download: 'good', upload: 'failed' });
});

test('the line is judged by the parts that were measured, and by them alone', () => {
  expect(verdictOf({ latencyMs: null, jitterMs: null, failed: ['latency'] })).toMatchObject({
    use: 'group',
    text: 'Good for group video and one-to-one video by download and upload; latency was not measured.',
  });
  expect(verdictOf({ latencyMs: null, jitterMs: null, upMbps: 1.5 }).text).toBe(
    'Good for one-to-one video, not for group video by download and upload; upload is 1.5 Mbit/s, 1.8 Mbit/s needed; latency was not measured.',
  );
  expect(verdictOf({ downMbps: null, upMbps: null, failed: ['download', 'upload'] })).toMatchObject({
    use: 'unknown',
    text: 'Your line could not be measured; download and upload failed.',
  });
});

test('loss that was not measured is neither good nor bad', () => {
  expect(verdictOf({ lossPercent: null }).probes.loss).toBe('notMeasured');
  expect(verdictOf({ lossPercent: 0 }).probes.loss).toBe('good');
  expect(verdictOf({ lossPercent: 2 }).probes.loss).toBe('poor');
});

test('a rate is never rounded up to what is needed', () => {
  expect(mbpsText(1.79)).toBe('1.7 Mbit/s');
  expect(mbpsText(1.8)).toBe('1.8 Mbit/s');
  expect(mbpsText(0.099)).toBe('0.09 Mbit/s');
  expect(mbpsText(42.9)).toBe('42 Mbit/s');
});
