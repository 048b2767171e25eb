import { penaltyRules } from '@tutor/rules/attendance/penalty';
import { ledgerDirections, pointsCauses } from '@tutor/rules/scores/points-ledger';
import { z } from 'zod';
import { area, post } from '../core/endpoint.ts';
import { counted, pageOf, pageQuery } from '../core/paging.ts';
import { instant, optionalText, text } from '../core/wire.ts';

/** Points and flowers of the tutor (specification, core §3 'Score response'). Points have one decimal. */
export const scoreSchema = z.object({
  Flowers: z.int(),
  MonthScore: z.number(),
  TeachingPoints: z.number(),
  ComScore: z.number(),
  GoodScore: z.number(),
  AbsentScore: z.number(),
  BadScore: z.number(),
  CancelScore: z.number(),
  OtherScore: z.number(),
  Month: z.string(),
});
export type Score = z.output<typeof scoreSchema>;

const month = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/);

/** A gain or loss of teaching points. Points have one decimal. */
const ledgerEntrySchema = z.object({
  Id: z.int().positive(),
  Time: instant,
  Cause: z.enum(pointsCauses),
  Points: z.number(),
  /** What the rule takes, where the tutor had less. */
  RulePoints: z.number().nullish(),
  Before: z.number(),
  After: z.number(),
  Note: text,
  ClassId: z.int().positive().nullish(),
  ClassTime: instant.nullish(),
  StuName: optionalText,
  /** Share and amount of the lesson fee that was lost with it, and the rule. */
  FeePercent: z.int().nonnegative().nullish(),
  FeeCentavos: z.int().nonnegative().nullish(),
  Rule: z.enum(penaltyRules).nullish(),
  /** The appeal that was sent against it. */
  SentAppealId: z.int().positive().nullish(),
  /** The loss was given back since, by an entry of its own. */
  IsGivenBack: z.boolean().optional(),
});
export type LedgerEntry = z.output<typeof ledgerEntrySchema>;

/** Points, grades and levels (specification, core §7 'Tutor data'). */
export const scores = area('/api/tutordata', {
  allScore: post('TutorAllScore', {
    summary: 'Points of this month by cause, total points and flowers.',
    reply: scoreSchema,
  }),
  grades: post('/api/tutorcomm/Gradeintegral', {
    summary: 'The grade table: name and range of points of each level.',
    reply: z.array(z.object({ GradeName: z.string(), ScoreStart: z.number(), ScoreEnd: z.number() })),
  }),
  months: post('TutorScoreMonths', {
    summary: 'Points by month of the company, oldest first; TeachingPoints is the balance at the end of the month.',
    query: z.object({ count: z.coerce.number().int().min(1).max(36) }),
    reply: z.array(scoreSchema.omit({ Flowers: true })),
    assumed: true,
  }),
  ledger: post('GetPointsLedger', {
    summary: 'Gains and losses of points, newest first, of a month and a direction. Balance is the sum of all.',
    query: z.object({ ...pageQuery, month: month.optional(), direction: z.enum(ledgerDirections).optional() }),
    reply: counted(z.object({ ...pageOf(ledgerEntrySchema), Balance: z.number().nullish() })),
    assumed: true,
  }),
  earningsFacts: post('GetEarningsFacts', {
    summary: "What is known of this month's earnings: classes held and booked, penalties, in whole centavos.",
    reply: z.object({
      Month: month,
      HeldLessons: z.int().nonnegative(),
      HeldCentavos: z.int().nonnegative(),
      BookedLessons: z.int().nonnegative(),
      BookedCentavos: z.int().nonnegative(),
      PenaltyCentavos: z.int().nonnegative(),
      Enrolments: z.int().nonnegative(),
      /** Flowers that are left, and those that were exchanged this month. */
      Flowers: z.int().nonnegative(),
      ExchangedFlowers: z.int().nonnegative(),
    }),
    assumed: true,
  }),
  trail: post('GetTutorTrail', {
    summary: 'Count of trial lessons that the tutor turned into students.',
    query: z.object({ tuid: z.coerce.number().int().positive() }),
    reply: z.int().nonnegative(),
  }),
});
