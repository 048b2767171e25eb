import { describe, expect, it } from 'vitest';
import { attendanceRecordFilter, recitationResult } from './class-records.ts';

describe('records of classes', () => {
  it.each([
    [0, 'toImprove'],
    [79, 'toImprove'],
    [80, 'passed'],
    [100, 'passed'],
  ])('a recitation class of %i marks is %s', (score, result) => {
    expect(recitationResult(score)).toBe(result);
  });

  it.each([
    [null, 'all'],
    ['late', 'late'],
    ['earlyLeave', 'earlyLeave'],
    ['early', 'all'],
  ])('a list narrowed to %j shows %s', (asked, filter) => {
    expect(attendanceRecordFilter(asked)).toBe(filter);
  });
});
