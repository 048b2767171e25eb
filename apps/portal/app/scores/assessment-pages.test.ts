import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { servePages } from '../../testing/pages.tsx';
import { testSecrets } from '../../testing/request.ts';
import { type ScriptedBackend, startScriptedBackend } from '../../testing/scripted-backend.ts';
import * as commentDetails from './comment-details.tsx';
import * as comments from './comments.ts';
import * as complaint from './complaint.tsx';
import * as complaintList from './complaint-list.ts';
import * as labelImpression from './label-impression.tsx';
import * as late from './late-attendance.tsx';
import * as ledger from './points-ledger.tsx';
import * as received from './received-complaint.tsx';
import * as clip from './recitation-clip.ts';
import * as recitation from './recitation-report.tsx';
import * as send from './send-complaint.tsx';
import * as sop from './sop.ts';
import * as sopScores from './sop-score-class.tsx';
import * as sopSummary from './sop-summary.tsx';

let backend: ScriptedBackend;
let pages: Awaited<ReturnType<typeof servePages>>;

beforeAll(async () => {
  vi.stubEnv('SESSION_SECRET', testSecrets.SESSION_SECRET);
  backend = await startScriptedBackend();
  pages = await servePages(
    {
      comments,
      'comments/commentDetails': commentDetails,
      'comments/labelImpression': labelImpression,
      complaintList,
      'complaintList/receivedComplaint': received,
      'complaintList/receivedComplaint/new': send,
      'complaintList/receivedComplaint/:id': complaint,
      'complaintList/recitationClassesReport': recitation,
      'complaintList/lateAttendanceEarlyLeave': late,
      'scores/pointsLedger': ledger,
      'scores/recitation-clip/:id': clip,
      SOP: sop,
      'SOP/scoreClass': sopScores,
      'SOP/assessmentSummary': sopSummary,
    },
    backend.url,
  );
});
afterAll(() => backend.close());
beforeEach(() => {
  backend.answers.clear();
  backend.calls.length = 0;
});

const answer = (path: string, Body: unknown, Msg = '') => backend.answers.set(path, { ErrorCode: 0, Msg, Body });
const refuse = (path: string, Msg: string) => backend.answers.set(path, { ErrorCode: 101, Msg });
const key = '5f0c9f8e-3d5a-4c55-9f53-0d8c1a3f7b11';
const current = (document: Document, label: string) =>
  document.querySelector(`nav[aria-label="${label}"] [aria-current="page"]`)?.textContent;

test.each([
  ['/comments', '/comments/commentDetails'],
  ['/complaintList', '/complaintList/receivedComplaint'],
  ['/SOP', '/SOP/scoreClass'],
  ['/complaintList/receivedComplaint/x', '/404'],
  ['/complaintList/receivedComplaint/0', '/404'],
  ['/scores/recitation-clip/0', '/404'],
])('%s leads to %s', async (path, location) => {
  expect(await pages.open(path)).toMatchObject({ location });
});

describe('complaints', () => {
  const one = {
    ComId: 12,
    ClassId: 700_123,
    ClassTime: '2026-11-17T02:00:00Z',
    ClassType: 'Trial',
    StuName: 'Mia',
    Complainant: "Mia's mother",
    ComplaintType: 'Late for class',
    ComplaintReason: 'Four minutes late.',
    GenerationTime: '2026-11-10T06:00:00Z',
    DecisionTime: '2026-11-18T06:00:00Z',
    State: 'upheld',
    ReplyCount: 2,
    Points: -10,
    LedgerId: 5,
  };
  const receivedCall = '/api/tutordata/getcscomplaintsnew';
  const sentCall = '/api/tutordata/teachcomplaint';
  beforeEach(() => {
    for (const call of [receivedCall, sentCall]) answer(call, { Total: 45, Items: [one] });
    answer('/api/tutordata/getcomplaint', { ...one, IsSent: false });
    answer('/api/tutordata/complaintreply', [
      { Id: 1, IsTutor: true, Name: 'Ana Lim', Content: 'A brownout.', Time: '2026-11-18T07:00:00Z' },
      { Id: 2, IsTutor: false, Name: 'Quality', Content: 'Upheld.', Time: '2026-11-18T08:00:00Z' },
    ]);
  });

  test('that came are listed with what they took and the days of an appeal, page by page', async () => {
    const { title, heading, text, links, document } = await pages.open('/complaintList/receivedComplaint');
    expect(heading).toBe('Assessment');
    expect(title).toBe('Complaints · Tutor Portal');
    expect(backend.asked.get(receivedCall)).toEqual({ pageIndex: '1', pageSize: '20' });
    expect(text).toContain(
      'Late for class −10 points Upheld Four minutes late. Tue 10 Nov 2026, 2:00 PM Class with Mia 2 replies Appeal: 5 days left',
    );
    expect(text).toContain('1 to 20 of 45 complaints');
    expect(current(document, 'Assessment')).toBe('Complaints');
    expect(current(document, 'Complaints')).toBe('Received');
    const list = '/complaintList/receivedComplaint';
    expect(links).toMatchObject({
      'Late for class': `${list}/12`,
      'Send a complaint': `${list}/new`,
      Recitation: '/complaintList/recitationClassesReport',
      'Late or early': '/complaintList/lateAttendanceEarlyLeave',
      Received: list,
      'Needs your reply': `${list}?state=waiting`,
      'Being reviewed': `${list}?state=answered`,
      Upheld: `${list}?state=upheld`,
      Dismissed: `${list}?state=dismissed`,
      Withdrawn: `${list}?state=withdrawn`,
      'Sent by you': `${list}?box=sent`,
      Next: `${list}?page=2`,
    });
  });

  test('keep their box and state from page to page', async () => {
    const list = '/complaintList/receivedComplaint';
    const { links, document } = await pages.open(`${list}?state=upheld&page=2`);
    expect(backend.asked.get(receivedCall)).toEqual({ pageIndex: '2', pageSize: '20', state: 'upheld' });
    expect(current(document, 'Complaints')).toBe('Upheld');
    expect(links).toMatchObject({ Previous: `${list}?state=upheld`, Next: `${list}?state=upheld&page=3` });
    const sent = await pages.open(`${list}?box=sent&state=waiting&page=2`);
    expect(backend.asked.get(sentCall)).toEqual({ pageIndex: '2', pageSize: '20', state: 'waiting' });
    expect(current(sent.document, 'Complaints')).toBe('Sent by you');
    expect(sent.links).toMatchObject({
      Previous: `${list}?box=sent&state=waiting`,
      Next: `${list}?box=sent&state=waiting&page=3`,
      Received: list,
      Upheld: `${list}?state=upheld`,
    });
    expect(sent.document.querySelector('ul[aria-label="Complaints you sent"]')).not.toBeNull();
    expect(sent.text).not.toContain('Appeal:');
  });

  test.each([
    ['', 'No complaints Nobody has complained about your classes. A complaint would be listed here with the way to'],
    ['?box=sent', 'You have sent no complaints When something went wrong that was not yours, send a complaint and'],
    ['?state=upheld', 'No complaints here No complaint is in this state. Choose another one above.'],
  ])('say why their list at %j is empty', async (query, words) => {
    for (const call of [receivedCall, sentCall]) answer(call, { Total: 0, Items: [] });
    expect((await pages.open(`/complaintList/receivedComplaint${query}`)).text).toContain(words);
  });

  test.each([
    ['waiting', 'Needs your reply', 'Waits for an answer'],
    ['answered', 'Being reviewed', 'Answered'],
    ['upheld', 'Upheld', 'Accepted'],
    ['dismissed', 'Dismissed', 'Not accepted'],
    ['withdrawn', 'Withdrawn', 'Withdrawn'],
  ])('that are %s are called %s, and %s where the tutor sent them', async (State, word, sentWord) => {
    const times = { GenerationTime: '2026-11-01T06:00:00Z', DecisionTime: '2026-11-02T06:00:00Z' };
    const bare = { ...one, ClassId: null, Points: null, State, ...times };
    for (const [box, call, shown, ReplyCount, replies] of [
      ['received', receivedCall, word, 0, ''],
      ['sent', sentCall, sentWord, 1, ' 1 reply'],
    ] as const) {
      answer(call, { Total: 1, Items: [{ ...bare, ReplyCount }] });
      expect((await pages.open(`/complaintList/receivedComplaint?box=${box}`)).text).toContain(
        `Late for class ${shown} Four minutes late. Sun 1 Nov 2026, 2:00 PM${replies} 1 complaint`,
      );
    }
  });

  test('are each shown with everything that is known and was said, and appealed where they took points', async () => {
    answer('/api/tutordata/getcomplaint', { ...one, State: 'answered', IsSent: false });
    const { title, text, links, document, fields } = await pages.open('/complaintList/receivedComplaint/12');
    expect(title).toBe('Complaint · Tutor Portal');
    for (const call of ['getcomplaint', 'complaintreply']) {
      expect(backend.asked.get(`/api/tutordata/${call}`)).toEqual({ comId: '12' });
    }
    expect(document.querySelector('h1')?.textContent).toBe('Late for class');
    for (const part of [
      'What was said Being reviewed Four minutes late.',
      'Ana Lim Wed 18 Nov 2026, 3:00 PM A brownout. Quality Wed 18 Nov 2026, 4:00 PM Upheld.',
      "Complainant Mia's mother Complaint time Tue 10 Nov 2026, 2:00 PM Student Mia Class time Tue 17 Nov 2026, 10:00 AM",
      'Class type Trial Class ID 700123 Teaching points −10',
    ]) {
      expect(text).toContain(part);
    }
    expect(document.querySelectorAll('li[data-own]')).toHaveLength(1);
    expect(links).toMatchObject({
      'Received complaints': '/complaintList/receivedComplaint',
      700123: '/classDetail/700123',
    });
    expect(links).not.toHaveProperty('Appeal');
    // Its draft goes by the same name.
    expect(document.querySelector('form')?.id).toBe('complaint-reply-12');
    expect(fields('Your reply')).toEqual({
      form: ['complaint-reply-12'],
      key: [expect.stringMatching(/^[\da-f-]{36}$/)],
      content: [''],
    });
    answer('/api/tutordata/getcomplaint', { ...one, IsSent: false });
    const upheld = await pages.open('/complaintList/receivedComplaint/12');
    expect(upheld.text).toContain('This complaint is closed. It takes no more replies.');
    expect(upheld.document.querySelector('form')).toBeNull();
    expect(upheld.text).toContain('Do you see it differently? Say why and add your evidence. 5 days left .');
    expect(upheld.links).toMatchObject({ Appeal: '/myFeedback/appeal?ledger=5' });
    answer('/api/tutordata/getcomplaint', { ...one, LedgerId: null, IsSent: false });
    expect((await pages.open('/complaintList/receivedComplaint/12')).links).toMatchObject({
      Appeal: '/myFeedback/appeal?complaint=12',
    });
    answer('/api/tutordata/getcomplaint', { ...one, SentAppealId: 40_001, IsSent: false });
    const appealed = await pages.open('/complaintList/receivedComplaint/12');
    expect(appealed.text).toContain('You have sent an appeal for this already.');
    expect(appealed.links).toMatchObject({ 'See your appeal': '/myFeedback/40001' });
    expect(appealed.links).not.toHaveProperty('Appeal');
    answer(receivedCall, { Total: 1, Items: [{ ...one, SentAppealId: 40_001 }] });
    expect((await pages.open('/complaintList/receivedComplaint')).text).toContain('2 replies Appeal sent 1 complaint');
    // A service that does not say when it decided counts from the complaint.
    for (const DecisionTime of ['2026-11-13T04:00:00Z', null]) {
      answer('/api/tutordata/getcomplaint', { ...one, DecisionTime, IsSent: false });
      const late = await pages.open('/complaintList/receivedComplaint/12');
      expect(late.text).toContain('The time for an appeal is over: it ends 7 days after the decision.');
      expect(late.links).not.toHaveProperty('Appeal');
    }
  });

  test('without a class or points show neither; a sent one leads back to those sent', async () => {
    const { ClassId: _, ...bare } = one;
    answer('/api/tutordata/getcomplaint', { ...bare, Points: null, State: 'waiting', IsSent: true });
    const { text, links } = await pages.open('/complaintList/receivedComplaint/12');
    expect(text).toContain('Your complaint');
    expect(text).not.toContain('Class time');
    expect(text).not.toContain('Teaching points');
    expect(links).toMatchObject({ 'Complaints you sent': '/complaintList/receivedComplaint?box=sent' });
  });

  test('are replied to once, in the words of the service', async () => {
    answer('/api/tutordata/addcomreply', true, 'Your reply was sent.');
    const fields = { form: 'complaint-reply-12', key, content: ' A brownout. ' };
    expect(await pages.send('/complaintList/receivedComplaint/12', fields)).toMatchObject({
      location: '/complaintList/receivedComplaint/12',
      said: 'Your reply was sent.',
    });
    expect(backend.asked.get('/api/tutordata/addcomreply')).toEqual({ comId: '12', content: 'A brownout.', key });
    answer('/api/tutordata/getcomplaint', { ...one, State: 'waiting', IsSent: false });
    refuse('/api/tutordata/addcomreply', 'It is closed.');
    const refused = await pages.send('/complaintList/receivedComplaint/12', fields);
    expect(refused.text).toContain('It is closed.');
    expect(refused.submits('Your reply')).toEqual(['/complaintList/receivedComplaint/12', 'Send reply']);
    expect(refused.fields('Your reply')).toMatchObject({ key: [key], content: [' A brownout. '] });
    const empty = await pages.send('/complaintList/receivedComplaint/12', { ...fields, content: '' });
    expect(empty.wrong('content')).toBe('Required');
  });

  test('of the tutor are sent with a class or without, and lead to those sent', async () => {
    const path = '/complaintList/receivedComplaint/new';
    const { title, heading, text, links, fields } = await pages.open(`${path}?class=700123`);
    expect(heading).toBe('Send a complaint');
    expect(title).toBe('Send a complaint · Tutor Portal');
    expect(text).toContain('Tell us what went wrong in a class that was not yours to mend.');
    expect(links).toMatchObject({ 'Complaints you sent': '/complaintList/receivedComplaint?box=sent' });
    expect(text).toContain(
      'Choose a type Student did not come Behaviour in class Classroom or system problem Wrong record or deduction Other Class ID (optional) It stands on the page of the class. What happened 0 of 500 Send complaint',
    );
    expect(fields('Complaint')).toMatchObject({ form: ['send-complaint'], classId: ['700123'] });
    answer('/api/tutordata/insertteachcomplaint', { ComId: 13 }, 'Your complaint was sent.');
    const sent = { form: 'send-complaint', key, type: 'Other', classId: '700123', content: 'No room.' };
    expect(await pages.send(path, sent)).toMatchObject({
      location: '/complaintList/receivedComplaint?box=sent',
      said: 'Your complaint was sent.',
    });
    const body = { ComplaintType: 'Other', Content: 'No room.', IdempotencyKey: key };
    expect(backend.asked.get('/api/tutordata/insertteachcomplaint')).toEqual({ ...body, ClassId: 700_123 });
    await pages.send(path, { ...sent, classId: '' });
    expect(backend.asked.get('/api/tutordata/insertteachcomplaint')).toEqual(body);
    refuse('/api/tutordata/insertteachcomplaint', 'Too many today.');
    const refused = await pages.send(path, sent);
    expect(refused.text).toContain('Too many today.');
    expect(refused.submits('Complaint')).toEqual([path, 'Send complaint']);
    expect(refused.fields('Complaint')).toMatchObject({ key: [key], type: ['Other'], content: ['No room.'] });
  });
});

test.each([
  ['addcomreply', 'receivedComplaint/12', { form: 'complaint-reply-12', key }, 'Your reply was sent.'],
  [
    'insertteachcomplaint',
    'receivedComplaint/new',
    { form: 'send-complaint', key, type: 'Other' },
    'Your complaint was sent.',
  ],
  [
    'submitrecitationclassfeedback',
    'recitationClassesReport',
    { form: 'recitation-feedback-3', id: '3' },
    'Your feedback was sent.',
  ],
])('%s, taken without a word of the service, is told all the same', async (call, page, fields, said) => {
  answer(`/api/tutordata/${call}`, call === 'insertteachcomplaint' ? { ComId: 13 } : true);
  expect(await pages.send(`/complaintList/${page}`, { ...fields, content: 'No room.' })).toMatchObject({ said });
});

describe('the other reports of the assessment', () => {
  const record = {
    Id: 3,
    ClassId: 700_123,
    ClassTime: '2026-11-17T02:00:00Z',
    EndTime: '2026-11-17T02:25:00Z',
    StuName: 'Mia',
    Kind: 'late',
    RecordTime: '2026-11-17T02:04:00Z',
    Minutes: 4,
  };
  const report = {
    Id: 3,
    ClassId: 700_123,
    ClassTime: '2026-11-17T02:00:00Z',
    StuName: 'Mia',
    UnitName: 'Unit 3',
    Score: 82,
    Comment: 'Read the chant twice.',
    ClipTitle: 'Mia reads',
    ClipSeconds: 65,
    IsClipViewed: false,
    Feedback: null,
  };

  test('late attendance and early leave are listed by kind, each with its class and appeal', async () => {
    const path = '/complaintList/lateAttendanceEarlyLeave';
    answer('/api/tutordata/teacherlateleaveearlyrecord', { Total: 45, Items: [record] });
    const { title, text, links, document } = await pages.open(path);
    expect(title).toBe('Late attendance and early leave · Tutor Portal');
    expect(backend.asked.get('/api/tutordata/teacherlateleaveearlyrecord')).toEqual({ PageIndex: 1, PageSize: 20 });
    expect(text).toContain(
      'Mia Tue 17 Nov 2026, 10:00 – 10:25 AM 4 min late Came at 10:04 AM Appeal against the record of Mia 3 days left',
    );
    expect(text).toContain('1 to 20 of 45 records');
    expect(Object.values(links)).toEqual(
      expect.arrayContaining(['/classDetail/700123', '/myFeedback/appeal?class=700123&type=10']),
    );
    expect(links).toMatchObject({
      'Late attendance': `${path}?kind=late`,
      'Early leave': `${path}?kind=earlyLeave`,
      All: path,
      Next: `${path}?page=2`,
    });
    expect(current(document, 'Assessment')).toBe('Late or early');
    const narrowed = await pages.open(`${path}?kind=late&page=2`);
    expect(backend.asked.get('/api/tutordata/teacherlateleaveearlyrecord')).toEqual({
      PageIndex: 2,
      PageSize: 20,
      Kind: 'late',
    });
    expect(current(narrowed.document, 'Kind of record')).toBe('Late attendance');
    const early = { ...record, Kind: 'earlyLeave', RecordTime: '2026-11-12T02:21:00Z' };
    answer('/api/tutordata/teacherlateleaveearlyrecord', { Total: 1, Items: [early] });
    expect((await pages.open(path)).text).toContain('4 min early Left at 10:21 AM Over 1 record');
    answer('/api/tutordata/teacherlateleaveearlyrecord', { Total: 1, Items: [{ ...record, SentAppealId: 40_001 }] });
    const appealed = await pages.open(path);
    expect(appealed.links).toMatchObject({ 'See your appeal against the record of Mia': '/myFeedback/40001' });
    expect(appealed.text).not.toContain('days left');
    answer('/api/tutordata/teacherlateleaveearlyrecord', { Total: 0, Items: [] });
    expect((await pages.open(path)).text).toContain('Always on time No class here was entered late or left early.');
    expect(narrowed.links).toMatchObject({ Previous: `${path}?kind=late`, Next: `${path}?kind=late&page=3` });
  });

  test('reports of recitation classes have their clip and one feedback, with the videos beside them', async () => {
    const path = '/complaintList/recitationClassesReport';
    answer('/api/tutordata/getrecitationclassreport', { Total: 45, Items: [report] });
    answer('/api/tutordata/getinstructionalvideos', [
      { Id: 1, Title: 'How to chant', Seconds: 125, Url: 'https://video.example/1' },
    ]);
    const { title, text, links, fields, submits, document } = await pages.open(`${path}?page=2`);
    expect(title).toBe('Recitation classes report · Tutor Portal');
    expect(current(document, 'Assessment')).toBe('Recitation');
    expect(backend.asked.get('/api/tutordata/getrecitationclassreport')).toEqual({ PageIndex: 2, PageSize: 20 });
    for (const part of [
      '82',
      'Unit 3 · Tue 17 Nov 2026, 10:00 AM Read the chant twice.',
      '21 to 40 of 45 reports',
      '2:05',
    ]) {
      expect(text).toContain(part);
    }
    expect(Object.values(links)).toEqual(
      expect.arrayContaining(['/classDetail/700123', '/scores/recitation-clip/3', 'https://video.example/1']),
    );
    expect(links).toMatchObject({ Previous: path, Next: `${path}?page=3` });
    const label = 'Your feedback on the class of Mia';
    expect(submits(label)).toEqual([`${path}?page=2`, 'Send feedback']);
    expect(fields(label)).toEqual({ form: ['recitation-feedback-3'], id: ['3'], content: [''] });
    expect(text).toContain('It is sent once and cannot be changed.');

    answer('/api/tutordata/submitrecitationclassfeedback', true, 'Your feedback was sent.');
    const sent = { form: 'recitation-feedback-3', id: '3', content: 'I will.' };
    expect(await pages.send(`${path}?page=2`, sent)).toMatchObject({
      location: `${path}?page=2`,
      said: 'Your feedback was sent.',
    });
    expect(backend.asked.get('/api/tutordata/submitrecitationclassfeedback')).toEqual({ Id: 3, Content: 'I will.' });
    const empty = await pages.send(path, { ...sent, content: '' });
    expect(empty.wrong('content')).toBe('Required');
    expect(empty.document.querySelector('details[open] form')).not.toBeNull();

    const { ClipTitle: _, ...bare } = report;
    answer('/api/tutordata/getrecitationclassreport', { Total: 1, Items: [{ ...bare, Feedback: 'I will.' }] });
    const given = await pages.open(path);
    expect(given.text).toContain('Your feedback: I will.');
    expect(given.document.querySelector('form')).toBeNull();
    expect(Object.values(given.links)).not.toContain('/scores/recitation-clip/3');
  });

  test('a clip is led to as viewed; one without an address, or refused, is told on the list', async () => {
    const call = '/api/tutordata/setclipvideotoview';
    const back = '/complaintList/recitationClassesReport';
    answer(call, { Url: 'https://video.example/clip/3' });
    expect((await pages.open('/scores/recitation-clip/3')).location).toBe('https://video.example/clip/3');
    expect(backend.asked.get(call)).toEqual({ Id: 3 });
    answer(call, { Url: 'javascript:alert(1)' });
    expect(await pages.open('/scores/recitation-clip/3')).toMatchObject({
      location: back,
      said: 'This clip has no address. Please tell your Team Manager.',
    });
    refuse(call, 'No such clip.');
    expect(await pages.open('/scores/recitation-clip/3')).toMatchObject({ location: back, said: 'No such clip.' });
    backend.answers.set(call, { ErrorCode: 3 });
    expect((await pages.open('/scores/recitation-clip/3')).location).toBe('/login');
  });
});

describe('student comments', () => {
  const path = '/comments/commentDetails';
  const call = '/api/tutorcomm/stucomments';
  const comment = {
    ClassId: 700_123,
    ClassTime: '2026-11-17T02:00:00Z',
    StuName: 'Mia',
    UnitName: 'Unit 3',
    Level: 5,
    Labels: ['Patient', 'Fun'],
    Comment: 'We liked it.',
    CommentTime: '2026-11-17T03:00:00Z',
    Points: 2,
  };
  beforeEach(() => {
    answer('/api/account/userinfo', { tuid: 7, account: 'a', fullName: 'A' });
    answer(call, { Total: 45, Items: [comment] });
  });

  test('are listed with stars, labels, words and points, and the form of a reply', async () => {
    const { title, heading, text, links, document, fields } = await pages.open(path);
    expect(heading).toBe('Student Comment');
    expect(title).toBe('Student Comment · Tutor Portal');
    expect(backend.asked.get(call)).toEqual({ pageIndex: '1', pageSize: '20', level: '0' });
    expect(current(document, 'Student Comment')).toBe('Comment details');
    for (const part of ['5 of 5 stars', '+2', 'We liked it.', 'Patient Fun Unit 3 · Tue 17 Nov 2026, 11:00 AM']) {
      expect(text).toContain(part);
    }
    expect(text).toContain('1 to 20 of 45 comments');
    expect(text).toContain('The parents read it. It is sent once and cannot be changed.');
    expect(links).toMatchObject({
      'Label impression': '/comments/labelImpression',
      Mia: '/classDetail/700123',
      Next: `${path}?page=2`,
    });
    expect(links).not.toHaveProperty('Show all');
    expect(fields('Your reply to Mia')).toEqual({
      form: ['comment-reply-700123'],
      classId: ['700123'],
      content: [''],
    });
    expect(document.querySelector('details[open]')).toBeNull();
  });

  test('are narrowed to a level and days of the tutor, from page to page', async () => {
    const query = 'level=4&from=2026-11-02&to=2026-11-03';
    const { links, fields } = await pages.open(`${path}?${query}&page=2`);
    expect(backend.asked.get(call)).toEqual({
      pageIndex: '2',
      pageSize: '20',
      level: '4',
      startTime: '2026-11-01T16:00:00.000Z',
      endTime: '2026-11-03T16:00:00.000Z',
    });
    expect(fields('Find comments')).toEqual({ level: ['4'], from: ['2026-11-02'], to: ['2026-11-03'] });
    expect(links).toMatchObject({
      'Show all': path,
      Previous: `${path}?${query}`,
      Next: `${path}?${query}&page=3`,
    });
    const wrong = await pages.open(`${path}?from=2026-11-03&to=2026-11-02`);
    expect(wrong.text).toContain('The last day must not be before the first.');
  });

  test.each(['', 'level=4', 'from=2026-11-02', 'to=2026-11-02'])('an empty list says why (%j)', async (query) => {
    answer(call, { Total: 0, Items: [] });
    const { text } = await pages.open(`${path}?${query}`);
    expect(text).toContain(query === '' ? 'No comments yet' : 'No comments here');
  });

  test('are answered once; a tutor whose comments are off has no form', async () => {
    answer('/api/teachinfo/replystucomment', true, 'Your reply was sent.');
    const sent = { form: 'comment-reply-700123', classId: '700123', content: ' See you! ' };
    expect(await pages.send(`${path}?level=5`, sent)).toMatchObject({
      location: `${path}?level=5`,
      said: 'Your reply was sent.',
    });
    expect(backend.asked.get('/api/teachinfo/replystucomment')).toEqual({ ClassId: 700_123, Content: 'See you!' });
    answer('/api/teachinfo/replystucomment', true);
    expect(await pages.send(path, sent)).toMatchObject({ said: 'Your reply was sent.' });
    const empty = await pages.send(`${path}?level=5`, { ...sent, content: '' });
    expect(empty.wrong('content')).toBe('Required');
    expect(empty.document.querySelector('details[open] form')?.getAttribute('action')).toBe(`${path}?level=5`);

    answer(call, { Total: 1, Items: [{ ...comment, Reply: 'See you!', ReplyTime: '2026-11-18T03:00:00Z' }] });
    const answered = await pages.open(path);
    expect(answered.text).toContain('Your reply Wed 18 Nov 2026, 11:00 AM See you!');
    expect(answered.document.querySelector('form[method=post]')).toBeNull();
    // Answered at a time that nobody knows: the comment's is the nearest.
    answer(call, { Total: 1, Items: [{ ...comment, Reply: 'See you!', ReplyTime: null }] });
    expect((await pages.open(path)).text).toContain('Your reply Tue 17 Nov 2026, 11:00 AM See you!');

    const { Comment: _, Points: __, ...bare } = comment;
    answer(call, { Total: 1, Items: [bare] });
    answer('/api/account/userinfo', { tuid: 7, account: 'a', fullName: 'A', disableComment: true });
    const off = await pages.open(path);
    expect(off.document.querySelector('form[method=post]')).toBeNull();
    expect(off.document.querySelector('blockquote')).toBeNull();
    expect(off.text).not.toContain('+2');
  });

  test('leave an impression by label and level', async () => {
    answer('/api/tutorcomm/getstucommentlable', {
      Labels: [
        { Name: 'Patient', Count: 3, IsGood: true },
        { Name: 'Too fast', Count: 1, IsGood: false },
      ],
      Levels: [
        { Level: 5, Count: 3 },
        { Level: 4, Count: 1 },
      ],
    });
    const { title, text, document } = await pages.open('/comments/labelImpression');
    expect(title).toBe('Label impression · Tutor Portal');
    expect(current(document, 'Student Comment')).toBe('Label impression');
    expect(text).toMatch(/What students like Patient 3 times What could be better Too fast once/);
    expect(text).toMatch(/4\.8 .*4 comments.*5 stars 3 4 stars 1/);
    answer('/api/tutorcomm/getstucommentlable', { Labels: [], Levels: [{ Level: 5, Count: 1 }] });
    const one = await pages.open('/comments/labelImpression');
    expect(one.text).toContain('What students like No label of this kind was chosen.');
    expect(one.text).toContain('1 comment ');
    answer('/api/tutorcomm/getstucommentlable', { Labels: [], Levels: [] });
    expect((await pages.open('/comments/labelImpression')).text).toContain('No impressions yet');
  });
});

describe('SOP', () => {
  const scored = {
    ClassId: 700_123,
    ClassTime: '2026-11-17T02:00:00Z',
    EndTime: '2026-11-17T02:25:00Z',
    StuName: 'Mia',
    UnitName: 'Unit 3',
    AssessTime: '2026-11-18T02:00:00Z',
    Score: 82,
    Parts: [{ Name: 'Correction', Score: 17 }],
    Comment: 'Clear goals.',
  };

  test('the score of each class comes with its parts and its appeal, by grade and page', async () => {
    const path = '/SOP/scoreClass';
    const call = '/api/tutordata/getsopscoreclass';
    answer(call, { Total: 45, Items: [scored] });
    const { title, text, links, document } = await pages.open(path);
    expect(title).toBe('SOP Score/class · Tutor Portal');
    expect(text).toContain('How your classes follow the teaching standard.');
    expect(current(document, 'SOP Score/class')).toBe('Score of each class');
    expect(current(document, 'Grade')).toBe('All');
    expect(backend.asked.get(call)).toEqual({ pageIndex: '1', pageSize: '20' });
    expect(text).toContain('Mia 82 of 100 Good Unit 3 · Tue 17 Nov 2026, 10:00 AM Clear goals.');
    expect(text).toContain('Correction 17 of 20');
    expect(text).toContain('1 to 20 of 45 classes');
    expect(links).toMatchObject({
      Mia: '/classDetail/700123',
      'Appeal against the score of the class with Mia': '/myFeedback/appeal?class=700123&type=12',
      'Assessment summary': '/SOP/assessmentSummary',
      All: path,
      Excellent: `${path}?grade=excellent`,
      Good: `${path}?grade=good`,
      Fair: `${path}?grade=fair`,
      'To improve': `${path}?grade=poor`,
      Next: `${path}?page=2`,
    });
    const good = await pages.open(`${path}?grade=good&page=2`);
    expect(backend.asked.get(call)).toEqual({ pageIndex: '2', pageSize: '20', grade: 'good' });
    expect(current(good.document, 'Grade')).toBe('Good');
    expect(good.links).toMatchObject({ Previous: `${path}?grade=good`, Next: `${path}?grade=good&page=3` });
    answer(call, { Total: 1, Items: [{ ...scored, SentAppealId: 40_001 }] });
    const appealed = await pages.open(path);
    expect(appealed.links).toMatchObject({
      'See your appeal against the score of the class with Mia': '/myFeedback/40001',
    });
    expect(appealed.text).not.toContain('days left');
    answer(call, { Total: 0, Items: [] });
    expect((await pages.open(`${path}?grade=good`)).text).toContain('No classes of this grade');
    expect((await pages.open(path)).text).toContain('No class was assessed yet');
  });

  test.each([
    [95, 'Excellent', false],
    [60, 'Fair', true],
    [59, 'To improve', true],
  ])('a score of %i is %s, and can be appealed: %s', async (Score, word, isOpen) => {
    answer('/api/tutordata/getsopscoreclass', { Total: 1, Items: [{ ...scored, Score }] });
    const { text, links } = await pages.open('/SOP/scoreClass');
    expect(text).toContain(`${Score} of 100 ${word}`);
    expect(Object.values(links).includes('/myFeedback/appeal?class=700123&type=12')).toBe(isOpen);
  });

  test.each([
    ['2026-11-13T04:00:01Z', true],
    ['2026-11-13T04:00:00Z', false],
  ])('the score of a class that ended at %s can be appealed: %s', async (EndTime, isOpen) => {
    const seven = { ...scored, ClassTime: '2026-11-13T03:35:00Z', EndTime };
    answer('/api/tutordata/getsopscoreclass', { Total: 1, Items: [seven] });
    expect((await pages.open('/SOP/scoreClass')).text.includes('under 1 min left')).toBe(isOpen);
  });

  test('the summary says the last month, its parts and how it went on', async () => {
    const month = (Month: string, Average: number) => ({
      Month,
      Count: 3,
      Average,
      Parts: [
        { Name: 'Correction', Average: 17.5 },
        { Name: 'Greeting', Average: 12 },
      ],
    });
    answer('/api/tutordata/evaluatelist', [month('2026-10', 78.4), month('2026-11', 82.1)]);
    const { title, text, document } = await pages.open('/SOP/assessmentSummary');
    expect(title).toBe('Assessment summary · Tutor Portal');
    expect(backend.asked.get('/api/tutordata/evaluatelist')).toEqual({ count: '6' });
    expect(current(document, 'SOP Score/class')).toBe('Assessment summary');
    for (const part of [
      'Average by part November 2026 Correction 17.5 of 20 Greeting 12.0 of 20',
      'Assessment summary November 2026 82.1 Good 3 classes were assessed. +3.7 against the month before.',
      'Strongest: Correction. Most to gain: Greeting.',
      'Score by month',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).toMatch(/Oct 78\.4 Nov 82\.1/);
    answer('/api/tutordata/evaluatelist', [{ ...month('2026-11', 80), Count: 1 }]);
    const one = await pages.open('/SOP/assessmentSummary');
    expect(one.text).toContain('80.0 Good 1 class was assessed. Strongest');
    expect(one.text).not.toContain('Score by month');
    answer('/api/tutordata/evaluatelist', []);
    expect((await pages.open('/SOP/assessmentSummary')).text).toContain('No class was assessed yet');
  });
});

test('a row of the points ledger leads to its appeal, and to the one that was sent', async () => {
  const entry = { Id: 5, Time: '2026-11-18T06:00:00Z', Cause: 'absence', Points: -2, Before: 5, After: 3, Note: 'x' };
  const other = { ...entry, Id: 6, Cause: 'cancellation', SentAppealId: 40_001 };
  answer('/api/tutordata/getpointsledger', { Total: 2, Balance: 3, Items: [entry, other] });
  const { links } = await pages.open('/scores/pointsLedger');
  const ways = Object.entries(links).filter(([name]) => /appeal/i.test(name));
  expect(ways.map(([name, href]) => [name.split(' against')[0], href])).toEqual([
    ['Appeal', '/myFeedback/appeal?ledger=5'],
    ['See your appeal', '/myFeedback/40001'],
  ]);
});

test.each([
  ['/complaintList/receivedComplaint?state=upheld', '/api/tutordata/getcscomplaintsnew'],
  ['/complaintList/receivedComplaint?box=sent', '/api/tutordata/teachcomplaint'],
  ['/complaintList/lateAttendanceEarlyLeave?kind=late', '/api/tutordata/teacherlateleaveearlyrecord'],
  ['/complaintList/recitationClassesReport?', '/api/tutordata/getrecitationclassreport'],
  ['/comments/commentDetails?level=4', '/api/tutorcomm/stucomments'],
  ['/SOP/scoreClass?grade=good', '/api/tutordata/getsopscoreclass'],
  ['/scores/pointsLedger?show=loss', '/api/tutordata/getpointsledger'],
])('%s leads from a page beyond the last to the last, and is not said to be empty', async (path, call) => {
  answer('/api/account/userinfo', { tuid: 7, account: 'a', fullName: 'A' });
  answer('/api/tutordata/getinstructionalvideos', []);
  answer(call, { Total: 45, Balance: 0, Items: [] });
  const query = path.endsWith('?') ? '' : '&';
  expect(await pages.open(`${path}${query}page=9`)).toMatchObject({ status: 302, location: `${path}${query}page=3` });
  answer(call, { Total: 0, Balance: 0, Items: [] });
  expect((await pages.open(path)).status).toBe(200);
});

test.each([
  ['/complaintList/receivedComplaint', '/api/tutordata/getcscomplaintsnew'],
  ['/complaintList/receivedComplaint?box=sent', '/api/tutordata/teachcomplaint'],
  ['/complaintList/receivedComplaint/12', '/api/tutordata/getcomplaint'],
  ['/complaintList/lateAttendanceEarlyLeave', '/api/tutordata/teacherlateleaveearlyrecord'],
  ['/complaintList/recitationClassesReport', '/api/tutordata/getrecitationclassreport'],
  ['/comments/commentDetails', '/api/tutorcomm/stucomments'],
  ['/comments/labelImpression', '/api/tutorcomm/getstucommentlable'],
  ['/SOP/scoreClass', '/api/tutordata/getsopscoreclass'],
  ['/SOP/assessmentSummary', '/api/tutordata/evaluatelist'],
])('at %s a call that fails is told by the page', async (path, call) => {
  answer('/api/account/userinfo', { tuid: 7, account: 'a', fullName: 'A' });
  answer('/api/tutordata/complaintreply', []);
  answer('/api/tutordata/getinstructionalvideos', []);
  refuse(call, 'Closed for the night.');
  const { status, text } = await pages.open(path);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(text).toContain('Closed for the night.');
});
