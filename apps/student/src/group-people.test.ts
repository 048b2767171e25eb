import { expect, test } from 'vitest';
import type { OfferedPerson } from './ask.ts';
import { groupPeople } from './group-people.ts';

const people: OfferedPerson[] = [
  { id: 1, name: 'Tutor Support', kind: 'staff', tutor: null },
  { id: 2, name: 'Chen Yutong (Coco)', kind: 'student', tutor: 'Maria Cristina Santos' },
  { id: 3, name: 'Nguyễn Minh Anh', kind: 'student', tutor: 'Oliver Bennett' },
  { id: 4, name: 'Liu Zihan', kind: 'student', tutor: 'Maria Cristina Santos' },
];

const namesOf = (search: string) =>
  groupPeople(people, search).map(({ title, members }) => [title, members.map(({ id }) => id)]);

test('students stand under their tutors, the staff by itself', () => {
  expect(namesOf('')).toEqual([
    ['Staff', [1]],
    ['Students of Maria Cristina Santos', [2, 4]],
    ['Students of Oliver Bennett', [3]],
  ]);
});

test('words find people by their own names and by those of their tutors, whatever the case', () => {
  expect(namesOf('coco')).toEqual([['Students of Maria Cristina Santos', [2]]]);
  expect(namesOf('OLIVER  anh')).toEqual([['Students of Oliver Bennett', [3]]]);
  expect(namesOf('staff')).toEqual([['Staff', [1]]]);
  expect(namesOf('nobody')).toEqual([]);
});
