import { evaluationRemarkMax } from '@tutor/rules/training/training-evaluation';
import { trainingLessonTypes } from '@tutor/rules/training/training-slots';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgEnum, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { ofTutor } from '../account/tables.ts';
import { id, instant, rowId } from '../database/columns.ts';

export const trainingLessonType = pgEnum('training_lesson_type', trainingLessonTypes);

/** Booked training lessons. A slot has one trainer, so it is booked once, which the database holds. */
export const trainingAppointments = pgTable(
  'training_appointments',
  {
    id: rowId(90_001),
    tuid: ofTutor(),
    type: trainingLessonType().notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    reason: text().notNull(),
    /** The tutor's name as it was given for the trainer. */
    name: text().notNull(),
    bookedAt: instant('booked_at').notNull(),
    /** Raised when it is moved or cancelled, as calendars ask for. */
    revision: integer().notNull().default(0),
    changedAt: instant('changed_at').notNull(),
    /** When the tutor was reminded of it; anew after it was moved. */
    remindedAt: instant('reminded_at'),
    cancelledAt: instant('cancelled_at'),
    cancelReason: text('cancel_reason'),
    /** What the trainer wrote about it; whether it was passed, of practice lessons alone. */
    resultAt: instant('result_at'),
    trainer: text(),
    trainerRemark: text('trainer_remark'),
    isPassed: boolean('is_passed'),
  },
  (table) => [
    // Triggers of the migrations refuse one in a class or an approved leave, and a class in one. An exclusion constraint,
    // 'training_appointments_no_overlap', refuses two of a tutor that share a moment.
    uniqueIndex('training_appointments_slot_unique').on(table.startsAt).where(sql`cancelled_at is null`),
    index('training_appointments_tuid_starts_at').on(table.tuid, table.startsAt),
    check('training_appointments_end_after_start', sql`${table.endsAt} > ${table.startsAt}`),
    check(
      'training_appointments_cancelled_with_reason',
      sql`(${table.cancelledAt} is null) = (${table.cancelReason} is null)`,
    ),
    check(
      'training_appointments_result_whole',
      sql`(${table.resultAt} is null) = (${table.trainer} is null) and (${table.resultAt} is null) = (${table.trainerRemark} is null)`,
    ),
    check(
      'training_appointments_practice_passed_or_not',
      sql`(${table.isPassed} is not null) = (${table.resultAt} is not null and ${table.type} = 'Test')`,
    ),
  ],
);

const rating = () => smallint().notNull();

/** What tutors think of training lessons, once for each. */
export const trainingEvaluations = pgTable(
  'training_evaluations',
  {
    appointmentId: id('appointment_id')
      .primaryKey()
      .references(() => trainingAppointments.id),
    clarity: rating(),
    usefulness: rating(),
    pace: rating(),
    remark: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    check(
      'training_evaluations_rated',
      sql`${table.clarity} between 1 and 5 and ${table.usefulness} between 1 and 5 and ${table.pace} between 1 and 5`,
    ),
    check(
      'training_evaluations_remark_length',
      sql`char_length(${table.remark}) <= ${sql.raw(String(evaluationRemarkMax))}`,
    ),
  ],
);
