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
