import { expect, test } from 'vitest';
import { tourCardPlace } from './tour-place.ts';

const view = { width: 1000, height: 800 };
const card = { width: 340, height: 200 };

test('a card about nothing stands in the middle', () => {
  expect(tourCardPlace(undefined, card, view)).toEqual({ left: 330, top: 300 });
});

test('a card stands below its target, within the window', () => {
  expect(tourCardPlace({ left: 480, top: 8, width: 40, height: 40 }, card, view)).toEqual({ left: 330, top: 60 });
  expect(tourCardPlace({ left: 950, top: 8, width: 40, height: 40 }, card, view)).toEqual({ left: 648, top: 60 });
  expect(tourCardPlace({ left: 0, top: 8, width: 40, height: 40 }, card, view)).toEqual({ left: 12, top: 60 });
});

test('beside a target as high as the window it stands at its end, else at its start', () => {
  expect(tourCardPlace({ left: 0, top: 56, width: 240, height: 744 }, card, view)).toEqual({ left: 252, top: 56 });
  expect(tourCardPlace({ left: 760, top: 56, width: 240, height: 744 }, card, view)).toEqual({ left: 408, top: 56 });
});

test('over a target at the foot of a narrow window it stands above', () => {
  const narrow = { width: 360, height: 740 };
  expect(tourCardPlace({ left: 0, top: 690, width: 360, height: 50 }, { width: 336, height: 200 }, narrow)).toEqual({
    left: 12,
    top: 478,
  });
});

test('with no room anywhere it stays whole at the foot of the window', () => {
  expect(tourCardPlace({ left: 0, top: 0, width: 1000, height: 800 }, card, view)).toEqual({ left: 330, top: 588 });
});
