import { describe, expect, test } from 'vitest';
import { remainingFlowers, stepFlowerCount } from './flower-count.ts';
import { flowerExchangeSchema } from './flower-exchange.ts';
import { flowersInPesos } from './flowers.ts';

const texts = (flowersCount: unknown, remark: unknown = 'Rent', quota = 60): string[] => {
  const result = flowerExchangeSchema(quota).safeParse({ flowersCount, remark });
  return result.success ? [] : result.error.issues.map((issue) => issue.message);
};

describe('the count of a flower exchange', () => {
  test.each([undefined, '', '   '])('is required: %j', (count) => {
    expect(texts(count)).toEqual(['Required!']);
  });

  test.each(['0', '00', '-1', '1.5', '1e2', 'ten', '１'])('must be a number of flowers above zero: %j', (count) => {
    expect(texts(count)).toEqual(['Please re-enter the valid number of flowers']);
  });

  test.each([
    ['1', []],
    ['59', []],
    ['60', []],
    ['61', ['Exceeding the quota, please re-enter!']],
    ['999999999', ['Exceeding the quota, please re-enter!']],
    ['9'.repeat(400), ['Exceeding the quota, please re-enter!']],
  ])('with a quota of 60, %s gives %j', (count, messages) => {
    expect(texts(count)).toEqual(messages);
  });

  test('leaves as a number', () => {
    expect(flowerExchangeSchema(60).parse({ flowersCount: ' 12 ', remark: ' Rent ' })).toEqual({
      flowersCount: 12,
      remark: 'Rent',
    });
  });
});

test.each([
  [null, ['Required!']],
  ['', ['Required!']],
  ['  ', ['Required!']],
  ['x', []],
  ['x'.repeat(200), []],
  ['x'.repeat(201), ['Remark must be less than 200 characters']],
])('the remark is required and has at most 200 characters (case %#)', (remark, messages) => {
  expect(texts('10', remark)).toEqual(messages);
});

test.each([
  [340, 0, 100],
  [340, 99, 1],
  [340, 100, 0],
  [340, 101, 0],
  [40, 0, 40],
  [40, 70, 30],
  [0, 0, 0],
])('of %i flowers with %i exchanged this month, %i are left to exchange', (flowers, exchangedThisMonth, left) => {
  expect(remainingFlowers({ flowers, exchangedThisMonth })).toBe(left);
});

test.each([
  ['', 1, 1],
  ['0', -1, 0],
  ['1', -1, 0],
  ['59', 1, 60],
  ['60', 1, 60],
  ['99', 1, 60],
  ['99', -1, 60],
  ['1.9', 1, 2],
  ['ten', 1, 1],
  ['Infinity', 1, 1],
  ['-5', 1, 0],
  ['-1', 1, 0],
] as const)('with a quota of 60, %j stepped by %i is %i', (text, step, count) => {
  expect(stepFlowerCount(text, step, 60)).toBe(count);
});

test.each([0, -1])('with a quota of %i no step leads above 0', (quota) => {
  expect(stepFlowerCount('0', 1, quota)).toBe(0);
});

test.each([
  [0, 0],
  [1, 5],
  [100, 500],
])('%i flowers are worth %i pesos', (flowers, pesos) => {
  expect(flowersInPesos(flowers)).toBe(pesos);
});
