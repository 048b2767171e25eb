import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useLoaderData, useNavigate } from '@remix-run/react';
import { attendanceCancelSchema } from '@tutor/rules/attendance/cancel-form';
import { attendanceNoDraft } from '@tutor/ui/attendance/attendance-no-draft.ts';
import { AttendanceNoForm } from '@tutor/ui/attendance/attendance-no-form.tsx';
import { Card } from '@tutor/ui/primitives/layout/card.tsx';
import { PageHeader } from '@tutor/ui/primitives/layout/page-header.tsx';
import { z } from 'zod';
import { ownRefusal } from '../kit/failed-call.server.ts';
import { setFlash } from '../kit/flash.server.ts';
import { typedTexts } from '../kit/form-reply.ts';
import { pageTitle } from '../kit/page-title.ts';
import { sendForm } from '../kit/send-form.server.ts';
import { useFormReply } from '../kit/use-action-reply.ts';
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
  const id = requestId(args);
  const { form, fileErrors } = await readFileForm(args, { attachment: { module: 'Absent' } });
  const values = typedTexts(form);
  // A photo that was sent with an earlier try counts where no new one was chosen.
  const arrived = values.attachment || values.arrived || '';
  return sendForm<typeof attendanceCancelSchema, { arrived: string }>({
    name: attendanceNoDraft(id),
    form,
    typed: { ...values, attachment: arrived },
    // A photo that cannot be taken is told, also where an earlier one would do: the tutor wanted another.
    fileErrors,
    schema: attendanceCancelSchema,
    beside: () => ({ arrived }),
    backTo: '/home',
    send: async ({ reason, note, attachment }) => {
      const body = { Id: id, IsICan: false, CancelReason: reason, CancelRemark: note, Attachment: attachment };
      const { isTaken, message } = await sendAnswer(args.api, body);
      if (!isTaken) throw ownRefusal(message);
      return { message };
    },
  });
});

/** The class that the address names. */
function requestId({ request }: LoaderFunctionArgs): number {
  const id = idSchema.safeParse(new URL(request.url).searchParams.get('id'));
  if (!id.success) throw redirect('/404');
  return id.data;
}

export default function NoPage() {
  const { request } = useLoaderData<typeof loader>();
  const { zone } = useFrame().tutor;
  const navigate = useNavigate();
  const item = attendanceItem(request);
  const refused = useFormReply<{ arrived: string }>(attendanceNoDraft(item.id));
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
          typed={refused && { reason: refused.values.reason ?? '', note: refused.values.note ?? '' }}
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
