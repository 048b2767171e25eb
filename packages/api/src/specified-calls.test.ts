import { expect, test } from 'vitest';
import { z } from 'zod';
import { contract } from './contract.ts';
import { type Area, timeouts } from './core/endpoint.ts';

const areas: Readonly<Record<string, Area>> = contract;
const calls = Object.values(areas).flatMap((endpoints) => Object.values(endpoints));

/** Names of what a call takes. */
function namesOf(schema: z.ZodType): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

// Written out from the specification and not from the contract: core §7, growth §7. What a call takes beyond it is marked
// there, in the contract.
test.each([
  ['POST /api/FeedBack/IsShowFeeBackMsg', 'body', []],
  ['POST /api/FeedBack/GetFeeBackType', 'body', []],
  ['POST /api/FeedBack/Add', 'body', ['Type', 'Clid', 'Respondents', 'Remark', 'File']],
  ['POST /api/FeedBack/Edit', 'body', ['ID', 'Type', 'Clid', 'Respondents', 'Remark', 'File']],
  ['POST /api/FeedBack/List', 'body', []],
  ['POST /api/FeedBack/Get', 'query', ['id']],
  ['POST /api/FeedBack/ReplyAdd', 'query', ['FeedBackId', 'Remark']],
  ['POST /api/FeedBack/GetReplyList', 'query', ['FeedBackId']],
  ['POST /api/FeedBack/FeedBackRightRemaining', 'body', []],
  ['POST /api/TeachInfo/ExchangeCash', 'body', ['flowersCount', 'remark']],
  ['POST /api/TeachInfo/TutorApply', 'body', ['Source']],
  ['POST /api/TeachInfo/BindTutorPhone', 'body', ['phone', 'verificationCode', 'countryCode']],
  ['POST /api/TeachInfo/SendVerificationCode', 'body', ['countryCode', 'phone']],
  ['POST /api/TeachInfo/RemindMeLater', 'body', []],
  ['POST /api/TeachInfo/SaveSkypeId', 'body', ['Sky']],
  [
    'POST /api/TeachInfo/SaveTESOLInfo',
    'body',
    [
      ...['FirstName', 'MiddleName', 'LastName', 'Birthday', 'IDNumber'],
      ...['HasTESOLCertificate', 'TESOLCertificate'],
    ],
  ],
  ['POST /api/Account/SendVerificationCode', 'body', ['Email']],
  ['POST /api/Account/VerifyEmailCode', 'body', ['Email', 'Code']],
  ['POST /api/Account/VerifyTutorInfo', 'body', ['Tuid', 'Phone']],
  ['POST /api/Account/ResetPassword', 'body', ['Email', 'Password', 'Code']],
  ['POST /api/Account/SendChangeEmailVerificationEmail', 'body', ['Email']],
  ['POST /api/Account/ChangeTutorPrivateEmail', 'body', ['Email', 'Code', 'NewPrivateEmail']],
  ['POST /api/tutorcomm/StuComments', 'query', ['startTime', 'endTime', 'pageIndex', 'pageSize', 'level']],
  ['POST /api/tutorcomm/GetStuCommentLable', 'body', []],
  ['POST /api/tutorcomm/Gradeintegral', 'body', []],
  ['POST /api/tutordata/Profile', 'body', []],
  ['POST /api/tutordata/TutorAllScore', 'body', []],
  ['POST /api/tutordata/GetTutorTrail', 'query', ['tuid']],
  ['POST /api/tutordata/EvaluateList', 'body', []],
  ['POST /api/tutordata/TeachComplaint', 'query', ['pageIndex', 'pageSize']],
  ['POST /api/tutordata/ComplaintReply', 'query', ['comId']],
  ['POST /api/tutordata/AddComReply', 'query', ['comId', 'content']],
  ['POST /api/tutordata/InsertTeachComplaint', 'body', []],
  ['POST /api/TutorData/GetCSComplaintsNew', 'query', ['pageIndex', 'pageSize']],
  ['POST /api/tutordata/TeacherLateLeaveEarlyRecord', 'body', []],
  ['POST /api/TutorData/GetRecitationClassReport', 'body', []],
  ['POST /api/tutordata/GetInstructionalVideos', 'body', []],
  ['POST /api/tutordata/SetClipVideoToView', 'body', []],
  ['POST /api/tutordata/SubmitRecitationClassFeedback', 'body', []],
  ['POST /api/TutorComm/GetClockInStatus', 'body', []],
  ['POST /api/tutorcomm/Registration', 'body', []],
  ['POST /api/TutorComm/AbsentNoticeOperate', 'body', ['Id', 'IsICan', 'Attachment', 'CancelReason', 'CancelRemark']],
  ['POST /api/tutorcomm/TutorClassMsgList', 'body', []],
  ['POST /api/tutorcomm/NoticeSendRefuse', 'query', ['mid', 'reason']],
  ['POST /api/tutorcomm/ReadClassMsg', 'query', ['Mid']],
  ['POST /api/tutorcomm/TutorSysMsg', 'body', []],
  ['POST /api/tutorcomm/ReadSysMsg', 'query', ['Mid']],
  ['POST /api/Message/BulletinBoard', 'body', []],
  ['GET /api/Message/BulletinBoard', 'query', []],
  ['POST /api/Account/GetTotalUnreadMessageCount', 'body', []],
  ['POST /api/Account/GetSelfScheduleRemind', 'body', []],
  ['GET /api/System/setting', 'query', []],
  ['GET /api/System/GetTimestamp', 'query', []],
  ['POST /api/ClassTable/GetCourseTrainingContentAndRead', 'body', []],
  ['POST /api/Schedule/GetAllowedScheduleEvent', 'body', []],
  ['POST /api/Schedule/InsertSchedule', 'body', []],
  ['POST /api/Schedule/GetSelfScheduleLimitCheck', 'body', []],
  ['POST /api/Schedule/GetRestCourseCountOfNextWeek', 'body', []],
  ['POST /api/Training/GetCourse', 'query', ['pageIndex', 'pageSize']],
  ['POST /api/Training/GetMyCourse', 'query', ['pageIndex', 'pageSize']],
  ['POST /api/Training/GetAllTrainingList', 'query', ['pageIndex', 'pageSize']],
  ['POST /api/Training/getDetail', 'query', ['courseId']],
  ['POST /api/Training/Subscribe', 'query', ['courseId']],
  ['POST /api/Training/Learnning', 'query', ['chapterId']],
  ['POST /api/Training/GetProcessTrainingTimeList', 'query', ['ScheduleStart', 'ScheduleEnd']],
  ['POST /api/Training/AppointmentTraining', 'query', ['ScheduleStart', 'ScheduleEnd', 'Remark', 'TUName']],
  ['POST /api/Training/CancelTestLesson', 'body', ['ID', 'DeletedDesc']],
  ['POST /api/Training/CancelQALessonInfo', 'body', ['ID', 'DeletedDesc']],
  ['POST /api/Training/GetTrailCourseClassroomUrl', 'query', ['isclient']],
  ['POST /api/Training/GetChangeGroupTips', 'query', ['id']],
  ['POST /api/Training/TrainingEvaluation', 'body', ['tranCourseId', 'evaluationRequest']],
  ['POST /api/Training/GetTrainingEvaluationRecord', 'query', ['TranCourseId']],
  ['POST /api/Training/GetIsUnfinishedEvalution', 'body', []],
  ['POST /api/Training/GetTLResultDetail', 'query', ['trainingId', 'trainingType']],
  ['POST /api/Training/GetRecentTrainingAnnouncementList', 'body', []],
  ['POST /api/Training/GetTrainingAnnouncementById', 'query', ['id']],
  ['POST /api/tutordata/TraiClass', 'body', []],
  ['POST /api/Training/TrakitStatusByTuid', 'query', ['trakitId']],
  ['POST /api/Training/GetKctListByName', 'query', ['name', 'guid']],
  ['POST /api/tutordata/TrainingKits', 'body', []],
  ['POST /api/tutordata/TrainingKitModel', 'query', ['primaryID']],
  ['POST /api/tutordata/AddTutorLabel', 'query', ['kctId']],
  ['POST /api/tutordata/KCTList', 'query', ['kctId']],
  ['POST /api/tutordata/LearnSubmit', 'query', ['TrakitId', 'UsedTime', 'IsCompleteCourse']],
  ['POST /api/tutordata/TestSubmit', 'query', ['kctId', 'startTime', 'IsCompleteCourse']],
  ['POST /api/tutordata/GetTestScore', 'query', ['recodeId']],
  ['POST /api/Upload/Chunk', 'body', ['file', 'chunk', 'fileCode', 'fileName', 'moduleName']],
  ['POST /api/Upload/Merge', 'body', ['fileCode', 'moduleName']],
  ['POST /api/Upload/Cancel', 'query', ['fileCode', 'moduleName']],
] as const)('%s takes in its %s %j', (call, place, names) => {
  const declared = calls.find(({ method, path }) => `${method} ${path}` === call);
  expect(declared).toBeDefined();
  if (declared !== undefined) expect(namesOf(declared[place])).toEqual(expect.arrayContaining([...names]));
});

// Specification, core §7 and §9, growth §7.
test.each([
  ['/api/Account/SendChangeEmailVerificationEmail', 180_000],
  ['/api/Account/ChangeTutorPrivateEmail', 180_000],
  ['/api/Upload/Chunk', 300_000],
  ['/api/Upload/Merge', 300_000],
  ['/api/tutordata/TeacherLateLeaveEarlyRecord', 600_000],
  ['/api/TutorData/GetRecitationClassReport', 120_000],
  ['/api/ClassTable/AddRemark', 600_000],
  ['/api/ClassTable/AddVipRemark', 600_000],
  ['/api/ClassTable/AddKnowledgePointsRemark', 600_000],
  ['/api/ClassTable/AddTrialRemark', 600_000],
  ['/api/ClassTable/AddRemarkLater', 600_000],
  ['/api/tutordata/TraiClass', undefined],
] as const)('%s may take %i ms', (path, timeoutMs) => {
  expect(calls.filter((call) => call.path === path).map(({ timeout }) => timeouts[timeout])).toEqual([timeoutMs]);
});
