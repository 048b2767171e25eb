import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { pagesDrawnAt, servePages } from '../../../testing/pages.tsx';
import { testSecrets } from '../../../testing/request.ts';
import { type Answer, type ScriptedBackend, startScriptedBackend } from '../../../testing/scripted-backend.ts';
import * as classHistory from '../../classes/class-history.tsx';
import * as classTab from '../../classes/class-tab.tsx';
import * as publicClass from '../../classes/public-class.tsx';
import * as remarksDue from '../../classes/remarks-due.tsx';
import * as myFeedback from '../../feedback/my-feedback.tsx';
import * as accounting from '../../fees/accounting.tsx';
import * as completedClasses from '../../fees/completed-classes.tsx';
import * as historyRemarks from '../../fees/history-remarks.tsx';
import * as paymentRecord from '../../fees/payment-record.tsx';
import * as leaveRecord from '../../leave/leave-record.tsx';
import * as bulletinBoard from '../../messages/bulletin-board.tsx';
import * as newPersonalData from '../../profile/new-personal-data.tsx';
import * as myReferrals from '../../referrals/my-referrals.tsx';
import * as referralsList from '../../referrals/referrals-list.tsx';
import * as commentDetails from '../../scores/comment-details.tsx';
import * as flowers from '../../scores/flowers.tsx';
import * as labelImpression from '../../scores/label-impression.tsx';
import * as lateAttendance from '../../scores/late-attendance.tsx';
import * as pointsLedger from '../../scores/points-ledger.tsx';
import * as receivedComplaint from '../../scores/received-complaint.tsx';
import * as recitationReport from '../../scores/recitation-report.tsx';
import * as scoreMonths from '../../scores/score-months.tsx';
import * as sopScoreClass from '../../scores/sop-score-class.tsx';
import * as sopSummary from '../../scores/sop-summary.tsx';

type Page = Parameters<typeof servePages>[0][string];

const at = '2026-11-20T02:00:00Z';
const until = '2026-11-20T02:25:00Z';
const lesson = { ClassId: 7, ClassTime: at, EndTime: until, StuName: 'Mia', UnitName: 'Unit 3' };
const taught = { CLID: 7, StartTime: at, EndTime: until, StuName: 'Mia', SubjectName: 'Phonics', UnitName: 'Unit 3' };
const event = { StartTime: at, EndTime: until, Status: 'Confirmed', Course: { CLID: 7, StuName: 'Mia' } };
const complaint = {
  ...{ ComId: 12, Complainant: 'Parents', ComplaintType: 'Late', ComplaintReason: 'Late.', GenerationTime: at },
  ...{ State: 'answered', ReplyCount: 0 },
};
const feedback = {
  ID: 12,
  Type: 36,
  TypeName: 'Classroom',
  Remark: 'No sound',
  Time: at,
  State: 'waiting',
  ReplyCount: 0,
};
const referral = {
  ...{ Id: 4, FirstName: 'Leo', LastName: 'Cruz', Email: 'leo@mail.example', Time: at, Step: 'applied', StepTime: at },
};
const leave = {
  ...{ ID: 5, LeaveType: 2, StartTime: at, EndTime: until, Reason: 'A wedding', Status: 0, AskedTime: at },
  ...{ Classes: 0, FeeCentavos: 0, Points: 0 },
};
const score = {
  ...{ MonthScore: 1, TeachingPoints: 2, ComScore: 5, GoodScore: 0, AbsentScore: 0, BadScore: 0, CancelScore: 0 },
  ...{ OtherScore: 0, Month: '2026-11' },
};
const rows = (...Items: unknown[]) => ({ Total: Items.length, Items });

/** A page, the call of its list, and a row of it with words that then stand on the page. */
const cases: [address: string, page: object, call: string, row: object, words: string][] = [
  ['classTab', classTab, 'classtable/getclasstable', event, 'Mia'],
  ['classTab/history', classHistory, 'classtable/getclasstable', event, 'Mia'],
  [
    'publicClass',
    publicClass,
    'classtable/getopenclasslist',
    { OpenClassID: 2, Title: 'Zoo day', Topic: 'Zoo', StartTime: at, EndTime: until, Seats: 9, Students: [] },
    'Zoo day',
  ],
  ['remarksDue', remarksDue, 'classtable/getremarksdue', { ...taught, Kind: 'normal', RemarkKind: 'normal' }, 'Mia'],
  [
    'bulletinBoard',
    bulletinBoard,
    'message/bulletinboard',
    { Id: 1, Title: 'Holiday', Content: 'x', PublishTime: at, IsTop: false },
    'Holiday',
  ],
  [
    'comments/commentDetails',
    commentDetails,
    'tutorcomm/stucomments',
    { ...lesson, Level: 5, Labels: [], CommentTime: at },
    'Mia',
  ],
  [
    'comments/labelImpression',
    labelImpression,
    'tutorcomm/getstucommentlable',
    { Name: 'Patient', Count: 3, IsGood: true },
    'Patient',
  ],
  ['complaintList/receivedComplaint', receivedComplaint, 'tutordata/getcscomplaintsnew', complaint, 'Late.'],
  [
    'complaintList/recitationClassesReport',
    recitationReport,
    'tutordata/getrecitationclassreport',
    { ...lesson, Id: 3, Score: 82, Comment: 'Twice.' },
    'Mia',
  ],
  [
    'complaintList/lateAttendanceEarlyLeave',
    lateAttendance,
    'tutordata/teacherlateleaveearlyrecord',
    { ...lesson, Id: 3, Kind: 'late', RecordTime: at, Minutes: 2 },
    'Mia',
  ],
  ['myFeedback', myFeedback, 'feedback/list', feedback, 'No sound'],
  ['myReferrals', myReferrals, 'teachinfo/getreferrals', referral, 'Leo Cruz'],
  ['referralsList', referralsList, 'teachinfo/getreferrals', referral, 'Leo Cruz'],
  [
    'flowers/:child?',
    flowers,
    'tutordata/getflowerslist',
    { Id: 1, Flowers: 3, Note: 'From Mia', Time: at },
    'From Mia',
  ],
  ['scores/scoreMonths', scoreMonths, 'tutordata/tutorscoremonths', score, 'Nov'],
  [
    'scores/pointsLedger',
    pointsLedger,
    'tutordata/getpointsledger',
    { Id: 1, Time: at, Cause: 'other', Points: 1, Before: 0, After: 1, Note: 'A gift' },
    'A gift',
  ],
  [
    'SOP/scoreClass',
    sopScoreClass,
    'tutordata/getsopscoreclass',
    { ...lesson, AssessTime: at, Score: 80, Parts: [], Comment: 'Good.' },
    'Mia',
  ],
  [
    'SOP/assessmentSummary',
    sopSummary,
    'tutordata/evaluatelist',
    { Month: '2026-11', Count: 3, Average: 80, Parts: [] },
    'Nov',
  ],
  [
    'newPersonalData',
    newPersonalData,
    'tutordata/profile',
    { ID: 7, School: 'Cebu Normal', Degree: 'Bachelor', Major: '', StartYear: 2012, EndYear: 2016 },
    'Cebu Normal',
  ],
  ['leaveRequest/leaveRecord', leaveRecord, 'teachinfo/getleavelist', leave, 'A wedding'],
  ['serviceFee/accounting', accounting, 'servicefee/getaccounting', {}, ''],
  [
    'serviceFee/completedClasses',
    completedClasses,
    'servicefee/getcompletedclasses',
    { ...taught, Kind: 'normal', FeeCentavos: 9_000 },
    'Mia',
  ],
  [
    'serviceFee/paymentRecord',
    paymentRecord,
    'servicefee/getpaymentrecord',
    {
      ID: 1,
      Month: '2026-10',
      Status: 'Paid',
      EarnedCentavos: 100,
      CarriedCentavos: 0,
      PaidCentavos: 100,
      CreateTime: at,
      PayTime: at,
    },
    'October 2026',
  ],
  [
    'serviceFee/historyRemarks',
    historyRemarks,
    'servicefee/gethistoryremarks',
    { ...taught, RemarkTime: at, Remark: { Kind: 'normal', Content: 'Well done', Points: [] } },
    'Well done',
  ],
];

/** The list in the Body of the call, where the Body is no page of a list. */
const lists: Record<string, (list: unknown[]) => unknown> = {
  'classtable/getclasstable': (list) => list,
  'classtable/getremarksdue': (list) => list,
  'message/bulletinboard': (list) => list,
  'tutorcomm/getstucommentlable': (Labels) => ({ Labels, Levels: [] }),
  'tutordata/evaluatelist': (list) => list,
  'tutordata/profile': (Educations) => ({ About: {}, Educations, Experiences: [], Files: [] }),
  'tutordata/tutorscoremonths': (list) => list,
};

let backend: ScriptedBackend;
const answers = new Map<string, Answer>();

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: pagesDrawnAt });
  vi.stubEnv('SESSION_SECRET', testSecrets.SESSION_SECRET);
  backend = await startScriptedBackend();
  backend.answers.get = (path) => answers.get(path) ?? { ErrorCode: 0, Body: null };
});
beforeEach(() => {
  answers.clear();
  answer('account/userinfo', { tuid: 7, account: 'a', fullName: null });
  answer('system/gettimestamp', { Now: pagesDrawnAt.toISOString() });
});
afterAll(async () => {
  vi.useRealTimers();
  await backend.close();
});

const answer = (call: string, Body: unknown) => answers.set(`/api/${call}`, { ErrorCode: 0, Body });
const open = async (address: string, page: object) => {
  const pages = await servePages({ [address]: page as Page }, backend.url);
  return pages.open(`/${address.replace('/:child?', '/usedFlowers')}`);
};

describe.each(cases)('/%s', (address, page, call, row, words) => {
  test('is there where every reply has null in place of its Body', async () => {
    const { status, text } = await open(address, page);
    expect(status).toBe(200);
    expect(text).not.toContain('of this page could not be read');
  });

  test('shows the rows that can be read, and says in one line how many cannot', async () => {
    if (words === '') return;
    answer(call, (lists[call] ?? rowsOf)([row, { ...row, ...odd(row) }, null]));
    const { status, text } = await open(address, page);
    expect(status).toBe(200);
    expect(text).toContain(words);
    expect(text).toMatch(/[2-9] entries of this page could not be read/);
  });
});

const rowsOf = (list: unknown[]) => rows(...list);

/** The row's first member as something else. */
function odd(row: object): object {
  return Object.fromEntries(
    Object.keys(row)
      .slice(0, 1)
      .map((name) => [name, { odd: true }]),
  );
}
