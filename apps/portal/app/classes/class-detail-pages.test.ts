import { hours, minutes } from '@tutor/rules/time/durations';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { lesson } from '../../testing/lesson.ts';
import { servePages } from '../../testing/pages.tsx';
import { testContext, testRequest, testSecrets } from '../../testing/request.ts';
import { type ScriptedBackend, startScriptedBackend } from '../../testing/scripted-backend.ts';
import { startSession } from '../session/session.server.ts';
import { rememberZone } from '../session/zone.server.ts';
import * as detail from './class-detail.tsx';
import * as join from './join.ts';
import { savedRemark, savedValues } from './saved-remark.ts';

let backend: ScriptedBackend;
let pages: Awaited<ReturnType<typeof servePages>>;

const { meta: _, ...classPage } = detail;

beforeAll(async () => {
  vi.stubEnv('SESSION_SECRET', testSecrets.SESSION_SECRET);
  backend = await startScriptedBackend();
  pages = await servePages({ 'classDetail/:id': classPage, 'classes/join/:id': join }, backend.url);
});
afterAll(() => backend.close());
beforeEach(() => {
  backend.answers.clear();
  backend.calls.length = 0;
});

const answer = (call: string, Body: unknown) => backend.answers.set(`/api/classtable/${call}`, { ErrorCode: 0, Body });
const refuse = (call: string, Msg: string) => backend.answers.set(`/api/classtable/${call}`, { ErrorCode: 103, Msg });

/** What a page with scripts is answered to a form. */
const replyTo = async (fields: Record<string, string>): Promise<unknown> => {
  const cookies = [
    await startSession({ token: 'token-of-a-tutor-0123456789', expiresAt: new Date(Date.now() + hours(1)) }),
    await rememberZone('Asia/Manila'),
  ];
  const answered = await detail.action({
    request: testRequest('/classDetail/7', cookies, { method: 'POST', body: new URLSearchParams(fields) }),
    context: { ...testContext(backend.url), isDataRequest: true },
    params: { id: '7' },
  });
  return answered.json();
};

describe('a remark', () => {
  const saved = { Version: 3, RemarkTime: '2025-03-26T11:00:00Z' };
  const send = (fields: Record<string, string>) => pages.send('/classDetail/7', { intent: 'remark', ...fields });

  test('of knowledge points goes up with each point and what was judged of it', async () => {
    answer('getremark', { Kind: 'knowledge', KnowledgePoints: ['Words: lion', 'What can you see?'], Version: 2 });
    answer('addknowledgepointsremark', saved);
    const fields = { version: '2', content: 'Well done.', homework: 'Page 4.', point0: '1', point1: '3' };
    expect(await send(fields)).toMatchObject({ location: '/classDetail/7', said: 'Your remark was saved.' });
    expect(backend.asked.get('/api/classtable/addknowledgepointsremark')).toEqual({
      CLID: 7,
      Version: 2,
      Content: 'Well done.',
      Homework: 'Page 4.',
      Points: [
        { Point: 'Words: lion', Mastery: 1 },
        { Point: 'What can you see?', Mastery: 3 },
      ],
    });
  });

  test('of a trial goes up with its ratings and the level', async () => {
    answer('getremark', { Kind: 'trial', KnowledgePoints: [], Version: 0 });
    answer('addtrialremark', saved);
    const ratings = { pronunciation: '1', vocabulary: '2', grammar: '3', fluency: '4' };
    expect(await send({ version: '0', content: 'Likes animals.', level: 'Level 2', ...ratings })).toMatchObject({
      location: '/classDetail/7',
    });
    expect(backend.asked.get('/api/classtable/addtrialremark')).toEqual({
      CLID: 7,
      Version: 0,
      Content: 'Likes animals.',
      Level: 'Level 2',
      Pronunciation: 1,
      Vocabulary: 2,
      Grammar: 3,
      Fluency: 4,
    });
  });

  test('that is put off without script leaves what was typed on its page', async () => {
    answer('getremark', { Kind: 'normal', KnowledgePoints: [], Version: 0 });
    answer('addremarklater', { DueTime: '2025-03-26T11:00:00Z' });
    answer('getclassdetails', { ...lesson, RemarkLater: true });
    const { status, document, text } = await send({ intent: 'later', version: '0', content: 'Well', homework: '' });
    expect(status).toBe(200);
    expect(backend.asked.get('/api/classtable/addremarklater')).toEqual({ CLID: 7 });
    expect(document.querySelector('[autofocus]')?.textContent).toContain('What you typed is still here');
    expect(document.querySelector('textarea[name=content]')?.textContent?.trim()).toBe('Well');
    expect(text).not.toContain('Write later');
    expect(await send({ intent: 'later', version: '0', content: ' ', homework: '' })).toMatchObject({
      location: '/classDetail/7',
    });
  });

  test('that was saved is shown whole, and fills the form in that changes it', async () => {
    const trial = {
      Kind: 'trial' as const,
      KnowledgePoints: [],
      Version: 1,
      RemarkTime: '2025-03-26T11:00:00Z',
      Remark: {
        Kind: 'trial' as const,
        Content: 'Likes animals.',
        Level: 'Level 2',
        Pronunciation: 1,
        Vocabulary: 2,
        Grammar: 3,
        Fluency: 4,
        Points: [],
      },
    };
    const knowledge = {
      ...trial,
      Kind: 'knowledge' as const,
      KnowledgePoints: ['Words: lion', 'What can you see?'],
      Remark: {
        Kind: 'knowledge' as const,
        Content: 'Well done.',
        Homework: 'Page 4.',
        Points: [
          { Point: 'Words: lion', Mastery: 1 },
          { Point: 'What can you see?', Mastery: 3 },
        ],
      },
    };
    answer('getclassdetails', { ...lesson, RemarkTime: trial.RemarkTime });
    answer('getremark', trial);
    const { text } = await pages.open('/classDetail/7');
    expect(text).toContain('Trial remark It cannot be changed any more: 24 hours have passed. Likes animals.');
    expect(text).toContain('Level to begin with Level 2');
    expect(text).toMatch(/Skills Pronunciation: 1 of 5 Vocabulary: 2 of 5 Grammar: 3 of 5 Fluency: 4 of 5/);
    answer('getremark', knowledge);
    expect((await pages.open('/classDetail/7')).text).toMatch(
      /Words: lion Mastered What can you see\? Not yet .*Homework Page 4\./,
    );

    expect(savedValues(trial)).toEqual({
      content: 'Likes animals.',
      level: 'Level 2',
      pronunciation: '1',
      vocabulary: '2',
      grammar: '3',
      fluency: '4',
    });
    expect(savedValues(knowledge)).toEqual({ content: 'Well done.', homework: 'Page 4.', point0: '1', point1: '3' });
    expect(savedRemark({ ...trial, EditTime: '2025-03-26T12:00:00Z' })?.editedAt).toEqual(
      new Date('2025-03-26T12:00:00Z'),
    );
  });

  test('that another window has saved meanwhile is shown above what was typed, and the next save is over it', async () => {
    answer('getclassdetails', { ...lesson, RemarkTime: saved.RemarkTime });
    answer('getremark', {
      Kind: 'normal',
      KnowledgePoints: [],
      Version: 3,
      RemarkTime: saved.RemarkTime,
      Remark: { Kind: 'normal', Content: 'Knew every word.', Points: [] },
    });
    refuse('addremark', 'The remark was changed in another window. Reload the page to see it.');
    const refused = await send({ version: '2', content: 'A good lesson.', homework: '' });
    expect(refused.text).toMatch(
      /The remark was changed in another window\. .*Saved in another window meanwhile .*Knew every word\./,
    );
    expect(refused.fields('Class remark')).toMatchObject({ version: ['3'], content: ['A good lesson.'] });
  });

  test('tells a page with scripts its version once it is saved, and whether the service has refused it', async () => {
    const reply = () => replyTo({ intent: 'remark', version: '3', content: 'A good lesson.', homework: '' });
    answer('getremark', { Kind: 'normal', KnowledgePoints: [], Version: 3 });
    answer('addremark', saved);
    expect(await reply()).toMatchObject({ isDone: true, intent: 'remark', version: 3 });
    refuse('addremark', 'The remark was changed in another window. Reload the page to see it.');
    expect(await reply()).toMatchObject({ isDone: false, isRefused: true });
    backend.answers.set('/api/classtable/addremark', { status: 502, text: 'Bad Gateway' });
    expect(await reply()).toMatchObject({ isDone: false, isRefused: false });
  });

  test('on the same student gives its texts to be copied, and none of what it judged', async () => {
    const cookies = [
      await startSession({ token: 'token-of-a-tutor-0123456789', expiresAt: new Date(Date.now() + hours(1)) }),
      await rememberZone('Asia/Manila'),
    ];
    const lastRemark = async (Body: unknown) => {
      answer('getclassdetails', lesson);
      answer('getlastremark', Body);
      const args = {
        request: testRequest('/classDetail/7', cookies),
        context: testContext(backend.url),
        params: { id: '7' },
      };
      return (await (await detail.loader(args)).json()).lastRemark;
    };
    const last = {
      CLID: 6,
      StartTime: '2025-03-19T10:00:00Z',
      UnitName: 'Unit 0',
      Kind: 'vip',
      Content: 'Last time.',
      Homework: null,
      Strengths: 'Clear voice.',
      Improvements: 'Past tense.',
      NextStep: '',
      Level: 'Level 2',
      Grammar: 3,
      Points: [{ Point: 'Words: lion', Mastery: 1 }],
    };
    expect(await lastRemark(last)).toEqual({
      value: { content: 'Last time.', strengths: 'Clear voice.', improvements: 'Past tense.' },
    });
    expect(await lastRemark({ ...last, Kind: 'normal', Homework: 'Page 4.', NextStep: 'A story.' })).toEqual({
      value: {
        content: 'Last time.',
        homework: 'Page 4.',
        strengths: 'Clear voice.',
        improvements: 'Past tense.',
        nextStep: 'A story.',
      },
    });
    expect(await lastRemark(null)).toEqual({ value: null });
  });
});

test('teaching material that cannot be had says why', async () => {
  answer('getclassdetails', lesson);
  refuse('getteachingmaterials', 'No lessons now.');
  expect((await pages.open('/classDetail/7')).text).toContain('No lessons now.');
});

test('a lesson that was set is named to a page with scripts', async () => {
  answer('setteachingmaterials', { SID: 3, UnitName: 'Unit 1' });
  expect(await replyTo({ intent: 'material', sid: '3', row: '4' })).toMatchObject({
    isDone: true,
    intent: 'material',
    material: { sid: 3, row: 4 },
  });
});

test('results, which come by script alone, are said to need it', async () => {
  answer('getclassdetails', lesson);
  expect((await pages.open('/classDetail/7')).text).toContain('Evaluation, score and report need JavaScript');
});

test('a small class shows who sits in it, a test class its test and how it went', async () => {
  answer('getclassdetails', { ...lesson, Kind: 'test', istext: true, StudentCount: 2 });
  answer('getsmallclass', [
    { StuUID: 21, Name: 'Mia Chen', Age: 9, Level: 'Level 2' },
    { StuUID: 22, Name: 'Leo Wang', Age: null },
  ]);
  const test = {
    Name: 'Placement test',
    PassScore: 60,
    Parts: [
      { Name: 'Listening', Questions: 10, Minutes: 8, Full: 40 },
      { Name: 'Speaking', Questions: 5, Minutes: 12, Full: 50 },
    ],
  };
  answer('gettestclass', { ...test, Score: 59 });
  const { text } = await pages.open('/classDetail/7');
  expect(text).toMatch(/Small class 2 students .*Mia Chen Level 2 · 9 years old .*Leo Wang/);
  expect(text).toMatch(/Test class Placement test Not passed, 59 of 90 60 of 90 points are needed to pass\./);
  expect(text).toMatch(/Part Questions Minutes Points Listening 10 8 40 Speaking 5 12 50/);
  answer('gettestclass', { ...test, Score: null });
  const before = await pages.open('/classDetail/7');
  expect(before.text).toContain('Placement test');
  expect(before.text).not.toMatch(/passed,/i);
});

describe('the SMS to the parents', () => {
  const startMs = Date.now() + hours(5);
  const trial = {
    ...lesson,
    IsOverClass: false,
    Kind: 'trial',
    StartTime: new Date(startMs).toISOString(),
    EndTime: new Date(startMs + minutes(25)).toISOString(),
  };
  const shown = async (more: object) => {
    answer('getclassdetails', { ...trial, ...more });
    const { document, text } = await pages.open('/classDetail/7');
    return { isOffered: document.querySelector('button[value=trialSms]') !== null, text };
  };

  test('is offered before the class of a trial student', async () => {
    const { isOffered, text } = await shown({});
    expect(isOffered).toBe(true);
    expect(text).toContain('SMS to the parents Reminds them of the trial lesson. It can be sent once. Send SMS');
  });

  test.each([
    ['has begun', { StartTime: new Date(Date.now() - 1_000).toISOString() }],
    ['was cancelled', { Status: 'Canceled' }],
  ])('is not offered for a class that %s', async (_name, more) => {
    const { isOffered, text } = await shown(more);
    expect(isOffered).toBe(false);
    expect(text).toContain('It was not sent, and the class has begun or was cancelled.');
  });

  test('is not offered again once it was sent, and for no other class', async () => {
    const sent = await shown({ TrialSmsTime: '2025-03-25T10:00:00Z' });
    expect(sent.isOffered).toBe(false);
    expect(sent.text).toMatch(/SMS to the parents .*Sent Tue 25 Mar, 6:00 PM/);
    expect((await shown({ Kind: 'vip' })).text).not.toContain('SMS to the parents');
  });
});

describe('joining', () => {
  beforeEach(() => {
    answer('joinclassroom', { Url: 'https://rooms.example/own' });
    answer('joinclassroomclient', { Url: 'tutor-client://classroom/7' });
    answer('gettencentroom', { RoomID: '88', Url: 'https://rooms.example/tencent' });
  });
  const inClient = [`client=${btoa(JSON.stringify('1'))}`];

  test.each([
    [11, 'https://rooms.example/tencent'],
    [10, 'https://rooms.example/own'],
    [0, 'https://rooms.example/own'],
  ])('a class of tool %i leads to %s, in the client to its own scheme', async (ClassTool, address) => {
    answer('getclassdetails', { ...lesson, ClassTool });
    expect((await pages.open('/classes/join/7')).location).toBe(address);
    expect((await pages.open('/classes/join/7', inClient)).location).toBe('tutor-client://classroom/7');
  });

  test('a Tencent room that is not open leads back with the reason, and to no other room', async () => {
    answer('getclassdetails', { ...lesson, ClassTool: 11 });
    refuse('gettencentroom', 'The classroom opens 15 minutes before class.');
    expect(await pages.open('/classes/join/7')).toMatchObject({
      location: '/classDetail/7',
      said: 'The classroom opens 15 minutes before class.',
    });
    expect(backend.calls).not.toContain('/api/classtable/joinclassroom');
  });
});
