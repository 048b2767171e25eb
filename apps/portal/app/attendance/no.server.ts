import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { attendanceCancelSchema } from '@tutor/rules/attendance/cancel-form';
import { uploadReferenceOf } from '@tutor/rules/uploads/upload-reference';
import { attendanceNoDraft } from '@tutor/ui/attendance/attendance-no-draft.ts';
import { z } from 'zod';
import { setFlash } from '../kit/forms/flash.server.ts';
import { typedTexts } from '../kit/forms/form-reply.ts';
import { sendForm } from '../kit/forms/send-form.server.ts';
import type { Guarded } from '../session/guarded.server.ts';
import { readFileForm } from '../uploads/file-form.server.ts';
import { sendAnswer } from './answer.server.ts';

/** What the form of a No is told beside what every form is. */
export interface NoMore {
  /** Reference of a photo that has arrived; empty without one. */
  arrived: string;
}

const idSchema = z.coerce.number().int().positive();

/** The class that the address names. */
function requestId({ request }: LoaderFunctionArgs): number {
  const id = idSchema.safeParse(new URL(request.url).searchParams.get('id'));
  if (!id.success) throw redirect('/404');
  return id.data;
}

/** The class that waits for its answer; one that does not any more leads to the dashboard. */
export async function loadNo(args: Guarded) {
  const id = requestId(args);
  const { body } = await args.api.attendance.pending();
  const request = body.find((one) => one.Id === id);
  if (request !== undefined) return { request };
  const message = 'This class does not wait for an answer any more.';
  throw redirect('/home', { headers: { 'set-cookie': await setFlash({ tone: 'info', message }) } });
}

/** Says No where no script takes the form over. What was typed, and a photo that has arrived, stay with the page. */
export async function sendNo(args: Guarded): Promise<Response> {
  const id = requestId(args);
  const { form, fileErrors } = await readFileForm(args, { attachment: { module: 'Absent' } });
  const values = typedTexts(form);
  // A photo that was sent with an earlier try counts where no new one was chosen.
  const arrived = values.attachment || values.arrived || '';
  return sendForm<typeof attendanceCancelSchema, NoMore>({
    name: attendanceNoDraft(id),
    form,
    typed: { ...values, attachment: arrived },
    // A photo that cannot be taken is told, also where an earlier one would do: the tutor wanted another.
    fileErrors,
    schema: attendanceCancelSchema,
    send: async ({ reason, note, attachment }) => {
      const body = {
        Id: id,
        IsICan: false,
        CancelReason: reason,
        CancelRemark: note,
        Attachment: uploadReferenceOf(attachment, 'Absent'),
      };
      const { isTaken, message } = await sendAnswer(args.api, body);
      return isTaken ? { message } : { refused: { error: message } };
    },
    beside: () => ({ arrived }),
    backTo: '/home',
  });
}
