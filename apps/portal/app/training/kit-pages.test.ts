import { beforeEach, expect, test } from 'vitest';
import { scriptedPages } from '../../testing/scripted-pages.ts';
import * as kits from './training-kit.tsx';
import * as details from './training-kit-details.tsx';

const { open, send, answer, refuse, asked } = scriptedPages({
  trainingKit: kits,
  'trainingkitDetails/:id': details,
});

const item = {
  ...{ PrimaryID: 1001, Name: 'Time and attendance', IsPass: true, TestScore: 90, TestTime: 15 },
  Icon: '/trainingCenter/media/time-and-attendance/icon.svg',
};
const testItem = {
  ...{ ...item, KctId: 40_001, Name: 'Test: Time and attendance', IsPass: false, TestScore: null, IsLocked: false },
};
const kit = {
  ...{ PrimaryID: 1001, Name: 'Time and attendance', CategoryName: 'Working with us', Summary: 'What to do by when.' },
  ...{ IsSubscribed: true, IsCompleted: false },
  Chapters: [
    { TrakitId: 1, Name: 'Your day', Minutes: 8, Status: 'learnt' },
    { TrakitId: 2, Name: 'Cancelling', Minutes: 7, Status: 'open' },
  ],
  Test: {
    ...{ KctId: 40_001, Name: 'Test: Time', IsPass: true, TestScore: 90, TestTime: 15, PassPercent: 80 },
    ...{ QuestionCount: 10, IsLocked: false, LabelTime: null },
  },
};

beforeEach(() => {
  answer('tutordata/trainingkits', [
    { Guid: 'working-here', CategoryName: 'Working with us', Items: [item] },
    { Guid: 'training-test', CategoryName: 'Training Test', Items: [testItem] },
  ]);
  answer('training/getkctlistbyname', [testItem]);
  answer('tutordata/trainingkitmodel', kit);
  answer('training/trakitstatusbytuid', {
    ...{ TrakitId: 2, Status: 'open', UsedTime: 90, ReadPercent: 40, ClipSeconds: 72 },
  });
  answer('tutordata/addtutorlabel', {
    KctId: 40_001,
    LabelName: 'Time and attendance',
    LabelTime: '2026-11-20T04:00:00.000Z',
  });
});

test('kits stand by category, each with its name, drawing, score, time and pass; tests lead to the test', async () => {
  const { title, text, links, document } = await open('/trainingKit');
  expect(title).toBe('Training Kit · Tutor Portal');
  expect(text).toContain('Working with us Time and attendance Best score: 90 % Test of 15 min Passed');
  expect(text).toContain('Training Test Test: Time and attendance No score yet Test of 15 min Take the test');
  expect(links['Time and attendance']).toBe('/trainingkitDetails/1001');
  expect(links['Take the test']).toBe('/trainingTestDetails?kctId=40001');
  expect(document.querySelector('img')?.getAttribute('src')).toBe(item.Icon);
});

test('a test that is locked says so, and has no button', async () => {
  const items = [{ ...testItem, IsLocked: true }];
  answer('tutordata/trainingkits', [{ Guid: 'training-test', CategoryName: 'Training Test', Items: items }]);
  const { text, links } = await open('/trainingKit');
  expect(text).toContain('Test of 15 min Opens when every chapter was learnt');
  expect(links['Take the test']).toBeUndefined();
});

test('tests are searched by name and category', async () => {
  const { text } = await open('/trainingKit?name=time&guid=working-here');
  expect(asked('training/getkctlistbyname')).toEqual({ name: 'time', guid: 'working-here' });
  expect(text).toContain('1 test found');
  expect(text).not.toContain('Best score: 90 %');
  refuse('training/getkctlistbyname', 'Not now.');
  expect((await open('/trainingKit?name=time')).text).toContain('No training kits here');
});

test('an ErrorCode in place of the kits is an empty list', async () => {
  refuse('tutordata/trainingkits', 'Not now.', 1);
  const { status, heading, text } = await open('/trainingKit');
  expect([status, heading]).toEqual([200, 'Training Center']);
  expect(text).toContain('No training kits here');
});

test('a kit says how far one is, where to go on, and what its test brought', async () => {
  const { title, text, links } = await open('/trainingkitDetails/1001');
  expect(title).toBe('Kit: Time and attendance · Tutor Portal');
  expect(text).toContain('Chapters that you have learnt 1 of 2');
  expect(links['Continue: Cancelling']).toBe('/trainingCenter/courseDetail/1001/2');
  expect(asked('training/trakitstatusbytuid')).toEqual({ trakitId: '2' });
  expect(text).toContain('40 % read · clip at 1:12');
  expect(text).toContain('your best score is 90 %');
  expect((await open('/trainingkitDetails/x')).location).toBe('/404');
});

test('the label of a passed test is put on by a button', async () => {
  const sent = await send('/trainingkitDetails/1001', { form: 'label' });
  expect([sent.location, sent.said]).toEqual(['/trainingkitDetails/1001', 'The label Time and attendance is yours.']);
  expect(asked('tutordata/addtutorlabel')).toEqual({ kctId: '40001' });
  answer('tutordata/trainingkitmodel', { ...kit, Test: { ...kit.Test, LabelTime: '2026-11-20T04:00:00.000Z' } });
  const { text, document } = await open('/trainingkitDetails/1001');
  expect(text).toContain('Your label since Fri 20 Nov 2026');
  expect(document.querySelector('form[aria-label=Label]')).toBeNull();
  refuse('tutordata/addtutorlabel', 'Pass this test first: then its label is yours.');
  expect((await send('/trainingkitDetails/1001', {})).said).toBe('Pass this test first: then its label is yours.');
});
