import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type ActionFunctionArgs, json } from '@remix-run/node';
import { unreachableMessage } from '@tutor/api/core/api-error';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { pagesDrawnAt, servePages } from '../../../testing/pages.tsx';
import { testSecrets } from '../../../testing/request.ts';
import { type ScriptedBackend, startScriptedBackend } from '../../../testing/scripted-backend.ts';
import * as bindPhone from '../../account/bind-phone-page.tsx';
import * as changeEmail from '../../account/change-email-page.tsx';
import * as clientAutoLogin from '../../account/client-auto-login.tsx';
import * as forgetPassword from '../../account/forget-password.tsx';
import * as login from '../../account/login.tsx';
import * as loginAuto from '../../account/login-auto.tsx';
import * as retrieveEmail from '../../account/retrieve-email.tsx';
import * as classDetail from '../../classes/class-detail.tsx';
import * as feed from '../../classes/feed-page.tsx';
import * as contract from '../../contract/contract-page.tsx';
import * as tesol from '../../contract/tesol-page.tsx';
import * as appeal from '../../feedback/appeal.tsx';
import * as editFeedback from '../../feedback/edit-feedback.tsx';
import * as feedbackDetail from '../../feedback/feedback-detail.tsx';
import * as newFeedback from '../../feedback/new-feedback.tsx';
import * as classPhoto from '../../growth/class-photo-page.tsx';
import * as myGoal from '../../growth/my-goal.tsx';
import * as myTaskPage from '../../growth/my-task-page.tsx';
import * as petPage from '../../growth/pet-page.tsx';
import * as leaveRecord from '../../leave/leave-record.tsx';
import * as leaveRequest from '../../leave/leave-request.tsx';
import * as newPersonalData from '../../profile/new-personal-data.tsx';
import * as personalData from '../../profile/personal-data.tsx';
import * as skypeId from '../../profile/skype-id-page.tsx';
import * as timeZone from '../../profile/time-zone-page.tsx';
import * as receivedOrdersRanking from '../../rankings/received-orders-ranking.tsx';
import * as refer from '../../referrals/refer.tsx';
import * as commentDetails from '../../scores/comment-details.tsx';
import * as complaint from '../../scores/complaint.tsx';
import * as flowersForCash from '../../scores/flowers-for-cash.tsx';
import * as recitation from '../../scores/recitation-report.tsx';
import * as sendComplaint from '../../scores/send-complaint.tsx';
import * as chapter from '../../training/chapter.tsx';
import * as courseDetail from '../../training/course-detail.tsx';
import * as onlineTraining from '../../training/online-training.tsx';
import * as testAnswer from '../../training/test-answer.tsx';
import * as testDetails from '../../training/test-details.tsx';
import * as trainingLesson from '../../training/training-lesson.tsx';
import { lostLineReply } from './lost-line.ts';

const at = '2026-11-20T02:00:00Z';
const until = '2026-11-20T02:25:00Z';
const picture = `UserFace/${'a'.repeat(22)}.jpg`;
const lesson = { ClassId: 7, ClassTime: at, StuName: 'Mia', UnitName: 'Unit 3' };
const feedback = {
  ...{ ID: 12, Type: 36, TypeName: 'Classroom', Clid: 7, Remark: 'No sound', Time: at, State: 'answered' },
  ...{ IsAppeal: false, ReplyCount: 0, HasNews: false, CanEdit: true, CanReply: true },
};
const question = { currentName: 'Ana (7)', newName: 'Lea (8)', sealed: 'sealed' };

const answers: Record<string, unknown> = {
  'account/userinfo': {
    ...{ tuid: 7, account: 'a', fullName: 'Ana Lim', email: 'ana@tutors.example', isGrowthSystemTestGroup: true },
  },
  'growthsystem/getpetinfo': {
    ...{ IsAdopt: true, PetName: 'Pip', PetLevel: 3, AlterNum: 3, IsCanModified: true, Wears: [] },
  },
  'growthsystem/getphotosharing': { Items: [], Classes: [{ ClassId: 7, ClassTime: at, StuName: 'Mia' }] },
  'growthsystem/gettutorhaveskin': [],
  'growthsystem/getgoalbyround': {
    Rounds: [{ Round: '2026-11', DoneHours: 0, BookedHours: 0, Goal: null }],
    HourRate: 18_000,
    Currency: 'PHP',
  },
  'growthsystem/getgoallist': [],
  'growthsystem/gettutorhometask': {
    ...{ IsTestGroup: true, Score: 9, Level: 1, UnclaimedPoints: 0, RemainingPoints: 1, JoinDay: 0, TaskList: [] },
  },
  'classtable/getcalendarfeed': { IsActive: false, Version: 0, AlarmMinutes: [] },
  'classtable/getclassdetails': {
    ...{ CLID: 7, StuName: 'Mia', IsOverClass: true, GetUserCategory: { UCID: 1 }, istext: true, Status: 'Confirmed' },
    ...{ StartTime: at, EndTime: until, Kind: 'trial', SubjectName: 'Phonics', UnitName: 'Unit 3', ClassTool: 0 },
    ...{ LessonFeeCentavos: 9_000, RemarkLater: false, TrainingRead: false, TrainingTitle: 'Trial', StudentCount: 1 },
  },
  'feedback/feedbackrightremaining': 7,
  'feedback/get': feedback,
  'feedback/getappealsubject': { Title: 'Absence', Time: at, Deadline: '2026-11-27T02:00:00Z', Types: [] },
  'feedback/getfeebacktype': [{ ID: 36, Name: 'Classroom' }],
  'feedback/getreplylist': [],
  'tutordata/getdidireceivedrankinglist': {
    ...{ Total: 0, Items: [], SnapshotId: 3, RefreshedAt: at, PeriodStart: at, PeriodEnd: until, OwnCount: 0 },
    ...{ IsHidden: false, Trend: [] },
  },
  'tutorcomm/getcontract': {
    ...{
      IsCustom: false,
      Version: 3,
      Title: 'Contract',
      SignerName: 'Ana Lim',
      Sections: [{ Title: 'Pay', Paragraphs: [] }],
      AuditStatus: -1,
    },
  },
  'tutorcomm/getcontractstatus': { Item1: true, Item2: -1, Item3: false },
  'tutorcomm/stucomments': { Total: 1, Items: [{ ...lesson, Level: 5, Labels: [], CommentTime: at }] },
  'tutordata/complaintreply': [],
  'tutordata/getcomplaint': {
    ...{ ComId: 12, Complainant: 'Parents', ComplaintType: 'Late', ComplaintReason: 'Late.', GenerationTime: at },
    ...{ State: 'answered', ReplyCount: 0, IsSent: false },
  },
  'tutordata/getflowersamount': { Flowers: 1_240, ExchangedThisMonth: 40, IsExchangeOpen: true, Months: [] },
  'tutordata/getinstructionalvideos': [],
  'tutordata/getrecitationclassreport': { Total: 1, Items: [{ ...lesson, Id: 3, Score: 82, Comment: 'Twice.' }] },
  'tutordata/profile': {
    ...{ About: { FirstName: 'Ana', LastName: 'Lim' }, Experiences: [], Equipment: null, Interests: null },
    Educations: [{ ID: 7, School: 'Cebu Normal', Degree: 'Bachelor', Major: '', StartYear: 2012, EndYear: 2016 }],
    Files: [{ ModuleName: 'UserFace', FilePath: picture, FileName: 'me.jpg', FileSize: 2_048 }],
  },
  'training/getdetail': {
    ...{ CourseId: 1001, CourseName: 'Time', Minutes: 8, ChapterCount: 1, LearntCount: 0 },
    Chapters: [{ ChapterId: 1, ChapterName: 'Your day', Minutes: 8 }],
  },
  'training/getprocesstrainingtimelist': [
    { ScheduleStart: at, ScheduleEnd: until, TrainingType: 'Test', Status: 'Confirmed', ID: 90_001 },
  ],
  'training/gettrainingevaluationrecord': {
    ...{ ID: 90_001, TrainingType: 'Test', ScheduleStart: at, ScheduleEnd: until, Status: 'Finished' },
  },
  'training/learnning': { CourseId: 1001, ChapterId: 1, ChapterName: 'Your day', Content: '<p>Clock in.</p>' },
  'tutordata/kctlist': {
    ...{ KctId: 40_001, KctName: 'Test', CourseId: 1001, TestTime: 15, PassPercent: 80, QuestionCount: 0 },
    ...{ AttemptsLeft: 2, Attempt: { RecodeId: 80_001, StartTime: at, EndTime: until, Questions: [], Answers: [] } },
  },
  'teachinfo/getleaveimpact': { Classes: [], FeeCentavos: 0, Points: 0, OpenSlots: 0 },
  'teachinfo/getleavelist': { Total: 0, Items: [] },
  'teachinfo/getlocations': [],
  'teachinfo/getreferralcounts': { Steps: [], Closed: 0 },
  'teachinfo/getreferrallink': { Url: 'https://tutors.example/r/7' },
  'teachinfo/getreferralrules': [],
  'teachinfo/gettesolinfo': null,
  'teachinfo/gettutorstatusinfo': { PersonalState: 0, ContactState: 1, HB: 0, TLState: 0 },
};

// Its title is a function of its own data, which the framework types for the route alone.
const { meta: _, ...classPage } = classDetail;
const leaveFields = {
  form: 'leave-request',
  intent: 'send',
  type: '2',
  startDate: '2026-11-23',
  reason: 'A wedding',
};

type Page = Parameters<typeof servePages>[0][string];
interface Case {
  file: string;
  /** Of what reads the reply, where that is another file. */
  reader?: string;
  /** Of the route, and with `asked` the page's. */
  route: string;
  asked?: string;
  page: Page;
  fields: Record<string, string>;
  /** By a toast, or not at all. */
  isNotSaidOnPage?: true;
}

const cases: Case[] = [
  { file: 'account/bind-phone-page.tsx', route: 'bindPhone', page: bindPhone, fields: { form: 'bind-phone' } },
  { file: 'account/change-email-page.tsx', route: 'changeEmail', page: changeEmail, fields: { form: 'change-email' } },
  {
    file: 'account/client-auto-login.tsx',
    route: 'clientAutoLogin',
    page: { ...clientAutoLogin, loader: () => json({ problem: null, isExpired: false, question }) },
    fields: { sealed: 'sealed' },
  },
  { file: 'account/forget-password.tsx', route: 'forgetPassword', page: forgetPassword, fields: { intent: 'send' } },
  {
    file: 'account/login.tsx',
    route: 'login',
    page: { ...login, loader: () => json({ returnTo: '/home', demoAccounts: [], isProviderOffered: false }) },
    fields: { account: 'ana', password: 'x' },
  },
  {
    file: 'account/token-entry.tsx',
    route: 'loginAuto',
    page: { ...loginAuto, loader: () => json({ problem: null, question }) },
    fields: { sealed: 'sealed' },
  },
  { file: 'account/retrieve-email.tsx', route: 'retrieveEmail', page: retrieveEmail, fields: { tuid: '7' } },
  ...['material', 'trialSms', 'training'].map(
    (intent): Case => ({
      file: 'classes/class-detail.tsx',
      route: 'classDetail/:id',
      asked: '/classDetail/7',
      page: classPage,
      fields: { intent },
    }),
  ),
  { file: 'classes/feed-page.tsx', route: 'classTab/feed', page: feed, fields: { intent: 'renew' } },
  {
    file: 'contract/contract-page.tsx',
    route: 'signContract/contract',
    page: contract,
    fields: { form: 'sign-contract', kind: 'typed' },
  },
  {
    file: 'contract/tesol-page.tsx',
    reader: 'profile/profile-sections.tsx',
    route: 'tesol',
    page: tesol,
    fields: { form: 'section-tesol', intent: 'tesol', confirmed: 'yes' },
  },
  {
    file: 'feedback/appeal.tsx',
    route: 'myFeedback/appeal',
    asked: '?ledger=5',
    page: appeal,
    fields: { form: 'appeal-ledger-5' },
  },
  {
    file: 'feedback/edit-feedback.tsx',
    route: 'myFeedback/edit',
    asked: '?id=12',
    page: editFeedback,
    fields: { form: 'feedback-12', type: '36' },
  },
  {
    file: 'feedback/feedback-detail.tsx',
    route: 'myFeedback/:id',
    asked: '/myFeedback/12',
    page: feedbackDetail,
    fields: { form: 'feedback-reply-12' },
  },
  { file: 'feedback/new-feedback.tsx', route: 'new', page: newFeedback, fields: { form: 'new-feedback', type: '36' } },
  {
    file: 'growth/class-photo-page.tsx',
    reader: 'growth/class-photo-form.tsx',
    route: 'classPhoto',
    page: classPhoto,
    fields: { form: 'class-photo', classId: '7' },
  },
  { file: 'growth/pet-page.tsx', route: 'pet', page: petPage, fields: { form: 'pet-name', petName: 'Mango' } },
  {
    file: 'growth/my-goal.tsx',
    route: 'myGoal',
    page: myGoal,
    fields: { form: 'goal-2026-11', intent: 'add', round: '2026-11', target: '60' },
  },
  {
    file: 'growth/my-task-page.tsx',
    reader: 'growth/growth-reply.tsx',
    route: 'myTaskPage',
    page: myTaskPage,
    fields: { code: 'FIRST_CLASS' },
    isNotSaidOnPage: true,
  },
  {
    file: 'leave/leave-record.tsx',
    route: 'leaveRecord',
    page: leaveRecord,
    fields: { id: '7' },
    isNotSaidOnPage: true,
  },
  { file: 'leave/leave-request.tsx', route: 'leaveRequest', page: leaveRequest, fields: leaveFields },
  ...['files', 'about', 'education', 'deleteEducation', 'deleteExperience', 'equipment', 'interests', 'tesol'].map(
    (intent): Case => ({
      file: 'profile/new-personal-data.tsx',
      reader: 'profile/profile-sections.tsx',
      route: 'newPersonalData',
      page: newPersonalData,
      fields: { form: `section-${intent}`, intent, id: '7', slot: 'UserFace', UserFace: picture },
    }),
  ),
  {
    file: 'profile/personal-data.tsx',
    reader: 'profile/profile-sections.tsx',
    route: 'personalData/:child?',
    asked: '/personalData/upload',
    page: personalData,
    fields: { form: 'section-files', intent: 'files', slot: 'UserFace', UserFace: picture },
  },
  { file: 'profile/skype-id-page.tsx', route: 'skypeId', page: skypeId, fields: { form: 'skype-id', skypeId: 'ana' } },
  {
    file: 'rankings/received-orders-ranking.tsx',
    reader: 'rankings/ranking-page.tsx',
    route: 'receivedOrdersRanking',
    page: receivedOrdersRanking,
    fields: { isHidden: 'true' },
    isNotSaidOnPage: true,
  },
  {
    file: 'profile/time-zone-page.tsx',
    route: 'timeZone',
    page: timeZone,
    fields: { form: 'time-zone', timeZone: 'Asia/Tokyo' },
  },
  {
    file: 'referrals/refer.tsx',
    route: 'referrals',
    page: refer,
    fields: { form: 'refer-a-friend', firstName: 'Leo' },
  },
  { file: 'scores/comment-details.tsx', route: 'comments', page: commentDetails, fields: { form: 'comment-reply-7' } },
  {
    file: 'scores/complaint.tsx',
    route: 'complaint/:id',
    asked: '/complaint/12',
    page: complaint,
    fields: { form: 'complaint-reply-12' },
  },
  {
    file: 'scores/flowers-for-cash.tsx',
    route: 'flowers/forCash',
    page: flowersForCash,
    fields: { form: 'flowers-for-cash', flowersCount: '12' },
  },
  {
    file: 'scores/recitation-report.tsx',
    route: 'recitation',
    page: recitation,
    fields: { form: 'recitation-feedback-3' },
  },
  { file: 'scores/send-complaint.tsx', route: 'send', page: sendComplaint, fields: { form: 'send-complaint' } },
  {
    file: 'training/online-training.tsx',
    reader: 'training/booking-panel.tsx',
    route: 'onlineTraining',
    page: onlineTraining,
    fields: { form: 'book-training' },
  },
  {
    file: 'training/online-training.tsx',
    reader: 'training/cancel-panel.tsx',
    route: 'cancel',
    asked: '?cancel=90001',
    page: onlineTraining,
    fields: { form: 'cancel-training' },
  },
  {
    file: 'training/training-lesson.tsx',
    route: 'lesson/:id',
    asked: '/lesson/90001',
    page: trainingLesson,
    fields: { form: 'training-evaluation-90001' },
  },
  ...[
    { file: 'training/chapter.tsx', route: 'course/:id/:chapterId', asked: '/course/1001/1', page: chapter },
    { file: 'training/course-detail.tsx', route: 'course/:id', asked: '/course/1001', page: courseDetail },
    { file: 'training/test-answer.tsx', route: 'answer', asked: '?kctId=40001', page: testAnswer },
    { file: 'training/test-details.tsx', route: 'details', asked: '?kctId=40001', page: testDetails },
  ].map(
    (one): Case => ({
      ...one,
      reader: 'training/training-reply.tsx',
      fields: { startTime: at },
      isNotSaidOnPage: true,
    }),
  ),
];

/** Their forms are sent by the browser or beside the page: what they read is never the reply of a lost line. */
const sentOtherwise = [
  'account/oidc-callback.tsx',
  'attendance/no.tsx',
  'chat/talk.tsx',
  'growth/growth-schedule.tsx',
  'messages/didi-grab.tsx',
  'messages/message-answer.tsx',
  'schedule/cancel.tsx',
  'schedule/submit.tsx',
];

let backend: ScriptedBackend;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: pagesDrawnAt });
  vi.stubEnv('SESSION_SECRET', testSecrets.SESSION_SECRET);
  backend = await startScriptedBackend();
  for (const [call, Body] of Object.entries(answers)) backend.answers.set(`/api/${call}`, { ErrorCode: 0, Body });
});
afterAll(async () => {
  vi.useRealTimers();
  await backend.close();
});

test.each(cases)('$file stays when its form ($fields) met a lost line', async (one) => {
  const { route, asked = '', page, fields, isNotSaidOnPage = false } = one;
  const action = async ({ request }: ActionFunctionArgs) => json(lostLineReply([...(await request.formData())]), 503);
  const pages = await servePages({ [route]: { ...page, action } }, backend.url);
  const path = asked.startsWith('/') ? asked : `/${route}${asked}`;
  const before = await pages.open(path);
  expect(before.status).toBe(200);
  const after = await pages.send(path, fields);
  expect([after.status, after.heading]).toEqual([503, before.heading]);
  if (!isNotSaidOnPage) expect(after.text).toContain(unreachableMessage);
});

test('no page that reads its reply is missing here', () => {
  const app = fileURLToPath(new URL('../..', import.meta.url));
  const readers = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file.endsWith('.tsx') &&
      !file.endsWith('.test.tsx') &&
      /\buse(?:ActionReply|FormReply|Form)[(<]/.test(readFileSync(`${app}${file}`, 'utf8')),
  );
  expect([...new Set(cases.map(({ file, reader = file }) => reader)), ...sentOtherwise].toSorted()).toEqual(
    readers.toSorted(),
  );
});
