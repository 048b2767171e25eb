import { leaveFormSchema } from '@tutor/rules/leave/leave-form';
import { formKeySchema } from '@tutor/rules/shell/form-key';
import { z } from 'zod';
import { wordsOr } from '../kit/beside/words-or.server.ts';
import { sendButton } from '../kit/forms/send-button.server.ts';
import { sendForm } from '../kit/forms/send-form.server.ts';
import { requireFailedCall, shownMessage } from '../kit/server/failed-call.server.ts';
import type { Api } from '../session/api.server.ts';
import type { Guarded } from '../session/guarded.server.ts';
import { readFileForm } from '../uploads/file-form.server.ts';
import { type ImpactReply, impactOfTyped, type LeaveClock, recordPath } from './leave.server.ts';
import { leaveDraft, leaveForm } from './leave-draft.ts';

/** What the form of a leave is told beside what every form is. */
export interface LeaveMore {
  /** What it costs; unknown where the line was lost. */
  impact: ImpactReply;
  /** The cost was not seen before, or has changed: it is shown, and waits for the tutor. */
  isToBeConfirmed: boolean;
}

const identity = z.object({ id: z.coerce.number('Please try again.').int().positive() });
const agreedSchema = z
  .string()
  .regex(/^\d+ \d+ \d+$/)
  .transform((text) => text.split(' ').map(Number));

/** Sends a request, new or changed. Done: on to the record with a message; else what was wrong, with everything typed. */
export async function sendLeave(args: Guarded, clock: LeaveClock): Promise<Response> {
  const { api } = args;
  const { form, fileErrors } = await readFileForm(args, { attachment: { module: 'LeaveReason' } });
  const editedId = identity.safeParse({ id: form.get('id') }).data?.id;
  const beside = async () => ({ impact: await loadImpactBeside(api, form, clock), isToBeConfirmed: false });
  const common = { name: leaveForm, draft: leaveDraft(editedId), form, beside, backTo: recordPath };
  if (form.get('intent') === 'preview') {
    return sendForm<z.ZodType, LeaveMore>({ ...common, schema: z.object({}), send: async () => ({ goesOn: true }) });
  }
  return sendForm<ReturnType<typeof leaveFormSchema>, LeaveMore>({
    ...common,
    fileErrors,
    schema: leaveFormSchema(clock),
    send: async ({ type, start, end, reason, attachment }) => {
      const key = formKeySchema.safeParse(form.get('key'));
      const agreed = agreedSchema.safeParse(form.get('agreed'));
      if (!agreed.success || !key.success) return { goesOn: true, more: { isToBeConfirmed: true } };
      const [classes = 0, feeCentavos = 0, points = 0] = agreed.data;
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
      const { message } =
        editedId === undefined
          ? await api.leave.addLeave({ body: { ...body, IdempotencyKey: key.data } })
          : await api.leave.editLeave({ body: { ...body, ID: editedId } });
      return { message: wordsOr(message, 'Saved.') };
    },
  });
}

/** The cost is told beside the form; that it cannot be had stands there and not in the way of the answer. */
async function loadImpactBeside(api: Api, form: FormData, clock: LeaveClock): Promise<ImpactReply> {
  try {
    return await impactOfTyped(api, form, clock);
  } catch (error) {
    requireFailedCall(error);
    return { kind: 'failed', message: shownMessage(error) };
  }
}

/** Takes a leave back. */
export async function undoLeave(args: Guarded): Promise<Response> {
  return sendButton(args, {
    form: await args.request.formData(),
    schema: identity,
    send: async ({ id }) => {
      const { message } = await args.api.leave.undoLeave({ body: { ID: id } });
      return { message: wordsOr(message, 'Your leave was undone.') };
    },
    backTo: recordPath + new URL(args.request.url).search,
  });
}
