import { expect, test } from 'vitest';
import { companyTime } from './company-time.ts';

const hrefOf = (isShown: boolean): string => (isShown ? '/with' : '/without');

test.each([
  ['hidden, can be shown', 'Asia/Manila', false, undefined, { href: '/with', label: 'Show company time' }],
  [
    'shown, can be hidden',
    'Asia/Manila',
    true,
    'Asia/Shanghai',
    { href: '/without?zone=own', label: 'Hide company time' },
  ],
  ['of a tutor who lives by it, does not come twice', 'Asia/Shanghai', true, undefined, undefined],
])('the company’s time, %s', (_, zone, isShown, secondZone, zoneSwitch) => {
  expect(companyTime(zone, isShown, hrefOf)).toEqual({ secondZone, zoneSwitch });
});
