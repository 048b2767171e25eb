import { expect, test } from 'vitest';
import { placesMoved, rankingValueText, shortName } from './ranking-board.ts';

test.each([
  ['receivedOrders', 1_240, '1,240'],
  ['responseRate', 914, '91.4 %'],
  ['conversion', 1_000, '100.0 %'],
  ['conversionProgress', 25, '+2.5 points'],
  ['conversionProgress', -25, '−2.5 points'],
  ['conversionProgress', 0, '0.0 points'],
  ['courseFeel', 487, '4.87'],
] as const)('a value of %s, %i, reads %s', (board, value, text) => {
  expect(rankingValueText(board, value)).toBe(text);
});

test('a place gained counts up, and without a place before there is no movement', () => {
  expect([
    placesMoved({ rank: 3, previousRank: 7 }),
    placesMoved({ rank: 7, previousRank: 3 }),
    placesMoved({ rank: 7 }),
  ]).toEqual([4, -4, undefined]);
});

test('others see a first name and one letter', () => {
  expect([shortName('Maria Cristina', 'Santos'), shortName('Cher', '')]).toEqual(['Maria Cristina S.', 'Cher']);
});
