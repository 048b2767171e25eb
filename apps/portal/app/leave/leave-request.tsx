import { useLoaderData } from '@remix-run/react';
import { LeaveForm } from '@tutor/ui/leave/leave-form.tsx';
import { LeaveImpactCard } from '@tutor/ui/leave/leave-impact-card.tsx';
import { HomeLayout } from '@tutor/ui/shell/home-layout.tsx';
import { useFormReply } from '../kit/forms/use-action-reply.ts';
import { useForm } from '../kit/forms/use-form.ts';
import { pageTitle } from '../kit/page/page-title.ts';
import { guarded } from '../session/guarded.server.ts';
import { arrivedFiles } from '../uploads/arrived-files.ts';
import { UploadField } from '../uploads/upload-field.tsx';
import { leaveClock } from './leave-clock.server.ts';
import { leaveDraft, leaveForm } from './leave-draft.ts';
import { LeaveHeader } from './leave-header.tsx';
import { loadLeaveForm } from './load-leave.server.ts';
import { type LeaveMore, sendLeave } from './send-leave.server.ts';
import { useImpact } from './use-impact.ts';

const address = '/leaveRequest/leaveRequest';
const loadFormRules = () => import('@tutor/rules/leave/leave-form');

export const meta = () => pageTitle('Leave');

export const loader = guarded(loadLeaveForm);

export const action = guarded(async (args) => sendLeave(args, await leaveClock(args)));

export default function LeaveRequest() {
  const data = useLoaderData<typeof loader>();
  // Another request is another form, with fields of its own.
  return (
    <>
      <LeaveHeader current="leaveRequest" />
      <Request key={data.edited?.id ?? 0} data={data} />
    </>
  );
}

function Request({ data }: { data: ReturnType<typeof useLoaderData<typeof loader>> }) {
  const { edited, zone, nowMs } = data;
  const draft = leaveDraft(edited?.id);
  const reply = useFormReply<LeaveMore>(leaveForm);
  const { values = edited?.values ?? {}, ...form } = useForm(leaveForm, {
    load: loadFormRules,
    schemaOf: ({ leaveFormSchema }) => leaveFormSchema({ now: new Date(nowMs), zone }),
  });
  const { state, agreed, ask } = useImpact(data.impact, reply?.impact, edited?.id);
  const attachment = (
    <UploadField
      id={`${leaveForm}-attachment`}
      form={draft}
      name="attachment"
      module="LeaveReason"
      label="Attachment"
      isOptional
      description="Such as a medical certificate. You can add it later, as long as the request waits."
      error={reply?.fieldErrors.attachment}
      savedFiles={arrivedFiles([edited?.values.attachment ?? ''])}
      defaultFiles={arrivedFiles([values.attachment ?? ''])}
    />
  );
  const main = (
    <LeaveForm
      {...form}
      action={edited === null ? address : `${address}?id=${edited.id}`}
      editedId={edited?.id}
      cancelHref={edited === null ? undefined : '/leaveRequest/leaveRecord'}
      values={values}
      formKey={data.submissionKey}
      agreed={agreed}
      isToBeConfirmed={reply?.isToBeConfirmed}
      draft={draft}
      attachmentField={attachment}
      onSpanChange={ask}
    />
  );
  return <HomeLayout main={main} aside={<LeaveImpactCard state={state} zone={zone} />} />;
}

export { PageError as ErrorBoundary } from '../kit/page/page-error.tsx';
