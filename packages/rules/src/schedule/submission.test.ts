import { describe, expect, it } from 'vitest';
import { pricedClassValue } from './cancel-list.ts';
import { cancelSubmissionSchema, scheduleSubmissionSchema, submittedSlotsMax } from './submission.ts';

const key = '7d1f0c52-0a5e-4a53-8f8e-6ff0d3a1c111';
const start = '2026-11-27T10:00:00.000Z';
const next = '2026-11-27T10:30:00.000Z';
const problem = (value: unknown, schema: typeof scheduleSubmissionSchema | typeof cancelSubmissionSchema) =>
  schema.safeParse(value).error?.issues[0]?.message;
const many = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => new Date(Date.parse(start) + index * 1_800_000).toISOString());

describe('a submission', () => {
  it.each([
    [{ key, open: [start], close: [next] }, undefined],
    [{ key, open: many(submittedSlotsMax), close: [] }, undefined],
    [{ key, open: many(submittedSlotsMax + 1), close: [] }, 'These are more half hours than a week has.'],
    [{ key, open: [], close: [] }, 'Nothing is changed.'],
    [{ key, open: [start], close: [start] }, 'A half hour is named twice.'],
    [{ key, open: [start, start], close: [] }, 'A half hour is named twice.'],
    [{ key, open: ['2026-11-27T10:00:00.001Z'], close: [] }, 'Time is scheduled in half hours.'],
    [{ key, open: ['2026-11-27T10:15:00Z'], close: [] }, 'Time is scheduled in half hours.'],
    [{ key, open: ['2026-11-27T10:15:00+05:45'], close: [] }, undefined],
    [{ key, open: ['tomorrow'], close: [] }, 'This is not a time.'],
    [{ key: 'x'.repeat(15), open: [start], close: [] }, 'This page is out of date. Please reload it.'],
    [{ key: 'x'.repeat(16), open: [start], close: [] }, undefined],
    [{ key: 'x'.repeat(64), open: [start], close: [] }, undefined],
    [{ key: 'x'.repeat(65), open: [start], close: [] }, 'This page is out of date. Please reload it.'],
    [{ key: null, open: [start], close: [] }, 'This page is out of date. Please reload it.'],
    [{ key: `${key}'`, open: [start], close: [] }, 'This page is out of date. Please reload it.'],
  ])('case %#', (value, message) => {
    expect(problem(value, scheduleSubmissionSchema)).toBe(message);
  });
});

describe('a cancellation', () => {
  it.each([
    [{ key, classes: ['700001'], slots: [], reason: '3' }, undefined],
    [{ key, classes: ['700001'], slots: [] }, 'Choose why you cannot take the classes.'],
    [{ key, classes: ['700001'], slots: [], reason: '7' }, 'Choose why you cannot take the classes.'],
    [{ key, classes: [], slots: [start], note: 'x'.repeat(501) }, 'The note has at most 500 characters.'],
    [{ key, classes: [], slots: [start], note: 'x'.repeat(500) }, undefined],
    [{ key, classes: [], slots: [start] }, undefined],
    [{ key, classes: [], slots: [] }, 'Nothing is selected.'],
    [{ key, classes: ['700001:300'], slots: [], reason: '1' }, undefined],
    [{ key, classes: ['0'], slots: [] }, 'This is not a class.'],
    [{ key, classes: ['-7'], slots: [] }, 'This is not a class.'],
    [{ key, classes: ['7e3'], slots: [] }, 'This is not a class.'],
    [{ key, classes: ['700001:'], slots: [] }, 'This is not a class.'],
    [{ key, classes: ['700001:-50'], slots: [] }, 'This is not a class.'],
    [{ key, classes: ['700001:1000'], slots: [] }, 'This is not a class.'],
    [{ key, classes: [], slots: ['2026-11-27T10:01:00Z'] }, 'Time is scheduled in half hours.'],
  ])('case %#', (value, message) => {
    expect(problem(value, cancelSubmissionSchema)).toBe(message);
  });

  it('carries for each class what it costs by the page; a page that says nothing has shown no penalty', () => {
    const classes = [pricedClassValue('700001', 50), '700002'];
    expect(cancelSubmissionSchema.parse({ key, classes, slots: [], reason: '1' }).classes).toEqual([
      { clid: 700_001, feePercent: 50 },
      { clid: 700_002, feePercent: 0 },
    ]);
  });
});
