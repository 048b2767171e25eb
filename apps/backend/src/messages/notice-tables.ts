import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { ofTutor, tutors } from '../account/tables.ts';
import { students } from '../classes/course-tables.ts';
import { id, instant, rowId } from '../database/columns.ts';

/** Classes that a tutor may grab. Open until the tutor closed or grabbed it, or its time was over. */
export const didiRequests = pgTable(
  'didi_requests',
  {
    id: rowId(3_001),
    tuid: ofTutor(),
    /** Number of the offered class; it has no row of its own before it is grabbed. */
    classId: id('class_id').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    studentName: text('student_name').notNull(),
    subjectName: text('subject_name').notNull(),
    unitName: text('unit_name').notNull(),
    /** The student's number, where there is one. */
    stuUid: id('stu_uid').references(() => students.stuUid),
    classTool: integer('class_tool').notNull().default(0),
    /** What the class pays. The defaults are for offers from before this was kept. */
    lessonFeeCentavos: integer('lesson_fee_centavos').notNull().default(9_000),
    /** HTML of the dialog. */
    dialog: text().notNull(),
    createdAt: instant('created_at').notNull(),
    /** The offer ends. */
    expiresAt: instant('expires_at').notNull(),
    /** The tutor was told that it ended. */
    isExpired: boolean('is_expired').notNull().default(false),
    /** It was counted as shown in its dialog. */
    isShown: boolean('is_shown').notNull().default(false),
    /** 3 grabbed, 4 closed; the first one stands. */
    pointType: integer('point_type'),
    pointedAt: instant('pointed_at'),
    /** The class that was booked on the order page. */
    takenClid: id('taken_clid'),
  },
  (table) => [
    index('didi_requests_open').on(table.tuid, table.createdAt).where(sql`point_type is null and not is_expired`),
    index('didi_requests_expiring').on(table.expiresAt).where(sql`point_type is null and not is_expired`),
    check('didi_requests_point_known', sql`${table.pointType} in (3, 4)`),
    check('didi_requests_pointed_when', sql`(${table.pointType} is null) = (${table.pointedAt} is null)`),
    check('didi_requests_taken_was_grabbed', sql`${table.takenClid} is null or ${table.pointType} = 3`),
    check('didi_requests_end_after_start', sql`${table.endsAt} > ${table.startsAt}`),
    check('didi_requests_tool_known', sql`${table.classTool} between 0 and 11`),
    check('didi_requests_lesson_fee_not_negative', sql`${table.lessonFeeCentavos} >= 0`),
  ],
);

/** Addresses of the order page that were used: each is good once. */
export const usedGrabs = pgTable('used_didi_grabs', {
  nonce: text().primaryKey(),
  at: instant().notNull(),
});

/** The bulletin board on the dashboard, the same for everybody. */
export const bulletins = pgTable('bulletins', {
  id: rowId(),
  title: text().notNull(),
  /** HTML. */
  content: text().notNull(),
  publishedAt: instant('published_at').notNull(),
  isTop: boolean('is_top').notNull().default(false),
});

/** How a tutor wants to be told of news; a tutor without a row has what everybody has at first. */
export const noticeSettings = pgTable(
  'notice_settings',
  {
    tuid: id()
      .primaryKey()
      .references(() => tutors.tuid),
    isSoundOn: boolean('is_sound_on').notNull(),
    volume: integer().notNull(),
    isQuietInClass: boolean('is_quiet_in_class').notNull(),
    isQuietOffDuty: boolean('is_quiet_off_duty').notNull(),
    isBrowserNoticeOn: boolean('is_browser_notice_on').notNull(),
    isKeysOn: boolean('is_keys_on').notNull(),
  },
  (table) => [check('notice_settings_volume_percent', sql`${table.volume} between 0 and 100`)],
);
