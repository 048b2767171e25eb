import { implement } from '@tutor/api/core/implement';
import { fees as contract } from '@tutor/api/fees/fees';
import { feeMonthOf, firstFeeMonth } from '@tutor/rules/fees/fee-month';
import { feeSum, payout } from '@tutor/rules/fees/fee-sum';
import { searchWords } from '@tutor/rules/messages/search';
import { shiftMonth } from '@tutor/rules/time/calendar-month';
import { and, count, desc, eq, lt, sql, sum } from 'drizzle-orm';
import { tutors } from '../account/tables.ts';
import { wireRemarks } from '../classes/read-remark.ts';
import { remarkPoints, remarks } from '../classes/remark-tables.ts';
import { classes } from '../classes/tables.ts';
import type { Queries } from '../database/database.ts';
import type { CallContext } from '../http/call-context.ts';
import { invalid, Refusal, refusalCodes } from '../http/refusal.ts';
import { closeMonths, firstMonth } from './close-months.ts';
import { monthParts, paidClasses } from './month-parts.ts';
import { feePayments, salaryAccounts } from './tables.ts';

/** What a tutor earned, what was taken off, and what was paid. */
export const feeEndpoints = implement<typeof contract, CallContext>(contract, {
  accounting: async ({ body: { Month }, queries, now, requireSession }) => {
    const { tuid } = requireSession();
    await requireOwnFees(queries, tuid);
    requireReachable(Month, now);
    await closeMonths(queries, { tuid, now });
    const parts = await monthParts(queries, { tuid, month: Month });
    const carriedCentavos = await carriedInto(queries, { tuid, month: Month });
    const [payment] = await queries
      .select({ id: feePayments.id })
      .from(feePayments)
      .where(and(eq(feePayments.tuid, tuid), eq(feePayments.month, Month)));
    return {
      body: {
        Month,
        FirstMonth: await firstMonth(queries, tuid, now),
        IsClosed: payment !== undefined,
        Lessons: parts.lessons.map(({ kind, feeCentavos, count: lessons }) => ({
          Kind: kind,
          FeeCentavos: feeCentavos,
          Count: lessons,
        })),
        Bonuses: parts.bonuses.map(({ id, kind, centavos, note, at }) => ({
          ID: id,
          Kind: kind,
          Centavos: centavos,
          Remark: note,
          Time: at.toISOString(),
        })),
        Deductions: parts.deductions.map(({ id, rule, centavos, note, at, lesson }) => ({
          ID: id,
          Rule: rule,
          Centavos: centavos,
          Remark: note,
          Time: at.toISOString(),
          CLID: lesson.clid,
          StartTime: lesson.startsAt.toISOString(),
          StuName: lesson.studentName,
          UnitName: lesson.unitName,
        })),
        CarriedCentavos: carriedCentavos,
        TotalCentavos: feeSum({ ...parts, carriedCentavos }).totalCentavos,
      },
    };
  },

  completedClasses: async ({ body: { Month, PageIndex, PageSize }, queries, now, requireSession }) => {
    const { tuid } = requireSession();
    await requireOwnFees(queries, tuid);
    requireReachable(Month, now);
    const paid = paidClasses({ tuid, month: Month });
    const [all] = await queries
      .select({ count: count(), centavos: sum(classes.lessonFeeCentavos).mapWith(Number) })
      .from(classes)
      .where(paid);
    const rows = await queries
      .select()
      .from(classes)
      .where(paid)
      .orderBy(desc(classes.startsAt), desc(classes.clid))
      .limit(PageSize)
      .offset((PageIndex - 1) * PageSize);
    return {
      body: {
        Total: all?.count ?? 0,
        TotalCentavos: all?.centavos ?? 0,
        Items: rows.map((lesson) => ({
          CLID: lesson.clid,
          StartTime: lesson.startsAt.toISOString(),
          EndTime: lesson.endsAt.toISOString(),
          StuName: lesson.studentName,
          SubjectName: lesson.subjectName,
          UnitName: lesson.unitName,
          Kind: lesson.lessonKind,
          FeeCentavos: lesson.lessonFeeCentavos,
          MissingComment: lesson.remarkWrittenAt === null,
        })),
      },
    };
  },

  paymentRecord: async ({ body: { PageIndex, PageSize }, queries, now, requireSession }) => {
    const { tuid } = requireSession();
    await requireOwnFees(queries, tuid);
    await closeMonths(queries, { tuid, now });
    const [salary] = await queries.select().from(salaryAccounts).where(eq(salaryAccounts.tuid, tuid));
    const [all] = await queries.select({ count: count() }).from(feePayments).where(eq(feePayments.tuid, tuid));
    const rows = await queries
      .select()
      .from(feePayments)
      .where(eq(feePayments.tuid, tuid))
      .orderBy(desc(feePayments.month))
      .limit(PageSize)
      .offset((PageIndex - 1) * PageSize);
    return {
      body: {
        Account: salary === undefined ? undefined : maskedAccount(salary.account),
        Total: all?.count ?? 0,
        Items: rows.map((payment) => ({
          ID: payment.id,
          Month: payment.month,
          Status: payment.status,
          EarnedCentavos: payment.earnedCentavos,
          CarriedCentavos: payment.carriedCentavos,
          PaidCentavos: payment.paidCentavos,
          Account: payment.account === null ? undefined : maskedAccount(payment.account),
          CreateTime: payment.createdAt.toISOString(),
          PayTime: payment.payAt.toISOString(),
          Remark: payment.note ?? undefined,
        })),
      },
    };
  },

  historyRemarks: async ({ body: { Keyword, PageIndex, PageSize }, queries, requireSession }) => {
    const { tuid } = requireSession();
    await requireOwnFees(queries, tuid);
    const written = and(eq(remarks.tuid, tuid), ...searchWords(Keyword ?? '').map(hasWord));
    const joined = eq(classes.clid, remarks.clid);
    const [all] = await queries.select({ count: count() }).from(remarks).innerJoin(classes, joined).where(written);
    const rows = await queries
      .select({ remark: remarks, lesson: classes })
      .from(remarks)
      .innerJoin(classes, joined)
      .where(written)
      .orderBy(desc(classes.startsAt), desc(classes.clid))
      .limit(PageSize)
      .offset((PageIndex - 1) * PageSize);
    const wires = await wireRemarks(
      queries,
      rows.map(({ remark }) => remark),
    );
    return {
      body: {
        Total: all?.count ?? 0,
        Items: rows.flatMap(({ remark, lesson }, index) => {
          const wire = wires[index];
          if (wire === undefined) return [];
          return {
            CLID: lesson.clid,
            StartTime: lesson.startsAt.toISOString(),
            StuName: lesson.studentName,
            SubjectName: lesson.subjectName,
            UnitName: lesson.unitName,
            RemarkTime: remark.createdAt.toISOString(),
            EditTime: remark.editedAt?.toISOString() ?? null,
            Remark: wire,
          };
        }),
      },
    };
  },
});

/** Franchisees are paid by their franchise: the company keeps no fees of theirs (specification, core §6). */
async function requireOwnFees(queries: Queries, tuid: number): Promise<void> {
  const [tutor] = await queries
    .select({ isFranchisee: tutors.isFranchiseeUser })
    .from(tutors)
    .where(eq(tutors.tuid, tuid));
  if (tutor?.isFranchisee) {
    throw new Refusal(refusalCodes.notOffered, 'Your franchise pays your service fee. Please ask it for your records.');
  }
}

function requireReachable(month: string, now: Date): void {
  if (month < firstFeeMonth) throw invalid('Month', 'Months before 2000 are not kept.');
  if (month > feeMonthOf(now)) throw invalid('Month', 'This month has not begun yet.');
}

/** What came over into a month: from the latest payment before it. */
async function carriedInto(queries: Queries, { tuid, month }: { tuid: number; month: string }): Promise<number> {
  const [before] = await queries
    .select()
    .from(feePayments)
    .where(and(eq(feePayments.tuid, tuid), lt(feePayments.month, month)))
    .orderBy(desc(feePayments.month))
    .limit(1);
  if (before === undefined || before.month !== shiftMonth(month, -1)) return 0;
  return payout(before.earnedCentavos + before.carriedCentavos).carriedOnCentavos;
}

/** 'PayPal m***@tutors.example': enough to know one's own account by. */
function maskedAccount(account: string): string {
  return account.replace(/(?<!\S)(\S)[^\s@]*@/, '$1***@');
}

/** Whether a word stands anywhere in a remark, its lesson or its student's name. Compared as text, so no character of it means anything else. */
function hasWord(word: string) {
  const points = sql`(select string_agg(${remarkPoints.point}, ' ') from ${remarkPoints} where ${remarkPoints.remarkId} = ${remarks.id})`;
  return sql`position(${word} in lower(normalize(concat_ws(' ', ${remarks.content}, ${remarks.homework}, ${remarks.strengths}, ${remarks.improvements}, ${remarks.nextStep}, ${remarks.level}, ${points}, ${classes.studentName}, ${classes.subjectName}, ${classes.unitName}), NFC))) > 0`;
}
