import { expect, it } from 'vitest';
import { sendBudget } from './send-budget.ts';

const sentKbit = (others: number, isScreenShared: boolean): number => {
  const { video, screen } = sendBudget(others, isScreenShared);
  return (others * (video.maxBitrate + (isScreenShared ? screen.maxBitrate : 0))) / 1_000;
};

it('a page sends less to each the more there are, whole to one, and smaller beside a screen', () => {
  expect([1, 2, 3].map((others) => sendBudget(others, false).video.scaleResolutionDownBy)).toEqual([1, 1.5, 2]);
  expect(sendBudget(1, true).video.scaleResolutionDownBy).toBe(3);
  expect(sendBudget(3, true).screen.scaleResolutionDownBy).toBe(1);
});

it('nobody sends more than a line at home bears', () => {
  expect([1, 2, 3].map((others) => sentKbit(others, false))).toEqual([1_500, 1_400, 1_200]);
  for (const others of [1, 2, 3]) expect(sentKbit(others, true)).toBeLessThan(3_300);
});

it('before anybody is there, and with more than a mesh has, it is that of the nearest', () => {
  expect(sendBudget(0, false)).toEqual(sendBudget(1, false));
  expect(sendBudget(9, false).video).toEqual(sendBudget(3, false).video);
});
