import { isDeepStrictEqual } from 'node:util';
import { type FeedbackForm, feedbackSchema } from '@tutor/rules/feedback/feedback-form';
import {
  canEditFeedback,
  canReplyToFeedback,
  feedbackMonthlyQuota,
  isAppealType,
} from '@tutor/rules/feedback/feedback-rules';
import { fileGoneMessage, isUploadReference } from '@tutor/rules/uploads/upload-reference';
import { and, count, eq, sql } from 'drizzle-orm';
import { requireClass } from '../classes/own-class.ts';
import type { Queries } from '../database/database.ts';
import { violates } from '../database/violation.ts';
import { takeFile } from '../files/take-file.ts';
import { invalid, Refusal, refusalCodes, sentBefore } from '../http/refusal.ts';
import { companyMonth } from '../scores/exchange-flowers.ts';
import { type AppealSubject, classOfSubject, readSubject, requireInTime } from './appeal-subject.ts';
import { feedbackMonths, feedbackReplies, feedbacks } from './tables.ts';
import { feedbackTypeName } from './types.ts';

/** A feedback as it comes on the wire. */
export interface SentFeedback {
  Type: number;
  Clid?: number | undefined;
  Respondents?: string | undefined;
  Remark: string;
  File?: string | undefined;
}

/** What is added to a new one. */
export interface NewFeedback extends SentFeedback {
  LedgerId?: number | undefined;
  ComplaintId?: number | undefined;
  IsAppeal?: boolean | undefined;
  Key?: string | undefined;
}

const wireNames: Record<string, string> = {
  type: 'Type',
  classId: 'Class ID',
  complaintName: 'Complaint Name',
  content: 'Content',
  file: 'File',
};

/** Reads a feedback by the rules of the form; what is wrong is named as on the screen. */
function readForm({ Type, Clid, Respondents, Remark, File = '' }: SentFeedback): FeedbackForm {
  if (feedbackTypeName(Type) === undefined) throw invalid('Type', 'Please choose a type of the list.');
  const parsed = feedbackSchema.safeParse({
    type: String(Type),
    classId: Clid === undefined ? '' : String(Clid),
    complaintName: Respondents ?? '',
    content: Remark,
    file: File.split(',').filter(Boolean),
  });
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const name = String(issue?.path[0] ?? '');
  throw invalid(wireNames[name] ?? name, issue?.message ?? 'cannot be used');
}

/** What the tutor may still send this month. */
export async function readRemaining(queries: Queries, tuid: number, now: Date): Promise<number> {
  const [month] = await queries
    .select({ sent: feedbackMonths.sent })
    .from(feedbackMonths)
    .where(and(eq(feedbackMonths.tuid, tuid), eq(feedbackMonths.month, companyMonth(now))));
  return feedbackMonthlyQuota - (month?.sent ?? 0);
}

/**
 * Sends a feedback or appeal in one transaction and returns its id. The same key and words get the same id again; quota and 'one
 * appeal each' are refused by the database, however many ask at once.
 */
export async function sendFeedback(queries: Queries, tuid: number, sent: NewFeedback, now: Date): Promise<number> {
  const form = readForm(sent);
  try {
    return await queries.transaction(async (tx) => {
      const repeated = await findSent(tx, tuid, sent.Key, form);
      if (repeated !== undefined) return repeated;
      const subject = await subjectOf(tx, tuid, sent);
      if (subject !== undefined) {
        requireInTime(subject, now);
        if (!subject.types.includes(form.type))
          throw invalid('Type', 'This type does not fit what is appealed against.');
        if (subject.lesson !== undefined && subject.lesson.clid !== form.classId) {
          throw invalid('Class ID', 'This is not the class of what is appealed against.');
        }
      }
      await requireParts(tx, tuid, form, now);
      if (!isAppealType(form.type)) await countIn(tx, tuid, now);
      const [row] = await tx
        .insert(feedbacks)
        .values({
          tuid,
          ...columnsOf(form),
          source: subject?.source ?? null,
          ledgerId: subject?.ledgerId ?? null,
          complaintId: subject?.complaintId ?? null,
          key: sent.Key ?? null,
          at: now,
        })
        .returning({ id: feedbacks.id });
      if (row === undefined) throw new Error('the feedback was not stored');
      return row.id;
    });
  } catch (error) {
    const double = ['feedbacks_ledger_unique', 'feedbacks_complaint_unique', 'feedbacks_class_appeal_unique'];
    if (double.some((constraint) => violates(error, constraint))) {
      throw new Refusal(refusalCodes.alreadyAnswered, 'You have sent an appeal for this already.');
    }
    if (violates(error, 'feedback_months_quota')) {
      throw new Refusal(refusalCodes.limitReached, 'You have used all your feedback of this month.');
    }
    // Both of two submissions at once looked before either was there.
    const repeated = violates(error, 'feedbacks_key_unique')
      ? await findSent(queries, tuid, sent.Key, form)
      : undefined;
    if (repeated !== undefined) return repeated;
    throw error;
  }
}

/** Changes a feedback that the company has not begun with. */
export async function editFeedback(
  queries: Queries,
  tuid: number,
  { ID, ...sent }: SentFeedback & { ID: number },
  now: Date,
): Promise<void> {
  const form = readForm(sent);
  await queries.transaction(async (tx) => {
    const known = await lockFeedback(tx, tuid, ID);
    const [replies] = await tx
      .select({ count: count() })
      .from(feedbackReplies)
      .where(eq(feedbackReplies.feedbackId, ID));
    if (!canEditFeedback({ state: known.state, replies: replies?.count ?? 0 })) {
      throw new Refusal(refusalCodes.tooLate, 'The company has begun with this feedback. Please reply to it instead.');
    }
    const mayChange = known.source === null ? !isAppealType(known.type) || isAppealType(form.type) : false;
    if (form.type !== known.type && !mayChange) throw invalid('Type', 'The type of an appeal cannot be changed.');
    const fixedClass = await classOfSubject(tx, known);
    // One that was changed while it could be keeps what it has.
    if (fixedClass !== null && form.classId !== fixedClass && form.classId !== known.clid) {
      throw invalid('Class ID', 'The class of an appeal stays. Please send a new appeal for another class.');
    }
    await requireParts(tx, tuid, form, now);
    await tx
      .update(feedbacks)
      .set({ ...columnsOf(form), editedAt: now })
      .where(eq(feedbacks.id, ID));
  });
}

/** Replies to the company in one transaction; the same key and words get the same reply again. */
export async function addReply(
  queries: Queries,
  tuid: number,
  { feedbackId, remark, key, name }: { feedbackId: number; remark: string; key: string | undefined; name: string },
  now: Date,
): Promise<number> {
  return queries.transaction(async (tx) => {
    const known = await lockFeedback(tx, tuid, feedbackId);
    if (key !== undefined) {
      const [repeated] = await tx
        .select({ id: feedbackReplies.id, remark: feedbackReplies.remark })
        .from(feedbackReplies)
        .where(and(eq(feedbackReplies.feedbackId, feedbackId), eq(feedbackReplies.key, key)));
      if (repeated !== undefined) {
        if (repeated.remark !== remark) throw sentBefore();
        return repeated.id;
      }
    }
    if (!canReplyToFeedback(known.state)) {
      throw new Refusal(refusalCodes.tooLate, 'This was decided. Please send new feedback instead.');
    }
    const [row] = await tx
      .insert(feedbackReplies)
      .values({ feedbackId, isTutor: true, name, remark, key: key ?? null, at: now })
      .returning({ id: feedbackReplies.id });
    if (row === undefined) throw new Error('the reply was not stored');
    // Answered, and asked again.
    if (known.state === 'answered') {
      await tx.update(feedbacks).set({ state: 'inProgress' }).where(eq(feedbacks.id, feedbackId));
    }
    return row.id;
  });
}

async function lockFeedback(tx: Queries, tuid: number, id: number) {
  const [row] = await tx
    .select()
    .from(feedbacks)
    .where(and(eq(feedbacks.id, id), eq(feedbacks.tuid, tuid)))
    .for('update');
  if (row === undefined) throw unknownFeedback();
  return row;
}

/** Of somebody else and of nobody are told alike. */
export function unknownFeedback(): Refusal {
  return new Refusal(refusalCodes.unknown, 'This feedback does not exist.');
}

/** The feedback that came by this key before, if it did. With other words it is refused. */
async function findSent(
  queries: Queries,
  tuid: number,
  key: string | undefined,
  form: FeedbackForm,
): Promise<number | undefined> {
  if (key === undefined) return undefined;
  const [row] = await queries
    .select()
    .from(feedbacks)
    .where(and(eq(feedbacks.tuid, tuid), eq(feedbacks.key, key)));
  if (row === undefined) return undefined;
  const { type, clid, respondents, remark } = row;
  const sent = columnsOf(form);
  // In what order the files were chosen says nothing.
  const isSame = isDeepStrictEqual(
    { type, clid, respondents, remark, files: row.files.toSorted() },
    { ...sent, files: sent.files.toSorted() },
  );
  if (!isSame) throw sentBefore();
  return row.id;
}

async function subjectOf(
  tx: Queries,
  tuid: number,
  { LedgerId, ComplaintId, IsAppeal = false, Clid }: NewFeedback,
): Promise<AppealSubject | undefined> {
  if (LedgerId === undefined && ComplaintId === undefined && !IsAppeal) return undefined;
  return readSubject(tx, tuid, { LedgerId, ComplaintId, ...(IsAppeal ? { Clid } : {}) });
}

/** The class and the files must be the tutor's own. */
async function requireParts(tx: Queries, tuid: number, { classId, files }: FeedbackForm, now: Date): Promise<void> {
  if (classId !== undefined) {
    await requireClass(tx, tuid, classId).catch((error: unknown) => {
      throw error instanceof Refusal ? invalid('Class ID', 'This is none of your classes.') : error;
    });
  }
  // In one order for all, so that two of these never wait for each other.
  for (const reference of [...files].sort()) {
    const common = { tuid, field: 'File', now };
    if (isUploadReference(reference, 'AppealFile')) {
      await takeFile(tx, { ...common, moduleName: 'AppealFile', reference });
    } else if (isUploadReference(reference, 'ProblemScreenshot')) {
      await takeFile(tx, { ...common, moduleName: 'ProblemScreenshot', reference });
    } else throw invalid('File', fileGoneMessage);
  }
}

async function countIn(tx: Queries, tuid: number, now: Date): Promise<void> {
  await tx
    .insert(feedbackMonths)
    .values({ tuid, month: companyMonth(now), sent: 1 })
    .onConflictDoUpdate({
      target: [feedbackMonths.tuid, feedbackMonths.month],
      set: { sent: sql`${feedbackMonths.sent} + 1` },
    });
}

function columnsOf({ type, classId, complaintName, content, files }: FeedbackForm) {
  return {
    type,
    clid: classId ?? null,
    respondents: complaintName ?? null,
    remark: content,
    files: [...new Set(files)],
  };
}
