import { expect, test } from 'vitest';
import { appealAbout } from './appeal-about.server.ts';

test.each([
  ['ledger=12', { name: 'appeal-ledger-12', subject: { LedgerId: 12 }, sent: { LedgerId: 12 } }],
  ['complaint=12', { name: 'appeal-complaint-12', subject: { ComplaintId: 12 }, sent: { ComplaintId: 12 } }],
  // The class itself is a field of the form.
  ['class=12', { name: 'appeal-class-12', subject: { Clid: 12 }, sent: { IsAppeal: true } }],
  ['', undefined],
  ['class=', undefined],
  ['class=0', undefined],
  ['class=1.5', undefined],
  ['ledger=x&class=12', { name: 'appeal-class-12', subject: { Clid: 12 }, sent: { IsAppeal: true } }],
])('an appeal at ?%s', (search, about) => {
  expect(appealAbout(new URLSearchParams(search))).toEqual(about);
});
