import { systemMessageSchema, unreadCountSchema } from '@tutor/rules/messages/message';
import { expect, it } from 'vitest';
import { userSchema } from './account/account.ts';
import { attendanceRequestSchema } from './attendance/attendance.ts';
import { classDetailSchema, materialRowSchema } from './classes/class-detail.ts';
import { classEventSchema } from './classes/classes.ts';
import { feedback } from './feedback/feedback.ts';
import { notices } from './messages/notices.ts';
import { profile } from './profile/profile.ts';
import { scoreSchema, scores } from './scores/scores.ts';
import { shell } from './shell/shell.ts';
import { shellNotices } from './shell/shell-notices.ts';
import { trainingKits } from './training/training-kits.ts';

// Both ends are made from one declaration: only a list of its own notices a name that both have wrong.
// Core §3.
it.each([
  [
    'class table event',
    classEventSchema,
    'StartTime EndTime Status Type Disabled BusyTimeCheck BusyTimeCheckFlag Course',
  ],
  ['course of an event', classEventSchema.shape.Course.unwrap().unwrap(), 'MissingComment'],
  ['class detail info', classDetailSchema, 'CLID StuUID IsOverClass SID GetUserCategory istext'],
  ['user category', classDetailSchema.shape.GetUserCategory, 'UCID'],
  [
    'teaching material row',
    materialRowSchema,
    'CSID USID USAID RowNum IsRemark ClassType SubjectName SID CatId IsTest UnitID Sort VipNumber TestNumber IsCurrentCourseware',
  ],
  ['course attendance request', attendanceRequestSchema, 'ClassTimeStr Id Count'],
  ['message', systemMessageSchema, 'mid title content remind'],
  ['unread counts', unreadCountSchema, 'total notice warn remind'],
  ['didi request', notices.didiMessages.reply.element, 'id classID dialog isPopUpPoint'],
  ['reading of a didi request', notices.readDidiPoint.body, 'ID ClassID PointType'],
  [
    'score response',
    scoreSchema,
    'Flowers MonthScore TeachingPoints ComScore GoodScore AbsentScore BadScore CancelScore OtherScore Month',
  ],
  ['grade', scores.grades.reply.element, 'GradeName ScoreStart ScoreEnd'],
  ['QA report item', shellNotices.qaReport.reply.element, 'CatName AllScore'],
  ['contract status', profile.contractStatus.reply, 'Item1 Item2 Item3'],
  ['tutor status', profile.statusInfo.reply, 'PersonalState ContactState HB TLState IsCustomized'],
  ['training kit category', trainingKits.kits.reply.element, 'CategoryName Items'],
  ['training kit', trainingKits.kits.reply.element.shape.Items.element, 'Name IsPass TestScore TestTime Icon'],
  ['feedback as it is read back', feedback.get.reply, 'Type Remark FileUrl'],
  ['list of dialogs', shellNotices.dialogs.reply, 'data'],
  ['dialog of the list', shellNotices.dialogs.reply.shape.data.element, 'Type'],
  ['client download notice', shellNotices.clientNotice.reply, 'ShowNotice Title Content'],
  [
    'system settings',
    shell.setting.reply,
    'FileDomain BackUpFileDomain FileDirectory NasFileHost AuthorityUrl IsEnableSignalrNotice SignalrNoticeHubUrl Hosts',
  ],
  [
    'user',
    userSchema,
    'tuid account avatar defaultAvatar firstName lastName fullName email integralLevel tutorGroup roles openSelfSchedule openSelfCancel disableComment limitRefferal limitCheck isCustomized isShowAppFloatingIcon awaitApproval isFirstLogin isFirstGrowthSystemLogin isNeedRedirectDegree isNeedUpdatePhone isNeedToImprovePersonalInformation isFranchiseeUser isInternationalOrCustom isPassedTL isTuEyeProtectionMode isGrowthSystemTestGroup feedBackMsg sidebarMenuMini',
  ],
])('the %s has the fields of the specification', (_, schema, specified) => {
  const fields = 'shape' in schema ? Object.keys(schema.shape) : [];
  expect(fields).toEqual(expect.arrayContaining(specified.split(' ')));
});
