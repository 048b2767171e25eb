import { parseWithZod } from '@conform-to/zod/v4';
import { json, redirect } from '@remix-run/node';
import { ApiError } from '@tutor/api/core/api-error';
import { leaveFormSchema } from '@tutor/rules/leave/leave-form';
import { formKeySchema } from '@tutor/rules/shell/form-key';
import { z } from 'zod';
import { errorFlash, formFailure } from '../kit/action-reply.server.ts';
import { requireFailedCall, shownMessage } from '../kit/failed-call.server.ts';
import { fieldErrors } from '../kit/field-errors.server.ts';
import { type Flash, setFlash } from '../kit/flash.server.ts';
import { formKeyProblem, isSentBefore, newFormKey } from '../kit/form-key.server.ts';
import { wordsOr } from '../kit/words-or.server.ts';
import type { Guarded } from '../session/guarded.server.ts';
import { readFileForm } from '../uploads/file-form.server.ts';
import { type ImpactReply, impactOfTyped, type LeaveClock, recordPath } from './leave.server.ts';
import { leaveDraft } from './leave-draft.ts';

/** A request's answer: what was wrong, what was typed, and what it costs. */
export interface LeaveReply {
  error: string | null;
  /** The service asked to slow down (HTTP 229): `error` is said in the limit-flow dialog, too. */
  isLimit?: boolean;
  fieldErrors: Record<string, string>;
  /** Text fields as they were sent, so that a page without JavaScript has them again. */
  values: Record<string, string>;
  /** Unknown where the line was lost. */
  impact?: ImpactReply;
  /** The cost was not seen before, or has changed: it is shown, and waits for the tutor. */
  isToBeConfirmed?: boolean;
}

const identity = z.object({ id: z.coerce.number().int().positive() });
const agreedSchema = z
  .string()
  .regex(/^\d+ \d+ \d+$/)
  .transform((text) => text.split(' ').map(Number));

/** Sends a request, new or changed. Done: on to the record with a message; else what was wrong, with everything typed. */
export async function sendLeave(args: Guarded, clock: LeaveClock): Promise<Response> {
  const { api } = args;
  const { form, fileErrors } = await readFileForm(args, { attachment: { module: 'LeaveReason' } });
  const keyProblem = formKeyProblem(form);
  // A key that was made up is not sent back.
  if (keyProblem !== undefined) form.set('key', newFormKey());
  const reply = async (change: Partial<LeaveReply>, status = 400): Promise<Response> => {
    const impact = await impactOfTyped(api, form, clock).catch(unknownImpact);
    const values = Object.fromEntries(
      [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    );
    return json<LeaveReply>(
      { error: null, fieldErrors: {}, values, impact, isToBeConfirmed: false, ...change },
      status,
    );
  };
  const submission = parseWithZod(form, { schema: leaveFormSchema(clock) });
  if (form.get('intent') === 'preview') return reply({}, 200);
  if (submission.status !== 'success' || Object.keys(fileErrors).length > 0) {
    return reply({
      fieldErrors: { ...(submission.status === 'success' ? {} : fieldErrors(submission)), ...fileErrors },
    });
  }
  if (keyProblem !== undefined) return reply({ error: keyProblem });
  const key = formKeySchema.safeParse(form.get('key'));
  const agreed = agreedSchema.safeParse(form.get('agreed'));
  if (!agreed.success || !key.success) return reply({ isToBeConfirmed: true }, 200);
  const [classes = 0, feeCentavos = 0, points = 0] = agreed.data;
  const { type, start, end, reason, attachment } = submission.value;
  const body = {
    LeaveType: type,
    StartTime: start.toISOString(),
    EndTime: end.toISOString(),
    Reason: reason,
    AgreedClasses: classes,
    AgreedFeeCentavos: feeCentavos,
    AgreedPoints: points,
    ...(attachment === '' ? {} : { Attachment: attachment }),
  };
  try {
    const edited = identity.safeParse({ id: form.get('id') });
    const { message } = edited.success
      ? await api.leave.editLeave({ body: { ...body, ID: edited.data.id } })
      : await api.leave.addLeave({ body: { ...body, IdempotencyKey: key.data } });
    const clearsDraft = leaveDraft(edited.success ? edited.data.id : undefined);
    const flash = await setFlash({ tone: 'success', message: wordsOr(message, 'Saved.'), clearsDraft });
    return redirect(recordPath, { status: 303, headers: { 'set-cookie': flash } });
  } catch (error) {
    requireFailedCall(error);
    if (isSentBefore(error)) form.set('key', newFormKey());
    const { said, status } = formFailure(error);
    return reply(said, status);
  }
}

/** The cost is told beside the form; that it cannot be had stands there and not in the way of the answer. */
function unknownImpact(error: unknown): ImpactReply {
  if (!(error instanceof ApiError)) throw error;
  return { kind: 'failed', message: shownMessage(error) };
}

/** Takes a leave back. */
export async function undoLeave(args: Guarded): Promise<Response> {
  const { api } = args;
  const parsed = identity.safeParse(Object.fromEntries(await args.request.formData()));
  const back = async (flash: Flash): Promise<Response> =>
    redirect(`${recordPath}${new URL(args.request.url).search}`, {
      status: 303,
      headers: { 'set-cookie': await setFlash(flash) },
    });
  if (!parsed.success) return back({ tone: 'error', message: 'Please try again.' });
  try {
    const { message } = await api.leave.undoLeave({ body: { ID: parsed.data.id } });
    return back({ tone: 'success', message: wordsOr(message, 'Your leave was undone.') });
  } catch (error) {
    requireFailedCall(error);
    return back(errorFlash(error));
  }
}
