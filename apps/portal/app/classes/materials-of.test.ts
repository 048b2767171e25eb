import { expect, test } from 'vitest';
import { materialsOf } from './class-detail.server.ts';

const row = {
  ...{ RowNum: 1, UnitID: 11, UnitName: 'Pets', Sort: 1, SID: 201, SubjectName: 'Phonics', CatId: 3 },
  ...{ CSID: 0, USID: 0, USAID: 0, ClassType: 0, VipNumber: 0, TestNumber: 0 },
  ...{ IsRemark: true, IsTest: false, IsCurrentCourseware: false },
};

test.each([
  ['to come', {}, 4],
  ['taught before', { USID: 7 }, 1],
  ['whose test was taken before', { USAID: 7 }, 4],
  ['a test', { ClassType: 1, USID: 7 }, 3],
  ['a teaching plan', { IsRemark: false }, 2],
])('a lesson that is %s has its type', (_, change, type) => {
  const { items } = materialsOf({ SID: 201, Courses: [], Rows: [{ ...row, ...change }] });
  expect(items).toMatchObject([{ rowNumber: 1, title: 'Pets', type }]);
});

test.each([
  ['that was set', [{ USID: 7 }, { CSID: 9 }, {}], 2],
  ['after the last that was taught or tested', [{ USID: 7 }, { USAID: 8 }, {}], 3],
  ['that takes a remark', [{ IsRemark: false }, {}, {}], 2],
])('the lesson to teach now is the one %s, whatever the service marks', (_, changes, current) => {
  const Rows = changes.map((change, index) => ({
    ...{ ...row, RowNum: index + 1, IsCurrentCourseware: index === 0 },
    ...change,
  }));
  const { items } = materialsOf({ SID: 201, Courses: [], Rows });
  expect(items.filter(({ isCurrent }) => isCurrent).map(({ rowNumber }) => rowNumber)).toEqual([current]);
});
