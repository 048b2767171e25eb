import { expect, it } from 'vitest';
import { disposition, safeNames } from '../src/files/disposition.ts';

it.each([
  ['Plan "A".pdf', `attachment; filename="Plan _A_.pdf"; filename*=UTF-8''Plan%20_A_.pdf`],
  ["Ana's (1).pdf", `attachment; filename="Ana_s (1).pdf"; filename*=UTF-8''Ana%27s%20%281%29.pdf`],
  ['发音 ñ.mp3', `attachment; filename="__ _.mp3"; filename*=UTF-8''%E5%8F%91%E9%9F%B3%20%C3%B1.mp3`],
  ['../..\\up.pdf', `attachment; filename=".._.._up.pdf"; filename*=UTF-8''.._.._up.pdf`],
  ['a\r\nset-cookie: b', `attachment; filename="a__set-cookie_ b"; filename*=UTF-8''a__set-cookie_%20b`],
  ['nul.pdf', `attachment; filename="_nul.pdf"; filename*=UTF-8''_nul.pdf`],
  ['Why? ...', `attachment; filename="Why_"; filename*=UTF-8''Why_`],
  ['half \uD83D.pdf', `attachment; filename="half _.pdf"; filename*=UTF-8''half%20_.pdf`],
])('a file named %j is told to the browser under a safe name', (name, told) => {
  expect(disposition('attachment', name)).toBe(told);
});

it('files of one folder have each a name of their own, where capitals count for nothing, too', () => {
  expect(safeNames(['Plan.pdf', 'plan.PDF', 'Plan.pdf', 'Plan (2).pdf', 'Notes', 'Notes', 'a/b', 'a:b'])).toEqual([
    'Plan.pdf',
    'plan (2).PDF',
    'Plan (3).pdf',
    'Plan (2) (2).pdf',
    'Notes',
    'Notes (2)',
    'a_b',
    'a_b (2)',
  ]);
});
