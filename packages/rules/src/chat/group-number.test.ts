import { expect, it } from 'vitest';
import { groupNumberFrom, groupNumberText, readGroupNumber } from './group-number.ts';

const number = groupNumberFrom('48210937551');

it('a number is read as it is typed, with spaces or without', () => {
  expect(number).toMatch(/^48210937551\d$/);
  for (const typed of [number, groupNumberText(number), ` ${number.slice(0, 6)}-${number.slice(6)}\t`]) {
    expect(readGroupNumber(typed)).toBe(number);
  }
  expect(groupNumberText(number)).toMatch(/^4821 0937 551\d$/);
});

it('each wrong digit and each exchange of neighbours but 0 and 9 is seen', () => {
  for (let place = 0; place < number.length; place += 1) {
    for (let digit = 0; digit <= 9; digit += 1) {
      const wrong = number.slice(0, place) + digit + number.slice(place + 1);
      expect(readGroupNumber(wrong)).toBe(wrong === number ? number : undefined);
    }
    const [left = '', right = ''] = number.slice(place, place + 2);
    const swapped = number.slice(0, place) + right + left + number.slice(place + 2);
    const isSeen = left !== right && right !== '' && ![left + right].some((pair) => pair === '09' || pair === '90');
    if (isSeen) expect(readGroupNumber(swapped)).toBeUndefined();
  }
});

it.each(['', 'abc', '10115', `${number}0`, '１２３４５６７８９０１２'])('%o is the number of no group', (typed) => {
  expect(readGroupNumber(typed)).toBeUndefined();
});
