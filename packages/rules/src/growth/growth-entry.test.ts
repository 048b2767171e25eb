import { describe, expect, it } from 'vitest';
import { closeGrowthEntry, growthEntry } from './growth-entry.ts';

const tutor = { unclaimedPoints: 0, level: 3, completedTasks: 2, totalTasks: 5, isRedPacketClosed: false };

describe('the growth-centre widget', () => {
  it.each([
    [{}, { label: 'Enter', progress: '2/5', isShaking: false }],
    [{ unclaimedPoints: 1 }, { label: 'Receive', isShaking: true }],
    [
      { unclaimedPoints: 1, isRedPacketClosed: true },
      { label: 'Enter', progress: '2/5', isShaking: true },
    ],
    [{ level: 0 }, { label: 'Enter', progress: '2/5', isShaking: true }],
    [{ level: 1 }, { label: 'Enter', progress: '2/5', isShaking: false }],
  ])('with %j shows %j', (change, shown) => {
    expect(growthEntry({ ...tutor, ...change })).toEqual(shown);
  });

  it('loses the red packet at the first close and goes at the next', () => {
    const first = closeGrowthEntry({ unclaimedPoints: 5, isRedPacketClosed: false });
    expect(first).toEqual({ isRedPacketClosed: true, isHidden: false });
    expect(closeGrowthEntry({ unclaimedPoints: 5, isRedPacketClosed: first.isRedPacketClosed }).isHidden).toBe(true);
  });

  it('without points to receive goes at the first close', () => {
    expect(closeGrowthEntry({ unclaimedPoints: 0, isRedPacketClosed: false }).isHidden).toBe(true);
  });
});
