import { describe, expect, it } from 'vitest';
import { pointsRules } from './points-rules.ts';
import { shownQaItems } from './qa-report.ts';

describe('the QA test report', () => {
  it.each([
    ['Grammar Result', 'Grammar'],
    ['Result of Grammar', 'of Grammar'],
    ['Accent result', 'Accent'],
    ['Results', 'Results'],
    ['Phonics', 'Phonics'],
    ['Demo Result Class', 'Demo Class'],
  ])('titles %j as %j', (name, title) => {
    expect(shownQaItems([{ name, score: '90' }])).toEqual([{ name: title, score: '90' }]);
  });

  it.each(['TESOL', 'tesol Result', 'My TESOL test'])('hides %s', (name) => {
    expect(shownQaItems([{ name, score: '1' }])).toEqual([]);
  });
});

it('points are gained and lost as the specification says', () => {
  expect(pointsRules.map(({ points }) => points)).toEqual([0.2, 0.3, 2, 1, -2, -20, -10]);
});
