import { describe, expect, it } from 'vitest';
import { canClockIn, clockInLabel, clockInResult, clockInStateOfStatus } from './clock-in.ts';

describe('the status of a shift', () => {
  it.each([
    [-1, 'unknown'],
    [0, 'ready'],
    [1, 'clockedIn'],
    [2, 'late'],
    [3, 'unknown'],
    [-2, 'unknown'],
    [0.5, 'unknown'],
    [Number.NaN, 'unknown'],
  ])('%s means %s', (status, state) => {
    expect(clockInStateOfStatus(status)).toBe(state);
  });
});

describe('the result of clocking in', () => {
  it.each([
    [-2, 'closed', false],
    [-1, 'clockedIn', false],
    [0, 'ready', false],
    [1, 'clockedIn', true],
    [2, 'late', false],
    [3, 'late', false],
    [4, 'closed', false],
    [99, 'closed', false],
  ])('%i means %s, and its message is a success tip: %s', (body, state, isSuccess) => {
    expect(clockInResult(body)).toEqual({ state, isSuccess });
  });
});

describe('the button', () => {
  it.each([
    ['unknown', false, 'Clock In'],
    ['ready', true, 'Clock In'],
    ['clockedIn', false, 'Clocked In'],
    ['late', false, 'Late'],
    ['closed', false, 'Clock In'],
  ] as const)('in state %s is clickable: %s, and reads %s', (state, isClickable, label) => {
    expect(canClockIn(state)).toBe(isClickable);
    expect(clockInLabel(state)).toBe(label);
  });
});
