import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { finishState } from './finish-state.ts';
import {
  currentLesson,
  lessonType,
  lessonTypeWords,
  type MaterialRow,
  materialNotLoadedMessage,
  materialOutOfRangeMessage,
  setMaterialProblem,
} from './teaching-material.ts';

interface Row extends MaterialRow {
  name: string;
}

function row(name: string, change: Partial<MaterialRow> = {}): Row {
  return { name, csid: 0, usid: 0, usaid: 0, classType: 0, isRemark: true, ...change };
}

describe('the class status', () => {
  it.each([
    [true, true, 'finished'],
    [true, false, 'incorrectFinished'],
    [false, true, 'incorrectFinished'],
    [false, false, 'unfinished'],
  ])('over: %s, with a SID: %s, is %s', (isOver, hasSid, state) => {
    expect(finishState({ isOver, hasSid })).toBe(state);
  });
});

describe('the lesson type', () => {
  it.each([
    ['a test', { classType: 1 }, 3],
    ['a test that was taught before', { classType: 1, usid: 7 }, 3],
    ['a test without remark', { classType: 2, isRemark: false }, 3],
    ['a lesson taught before', { usid: 1 }, 1],
    ['a teaching plan that was taught before', { usid: 1, isRemark: false }, 1],
    ['a teaching plan', { isRemark: false }, 2],
    ['a lesson with a remark', {}, 4],
    ['a lesson whose ids say nothing', { usid: 0, classType: 0 }, 4],
    ['a lesson with ids below zero', { usid: -1, classType: -1 }, 4],
    ['a lesson set for the class', { csid: 5 }, 4],
    ['a lesson with an answered test only', { usaid: 5 }, 4],
  ] as const)('of %s', (_, change, type) => {
    expect(lessonType(row('', change))).toBe(type);
  });

  it('2 is called a teaching plan and 3 a test lesson', () => {
    expect([lessonTypeWords[2], lessonTypeWords[3]]).toEqual(['Teaching plan', 'Test lesson']);
  });
});

describe('the current lesson', () => {
  const plan = row('plan', { isRemark: false });
  it.each([
    [
      'is the first that is set, whatever was taught',
      [plan, row('a', { usid: 1 }), row('b', { csid: 1 }), row('c', { csid: 2 })],
      'b',
    ],
    ['is the one set even before what was taught', [row('a', { csid: 1 }), row('b', { usid: 1 }), row('c')], 'a'],
    ['is the one after the last taught', [plan, row('a', { usid: 1 }), row('b'), row('c', { usid: 2 }), row('d')], 'd'],
    ['counts a taken test as taught', [row('a', { usid: 1 }), row('test', { usaid: 1, classType: 1 }), row('b')], 'b'],
    ['may be a teaching plan when that comes after the last taught', [row('a', { usid: 1 }), plan, row('b')], 'plan'],
    ['is the first with a remark when nothing was taught', [plan, row('a'), row('b')], 'a'],
    [
      'is the first with a remark when the last row was taught',
      [plan, row('a', { usid: 1 }), row('b', { usid: 2 })],
      'a',
    ],
    ['is none when no rule finds one', [plan], undefined],
    ['is none in an empty list', [], undefined],
  ] as const)('%s', (_, rows, name) => {
    expect(currentLesson<Row>(rows)?.name).toBe(name);
  });

  const anyRow = fc.record({
    csid: fc.constantFrom(0, 0, 0, 4),
    usid: fc.constantFrom(0, 3),
    usaid: fc.constantFrom(0, 0, 2),
    classType: fc.constantFrom(0, 0, 1),
    isRemark: fc.boolean(),
  });

  it('is always a row of the list, and the set one where there is one', () => {
    fc.assert(
      fc.property(fc.array(anyRow), (rows) => {
        const current = currentLesson(rows);
        if (current !== undefined) expect(rows).toContain(current);
        const set = rows.filter(({ csid }) => csid > 0);
        if (set.length > 0) expect(current).toBe(set[0]);
        else if (rows.some(({ isRemark }) => isRemark)) expect(current).toBeDefined();
      }),
    );
  });

  it('moves one row on when the current lesson was taught and another follows', () => {
    fc.assert(
      fc.property(fc.array(anyRow, { minLength: 1 }), (drawn) => {
        const rows = drawn.map((item) => ({ ...item, csid: 0 }));
        const lastDone = rows.findLastIndex(({ usid, usaid }) => usid > 0 || usaid > 0);
        const current = currentLesson(rows);
        if (current === undefined || rows.indexOf(current) !== lastDone + 1) return;
        const taught = rows.map((item) => (item === current ? { ...item, usid: 9 } : item));
        const after = rows.indexOf(current) + 1;
        if (after < rows.length) expect(currentLesson(taught)).toBe(taught[after]);
      }),
    );
  });
});

describe('setting material', () => {
  it.each([
    ['before the list is there', 1, undefined, materialNotLoadedMessage],
    ['of the first row', 1, [1, 2, 3], undefined],
    ['of the last row', 3, [1, 2, 3], undefined],
    ['of the row before the first', 0, [1, 2, 3], materialOutOfRangeMessage],
    ['of the row after the last', 4, [1, 2, 3], materialOutOfRangeMessage],
    ['of no row', undefined, [1, 2, 3], materialOutOfRangeMessage],
    ['of half a row', 1.5, [1, 2, 3], materialOutOfRangeMessage],
    ['from an empty list', 1, [], materialOutOfRangeMessage],
  ])('%s', (_, rowNumber, rowNumbers, problem) => {
    expect(setMaterialProblem(rowNumber, rowNumbers)).toBe(problem);
  });

  it('says the words of the specification', () => {
    expect(materialNotLoadedMessage).toBe('Please wait for Teaching Material fully loaded.');
  });
});
