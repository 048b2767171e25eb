import { describe, expect, it } from 'vitest';
import { attendance, attendanceRequestSchema } from './attendance.ts';
import { classDetail, classDetailSchema, materialRowSchema } from './class-detail.ts';
import { classEventSchema } from './classes.ts';
import { schedule } from './schedule.ts';

// Both ends are made from one declaration: only a list of its own notices a name that both have wrong.
describe('classes, schedule and attendance have the names of the specification (core §3 and §7)', () => {
  it.each([
    [attendance.clockInStatus, '/api/TutorComm/GetClockInStatus'],
    [attendance.registration, '/api/tutorcomm/Registration'],
    [attendance.reply, '/api/TutorComm/AbsentNoticeOperate'],
    [classDetail.trainingContent, '/api/ClassTable/GetCourseTrainingContentAndRead'],
    [schedule.allowedEvents, '/api/Schedule/GetAllowedScheduleEvent'],
    [schedule.insertSchedule, '/api/Schedule/InsertSchedule'],
    [schedule.limitCheck, '/api/Schedule/GetSelfScheduleLimitCheck'],
    [schedule.restCountOfNextWeek, '/api/Schedule/GetRestCourseCountOfNextWeek'],
  ])('call %#', ({ method, path }, specified) => {
    expect(`${method} ${path}`).toBe(`POST ${specified}`);
  });

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
    ['attendance reply', attendance.reply.body, 'Id IsICan Attachment CancelReason CancelRemark'],
  ])('fields of the %s', (_, schema, specified) => {
    const fields = 'shape' in schema ? Object.keys(schema.shape) : [];
    expect(fields).toEqual(expect.arrayContaining(specified.split(' ')));
  });
});
