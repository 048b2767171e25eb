import { json, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useLoaderData, useNavigate } from '@remix-run/react';
import { attendanceCancelSchema } from '@tutor/rules/attendance/cancel-form';
import { attendanceNoDraft } from '@tutor/ui/attendance/attendance-no-draft.ts';
import type { AttendanceNoErrors } from '@tutor/ui/attendance/attendance-no-fields.tsx';
import { AttendanceNoForm } from '@tutor/ui/attendance/attendance-no-form.tsx';
import { Card } from '@tutor/ui/primitives/layout/card.tsx';
import { PageHeader } from '@tutor/ui/primitives/layout/page-header.tsx';
import { z } from 'zod';
import { errorFlash } from '../kit/action-reply.server.ts';
import { requireFailedCall } from '../kit/failed-call.server.ts';
import { setFlash } from '../kit/flash.server.ts';
import { pageTitle } from '../kit/page-title.ts';
import { useActionReply } from '../kit/use-action-reply.ts';
import { lossesHref } from '../scores/losses-href.ts';
import { guarded } from '../session/guarded.server.ts';
import { useFrame } from '../session/use-frame.ts';
import { readFileForm } from '../uploads/file-form.server.ts';
import { sendAnswer } from './answer.server.ts';
import { attendanceItem, noHrefOf } from './attendance-item.ts';
import { PhotoField } from './photo-field.tsx';
import { useAttendanceNo } from './use-attendance-no.ts';

export const meta = () => pageTitle('Cancel a class');

const idSchema = z.coerce.number().int().positive();
const gone = 'This class does not wait for an answer any more.';

export const loader = guarded(async (args) => {
  const { api } = args;
  const id = requestId(args);
  const { body } = await api.attendance.pending();
  const request = body.find((one) => one.Id === id);
  if (request !== undefined) return { request };
  const headers = { 'set-cookie': await setFlash({ tone: 'info', message: gone }) };
  throw redirect('/home', { headers });
});

/** Says No where no script takes the form over. What was typed, and a photo that has arrived, stay with the page. */
export const action = guarded(async (args) => {
  const { api } = args;
  const id = requestId(args);
  const { form, fileErrors } = await readFileForm(args, { attachment: { module: 'Absent' } });
  const typed = { reason: textOf(form, 'reason'), note: textOf(form, 'note') };
  // A photo that was sent with an earlier try counts where no new one was chosen.
  const attachment = textOf(form, 'attachment') || textOf(form, 'arrived');
  const refused: Refused = { typed, arrived: attachment, errors: {}, error: null };
  const parsed = attendanceCancelSchema.safeParse({ ...typed, attachment });
  const errors: AttendanceNoErrors = { ...fileErrors };
  for (const issue of parsed.error?.issues ?? []) {
    const field = noFields.find((name) => name === issue.path[0]);
    if (field !== undefined) errors[field] ??= issue.message;
  }
  // A photo that cannot be taken is told, also where an earlier one would do: the tutor wanted another.
  if (!parsed.success || Object.keys(errors).length > 0) return json({ ...refused, errors }, 400);
  const { reason, note } = parsed.data;
  try {
    const body = { Id: id, IsICan: false, CancelReason: reason, CancelRemark: note, Attachment: attachment };
    const { isTaken, message } = await sendAnswer(api, body);
    if (!isTaken) return json({ ...refused, error: message }, 400);
    const flash = { tone: 'success', message, clearsDraft: attendanceNoDraft(id) } as const;
    return redirect('/home', { status: 303, headers: { 'set-cookie': await setFlash(flash) } });
  } catch (error) {
    requireFailedCall(error);
    return json({ ...refused, error: errorFlash(error).message }, 503);
  }
});

/** What a page without JavaScript shows again. */
interface Refused {
  typed: { reason: string; note: string };
  /** Reference of a photo that has arrived with this try. */
  arrived: string;
  errors: AttendanceNoErrors;
  error: string | null;
}

const noFields = ['reason', 'note', 'attachment'] as const;

/** The class that the address names. */
function requestId({ request }: LoaderFunctionArgs): number {
  const id = idSchema.safeParse(new URL(request.url).searchParams.get('id'));
  if (!id.success) throw redirect('/404');
  return id.data;
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

export default function NoPage() {
  const { request } = useLoaderData<typeof loader>();
  const refused = useActionReply<typeof action>();
  const { zone } = useFrame().tutor;
  const navigate = useNavigate();
  const item = attendanceItem(request);
  const no = useAttendanceNo(item, {
    onDone: () => navigate('/home'),
    arrived: refused?.arrived || undefined,
    refused,
  });
  return (
    <>
      <PageHeader title="Cancel this class?" back={{ href: '/home', label: 'Dashboard' }} />
      <Card>
        <AttendanceNoForm
          action={noHrefOf(item)}
          item={item}
          zone={zone}
          lossesHref={lossesHref}
          typed={refused?.typed}
          onSubmit={no.submit}
          isSubmitting={no.isSubmitting}
          progress={no.progress}
          error={no.error}
          onTakeBack={no.onTakeBack}
          errors={no.errors}
          replyErrors={no.replyErrors}
          onFieldChange={no.checkAgain}
          backHref="/home"
          attachment={
            <>
              <PhotoField files={no.files} error={no.errors?.attachment} onPick={no.pick} onRemove={no.removePhoto} />
              {refused?.arrived ? (
                <>
                  <input type="hidden" name="arrived" value={refused.arrived} />
                  <p>Your photo has arrived. You do not have to choose it again.</p>
                </>
              ) : null}
            </>
          }
        />
      </Card>
    </>
  );
}

export { PageError as ErrorBoundary } from '../kit/page-error.tsx';
