import { systemMessageSchema, unreadCountSchema } from '@tutor/rules/messages/message';
import { expect, it } from 'vitest';
import { attendanceRequestSchema } from './attendance.ts';
import { classDetailSchema, materialRowSchema } from './class-detail.ts';
import { classEventSchema } from './classes.ts';
import { notices } from './notices.ts';
import { shell } from './shell.ts';

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
    'system settings',
    shell.setting.reply,
    'FileDomain BackUpFileDomain FileDirectory NasFileHost AuthorityUrl IsEnableSignalrNotice SignalrNoticeHubUrl Hosts',
  ],
])('the %s has the fields of the specification', (_, schema, specified) => {
  const fields = 'shape' in schema ? Object.keys(schema.shape) : [];
  expect(fields).toEqual(expect.arrayContaining(specified.split(' ')));
});
