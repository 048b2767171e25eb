import { expect, test } from 'vitest';
import { goalHoursMessage } from './growth-goal.ts';
import { addGoalSchema, goalTargetSchema } from './growth-goal-form.ts';

test.each(['1', '60', '400'])('takes %s hours', (typed) => {
  expect(goalTargetSchema.parse(typed)).toBe(Number(typed));
});

test.each(['', '0', '-1', '401', '1000000000000', '12.5', '1e2', 'abc', '６０'])(
  'refuses %s, and says what can be',
  (typed) => {
    expect(goalTargetSchema.safeParse(typed).error?.issues[0]?.message).toBe(goalHoursMessage);
  },
);

test('refuses a round that is no month', () => {
  expect(addGoalSchema.safeParse({ round: '2026-13', target: '60' }).success).toBe(false);
});
