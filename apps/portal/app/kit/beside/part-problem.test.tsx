import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PartProblem } from './part-problem.tsx';

test.each([
  [undefined, true],
  [false, true],
  [true, false],
])('of a refusal that lasts (%s) to try again is offered: %s', (isLasting, isOffered) => {
  const markup = renderToStaticMarkup(<PartProblem part={{ problem: 'Not yours.', isLasting }} retryHref="/home" />);
  expect(markup).toContain('Not yours.');
  expect(markup.includes('Try again')).toBe(isOffered);
});
