import { beforeEach, expect, test } from 'vitest';
import { scriptedPages } from '../../testing/scripted-pages.ts';
import * as keep from './keep.ts';
import * as answerPage from './test-answer.tsx';
import * as details from './test-details.tsx';

const { open, send, answer, refuse, asked, wasCalled } = scriptedPages({
  trainingTestDetails: details,
  trainingTestAnswer: answerPage,
  'training/keep': keep,
});

const detailsPath = '/trainingTestDetails?kctId=40001';
const attemptPath = '/trainingTestAnswer?kctId=40001';
const reviewPath = `${attemptPath}&step=review`;
// Asked by a script.
const keepPath = '/training/keep?_data=training%2Fkeep';
const resultPath = '/trainingTestAnswer?recodeId=80001';

const options = [
  { OptionId: 'x', Text: 'One hour' },
  { OptionId: 'y', Text: 'Two hours' },
];
const questions = [
  { QuestionId: 'when', Kind: 'single', Question: 'When?', Options: options },
  { QuestionId: 'which', Kind: 'multiple', Question: 'Which?', Options: options },
  { QuestionId: 'order', Kind: 'order', Question: 'In which order?', Options: options },
  { QuestionId: 'words', Kind: 'text', Question: 'How many?', Options: [] },
];
const attempt = {
  ...{ RecodeId: 80_001, StartTime: '2026-11-20T03:55:00.000Z', EndTime: '2026-11-20T04:10:00.000Z' },
  Questions: questions,
  Answers: [{ QuestionId: 'order', Answer: ['y', 'x'], IsFlagged: true, Revision: 3 }],
};
const underTest = {
  ...{ KctId: 40_001, KctName: 'Test: Time', CourseId: 1001, CourseName: 'Time and attendance', TestTime: 15 },
  ...{ PassPercent: 80, QuestionCount: 4, AttemptsLeft: 2, IsPass: false, TestScore: 60, IsLocked: false },
  ...{ BestRecodeId: 79_999, LatestRecodeId: 79_999, Attempt: null },
};
const begin = () => answer('tutordata/kctlist', { ...underTest, Attempt: attempt });

beforeEach(() => {
  answer('tutordata/kctlist', underTest);
  answer('tutordata/starttest', attempt);
  answer('tutordata/savetestanswer', { QuestionId: 'when', Answer: ['y'], Revision: 1 });
  answer('tutordata/testsubmit', { RecodeId: 80_001, TestScore: 75, IsPass: false });
  answer('tutordata/addtutorlabel', { KctId: 40_001, LabelName: 'Time', LabelTime: attempt.EndTime });
});

test('a test says what it takes, begins by a button, and goes on where it is under way', async () => {
  const { title, text, links } = await open(detailsPath);
  expect(title).toBe('Test: Time · Tutor Portal');
  expect(text).toContain('4 questions · 15 minutes · 80 % passes');
  expect(text).toContain('You have 2 attempts left today.');
  expect(links['Look at the result: 60 %']).toBe('/trainingTestAnswer?recodeId=79999');
  expect((await send(detailsPath, {})).location).toBe(attemptPath);
  begin();
  expect((await open(detailsPath)).links['Go on with the test']).toBe(attemptPath);
  answer('tutordata/kctlist', { ...underTest, AttemptsLeft: 0 });
  const used = await open(detailsPath);
  expect(used.text).toContain('You have used all 3 attempts of today.');
  expect(used.document.querySelector('form')).toBeNull();
});

test('a locked test says why, and leads to its course', async () => {
  answer('tutordata/kctlist', { ...underTest, IsLocked: true });
  const { text, links, document } = await open(detailsPath);
  expect(text).toContain('It opens when every chapter of its course was learnt.');
  expect(links['Go to the course']).toBe('/trainingCenter/courseDetail/1001');
  expect(document.querySelector('form')).toBeNull();
});

test('a test under way shows what was answered, what is flagged, and how long it goes on', async () => {
  begin();
  const { text, fields, links } = await open(attemptPath);
  expect(text).toContain('Ends at 12:10 PM (Asia/Manila). What is saved by then is handed in by itself. 10:00 left');
  expect(text).toContain('1 of 4 answered');
  expect(links['3 ⚑, answered, to come back to']).toBe('#question-order');
  expect(fields('Test: Time')).toMatchObject({
    ...{ 'order:x': ['2'], 'order:y': ['1'], 'flag:order': ['true'] },
    ...{ recodeId: ['80001'], page: [''], turns: [''], revisions: ['when:0,which:0,order:3,words:0'] },
  });
});

test('the form of a test saves what it changes, without a script too, and leads to the list of answers', async () => {
  begin();
  const drawn = { form: 'review', recodeId: '80001', revisions: 'when:0,which:0,order:3,words:0' };
  const same = { 'order:x': '2', 'order:y': '1', 'flag:order': 'true' };
  expect((await send(attemptPath, { ...drawn, ...same })).location).toBe(reviewPath);
  expect(wasCalled('tutordata/savetestanswer')).toBe(false);
  await send(attemptPath, { ...drawn, 'order:x': '1', 'order:y': '2' });
  expect(asked('tutordata/savetestanswer')).toEqual({
    ...{ RecodeId: 80_001, QuestionId: 'order', Answer: ['x', 'y'], IsFlagged: false, Revision: 4 },
  });
  await send(attemptPath, { ...drawn, ...same, which: ['x', 'y'] });
  expect(asked('tutordata/savetestanswer')).toMatchObject({ QuestionId: 'which', Answer: ['x', 'y'], Revision: 1 });
  await send(attemptPath, { ...drawn, ...same, words: ' three ' });
  expect(asked('tutordata/savetestanswer')).toMatchObject({ QuestionId: 'words', Answer: ['three'] });
  // The page's script hands over its name and its turns: an answer of it that is still on its way is no conflict.
  const page = { ...drawn, ...same, page: 'random', turns: 'words:4' };
  await send(attemptPath, { ...page, words: 'Paris' });
  expect(asked('tutordata/savetestanswer')).toMatchObject({ Answer: ['Paris'], Page: 'random', Turn: 4, Revision: 1 });
  refuse('tutordata/savetestanswer', 'This question was answered in another window or on another device.', 107);
  const refused = await send(attemptPath, { ...drawn, ...same, when: 'y' });
  expect([refused.location, refused.said]).toEqual([
    reviewPath,
    'An answer was changed elsewhere meanwhile. Please check this list.',
  ]);
});

test('before it is handed in a test lists every answer in words, and names the gaps', async () => {
  begin();
  const { text, links, fields } = await open(reviewPath);
  expect(text).toContain('3 questions have no answer yet: 1, 2, 4');
  expect(text).toContain('You meant to come back to 3.');
  expect(text).toContain('3. In which order? Two hours · One hour Come back Saved');
  expect(links.Change).toMatch(/^\/trainingTestAnswer\?kctId=40001#question-/);
  const { startTime = [], revisions = [] } = fields('Hand in');
  const sent = await send(reviewPath, { form: 'hand-in', startTime, revisions });
  // The page itself is the answer: no message beside it.
  expect([sent.location, sent.said]).toEqual([resultPath, undefined]);
  expect(asked('tutordata/testsubmit')).toEqual({
    ...{ kctId: '40001', startTime: attempt.StartTime, IsCompleteCourse: 'true' },
    Answers: [
      { QuestionId: 'when', Answer: [], Revision: 0 },
      { QuestionId: 'which', Answer: [], Revision: 0 },
      { QuestionId: 'order', Answer: ['y', 'x'], Revision: 3 },
      { QuestionId: 'words', Answer: [], Revision: 0 },
    ],
  });
  expect(wasCalled('tutordata/addtutorlabel')).toBe(false);
});

test('an order that is not whole is named in the list: places as they were chosen, and what is missing', async () => {
  const listed = async (places: string[]) => {
    const Answers = [{ QuestionId: 'order', Answer: places, IsFlagged: false, Revision: 1 }];
    answer('tutordata/kctlist', { ...underTest, Attempt: { ...attempt, Questions: [questions[2]], Answers } });
    return (await open(reviewPath)).text;
  };
  const last = await listed(['', 'x']);
  expect(last).toContain('Question 1 is answered only in part');
  expect(last).toContain('1. In which order? 2. One hour 1 line has no place yet. Incomplete');
  expect(last).not.toContain('Every question has an answer');
  expect(await listed(['x y', ''])).toContain('1. One hour / Two hours Place 1 is given to 2 lines. Incomplete');
  expect(await listed(['y', 'x'])).toContain('Every question has an answer');
});

test('a test that is passed puts on its label', async () => {
  begin();
  answer('tutordata/testsubmit', { RecodeId: 80_001, TestScore: 90, IsPass: true });
  const form = { form: 'hand-in', startTime: attempt.StartTime, revisions: '' };
  expect((await send(reviewPath, form)).location).toBe(resultPath);
  expect(asked('tutordata/addtutorlabel')).toEqual({ kctId: '40001' });
  refuse('tutordata/addtutorlabel', 'Not now.');
  expect((await send(reviewPath, form)).location).toBe(resultPath);
});

test('a list of answers that is not the last one is not handed in', async () => {
  begin();
  refuse('tutordata/testsubmit', 'An answer was changed in another window or on another device.', 107);
  const sent = await send(reviewPath, { form: 'hand-in', startTime: attempt.StartTime, revisions: 'order:2' });
  expect([sent.location, sent.said]).toEqual([
    reviewPath,
    'An answer was changed in another window or on another device.',
  ]);
});

test('a test that was handed in leads to its result, and handing it in again too', async () => {
  expect((await open(attemptPath)).location).toBe('/trainingTestAnswer?recodeId=79999');
  expect((await send(attemptPath, { form: 'review', recodeId: '80001', revisions: '' })).location).toBe(attemptPath);
  const again = await send(reviewPath, { form: 'hand-in', startTime: attempt.StartTime, revisions: '' });
  expect(again.location).toBe(resultPath);
  expect(asked('tutordata/testsubmit')).toMatchObject({ Answers: [] });
  answer('tutordata/kctlist', { ...underTest, LatestRecodeId: null });
  expect((await open(attemptPath)).location).toBe(detailsPath);
});

test('an answer is kept for the page’s script, which hears what the service has instead', async () => {
  begin();
  const form = {
    kctId: '40001',
    recodeId: '80001',
    questionId: 'order',
    revision: '2',
    answer: ['x', 'y'],
    flagged: 'true',
  };
  const keepAnswer = async () => JSON.parse((await send(keepPath, form)).document.body.textContent ?? '').body;
  expect(await keepAnswer()).toEqual({ kind: 'kept', revision: 1 });
  expect(asked('tutordata/savetestanswer')).toEqual({
    ...{ RecodeId: 80_001, QuestionId: 'order', Answer: ['x', 'y'], IsFlagged: true, Revision: 2 },
  });
  refuse('tutordata/savetestanswer', 'This question was answered in another window.', 107);
  expect(await keepAnswer()).toEqual({ kind: 'stale', kept: { answer: ['y', 'x'], isFlagged: true, revision: 3 } });
  answer('tutordata/kctlist', underTest);
  expect(await keepAnswer()).toEqual({ kind: 'over' });
  expect((await send(keepPath, { ...form, revision: 'last' })).text).toContain('This cannot be read.');
});

test('a result tells the answers in words, what is right, and why', async () => {
  const result = {
    ...{ RecodeId: 80_001, TestScore: 50, IsPass: false, KctId: 40_001, KctName: 'Test: Time', CourseId: 1001 },
    ...{ PassPercent: 80, StartTime: attempt.StartTime, SubmitTime: attempt.EndTime, AttemptsLeft: 1 },
    Questions: [
      { ...questions[0], Answer: ['y'], Right: ['x'], IsRight: false, Explanation: 'One hour is enough.' },
      {
        ...questions[3],
        Kind: 'number',
        Unit: 'days',
        Answer: ['7'],
        Right: ['8'],
        IsRight: false,
        Explanation: 'A week.',
      },
      { ...questions[3], Answer: ['three'], Right: ['3', 'three'], IsRight: true, Explanation: 'Three of them.' },
    ],
  };
  answer('tutordata/gettestscore', result);
  const { title, text, links } = await open(resultPath);
  expect(title).toBe('Result · Test: Time · Tutor Portal');
  expect(text).toContain('50 % Not passed');
  expect(text).toContain('Your answer Two hours Right answer One hour One hour is enough.');
  expect(text).toContain('Your answer 7 days Right answer 8 days A week.');
  expect(text).toContain('Your answer three Three of them.');
  expect(links['Try again']).toBe(detailsPath);
  answer('tutordata/gettestscore', { ...result, AttemptsLeft: 0 });
  expect((await open(resultPath)).text).toContain('You have used all 3 attempts of today.');
  answer('tutordata/gettestscore', { ...result, IsPass: true });
  expect((await open(resultPath)).links['The kit and its label']).toBe('/trainingkitDetails/1001');
});

test.each(['/trainingTestDetails', '/trainingTestAnswer?recodeId=-1'])('%s is no address of a test', async (path) => {
  expect((await open(path)).location).toBe('/404');
});
