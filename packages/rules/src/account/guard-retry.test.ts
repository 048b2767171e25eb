import { describe, expect, it } from 'vitest';
import { guardRetryLimit, nextGuardStep } from './guard-retry.ts';

describe('the guard after a failed load', () => {
  it.each([
    [0, '/welcome', 1],
    [1, '/welcome', 2],
    [2, '/500', 0],
    [3, '/500', 0],
    [99, '/500', 0],
  ])('with %i failures before goes to %s and keeps the count %i', (before, to, retryCount) => {
    expect(nextGuardStep(before)).toEqual({ to, retryCount });
  });

  it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    'takes a forged count (%s) for none',
    (before) => {
      expect(nextGuardStep(before)).toEqual({ to: '/welcome', retryCount: 1 });
    },
  );

  it('gives up on the third failure in a row and then begins anew', () => {
    const steps: string[] = [];
    let count = 0;
    for (let failure = 0; failure < 6; failure += 1) {
      const step = nextGuardStep(count);
      steps.push(step.to);
      count = step.retryCount;
    }
    expect(guardRetryLimit).toBe(3);
    expect(steps).toEqual(['/welcome', '/welcome', '/500', '/welcome', '/welcome', '/500']);
  });
});
