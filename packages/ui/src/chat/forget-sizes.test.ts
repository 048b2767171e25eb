import { expect, it } from 'vitest';
import { forgetSizes } from './forget-sizes.ts';

it('keeps the sizes of rows that are there, and those of others only while they are few', () => {
  const items = Array.from({ length: 100 }, (_, index) => ({ key: `row ${index}` }));
  const sizes = new Map(items.map(({ key }) => [key, 40]));
  for (let index = 0; index < 1_000; index += 1) sizes.set(`gone ${index}`, 40);
  forgetSizes(sizes, items);
  expect(sizes.size).toBe(1_100);
  sizes.set('one more', 40);
  forgetSizes(sizes, items);
  expect([...sizes.keys()]).toEqual(items.map(({ key }) => key));
});
