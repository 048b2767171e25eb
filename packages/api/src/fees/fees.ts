import { penaltyRules } from '@tutor/rules/attendance/penalty';
import { lessonKinds } from '@tutor/rules/classes/lesson-kind';
import { bonusKinds, paymentStatuses } from '@tutor/rules/fees/payment-status';
import { searchMax } from '@tutor/rules/messages/search';
import { isMonth } from '@tutor/rules/time/calendar-month';
import { z } from 'zod';
import { remarkSchema } from '../classes/class-remarks.ts';
import { area, post } from '../core/endpoint.ts';
import { counted, pageBody, paged, pageOf } from '../core/paging.ts';
import { whole } from '../core/read-reply.ts';
import { flag, instant, optionalText, text } from '../core/wire.ts';

const id = z.int().positive();
/** A calendar month of the company (Asia/Shanghai), yyyy-MM. */
const notAMonth = 'must be a month as yyyy-MM';
const month = z
  .string()
  .regex(/^\d{4}-\d{2}$/, notAMonth)
  .refine(isMonth, notAMonth);
/** Whole centavos. */
const amount = z.int().nonnegative();

/** The service fee: what a tutor earns, what is taken off, and what was paid (specification, core §2 '/serviceFee'). */
export const fees = area('/api/ServiceFee', {
  accounting: post('GetAccounting', {
    summary: 'What a month adds up to: completed lessons by kind and fee, bonuses, deductions, and what came over.',
    body: z.object({ Month: month }),
    reply: z.object({
      Month: month.nullish(),
      /** The first month with anything in it; the current one for a tutor without. */
      FirstMonth: month.nullish(),
      /** The month is over and its payment is made out: nothing changes in it any more. */
      IsClosed: flag,
      // The statement is their sum, which has to be right.
      Lessons: whole(z.array(z.object({ Kind: z.enum(lessonKinds), FeeCentavos: amount, Count: z.int().positive() }))),
      Bonuses: whole(
        z.array(z.object({ ID: id, Kind: z.enum(bonusKinds), Centavos: amount, Remark: text, Time: instant })),
      ),
      Deductions: whole(
        z.array(
          z.object({
            ID: id,
            Rule: z.enum(penaltyRules),
            Centavos: amount,
            Remark: text,
            Time: instant,
            CLID: id,
            StartTime: instant,
            StuName: text,
            UnitName: text,
          }),
        ),
      ),
      /** What the months before could not pay off: zero or below. */
      CarriedCentavos: z.int().nonpositive().nullish(),
      TotalCentavos: z.int().nullish(),
    }),
    assumed: true,
  }),
  completedClasses: post('GetCompletedClasses', {
    summary: 'Completed classes of a month with what each paid, latest first, by pages.',
    body: z.object({ Month: month, ...pageBody }),
    reply: counted(
      z.object({
        ...pageOf(
          z.object({
            CLID: id,
            StartTime: instant,
            EndTime: instant,
            StuName: text,
            SubjectName: text,
            UnitName: text,
            Kind: z.enum(lessonKinds),
            FeeCentavos: amount,
            MissingComment: flag,
          }),
        ),
        TotalCentavos: amount.nullish(),
      }),
    ),
    assumed: true,
  }),
  paymentRecord: post('GetPaymentRecord', {
    summary: 'Payments of closed months, latest first, by pages, with the salary account that the next one goes to.',
    body: z.object(pageBody),
    reply: counted(
      z.object({
        ...pageOf(
          z.object({
            ID: id,
            Month: month,
            Status: z.enum(paymentStatuses),
            /** What the month itself came to, what came over from the months before, and what is paid of both. */
            EarnedCentavos: z.int(),
            CarriedCentavos: z.int().nonpositive(),
            PaidCentavos: amount,
            Account: optionalText,
            CreateTime: instant,
            /** When it was paid, or is to be. */
            PayTime: instant,
            Remark: optionalText,
          }),
        ),
        /** Masked; absent while none is known. */
        Account: optionalText,
      }),
    ),
    assumed: true,
  }),
  historyRemarks: post('GetHistoryRemarks', {
    summary: "The tutor's remarks, latest class first, by pages; with words, those in which each of them stands.",
    body: z.object({ Keyword: z.string().max(searchMax).optional(), ...pageBody }),
    reply: paged(
      z.object({
        CLID: id,
        StartTime: instant,
        StuName: text,
        SubjectName: text,
        UnitName: text,
        RemarkTime: instant,
        EditTime: instant.nullish(),
        Remark: remarkSchema,
      }),
    ),
    assumed: true,
  }),
});
