import { Form, useLoaderData, useNavigation } from '@remix-run/react';
import { LeaveForm, type TypedLeaveSpan } from '@tutor/ui/leave/leave-form.tsx';
import { LeaveImpactCard, type LeaveImpactCardProps } from '@tutor/ui/leave/leave-impact-card.tsx';
import { HomeLayout } from '@tutor/ui/shell/home-layout.tsx';
import { useCallback, useState } from 'react';
import { pageTitle } from '../kit/page-title.ts';
import { useLimitFlow } from '../kit/reply-toast.ts';
import { useActionReply } from '../kit/use-action-reply.ts';
import { useFieldChecks } from '../kit/use-field-checks.ts';
import { useLoaded } from '../kit/use-loaded.ts';
import { guarded } from '../session/guarded.server.ts';
import { arrivedFiles } from '../uploads/arrived-files.ts';
import { UploadField } from '../uploads/upload-field.tsx';
import type { ImpactReply } from './leave.server.ts';
import { leaveClock } from './leave-clock.server.ts';
import { leaveDraft } from './leave-draft.ts';
import { LeaveHeader } from './leave-header.tsx';
import { loadLeaveForm } from './load-leave.server.ts';
import { type LeaveReply, sendLeave } from './send-leave.server.ts';

export const meta = () => pageTitle('Leave');

export const loader = guarded((args) => loadLeaveForm(args));

export const action = guarded(async (args) => {
  return sendLeave(args, await leaveClock(args));
});

const address = '/leaveRequest/leaveRequest';
const loadFormRules = () => import('@tutor/rules/leave/leave-form');

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
  const reply: LeaveReply | undefined = useActionReply<LeaveReply>();
  useLimitFlow(reply);
  const navigation = useNavigation();
  const { edited, zone } = data;
  const draft = leaveDraft(edited?.id);
  // A line that was lost answers without a cost: the one before it stands.
  const [impact, setImpact] = useState(reply?.impact);
  if (reply?.impact !== undefined && reply.impact !== impact) setImpact(reply.impact);
  const { state, ask } = useImpact(impact, data.impact, edited?.id);
  const checks = useFieldChecks({
    id: 'leave-request',
    load: loadFormRules,
    schemaOf: ({ leaveFormSchema }) => leaveFormSchema({ now: new Date(data.nowMs), zone }),
  });
  const values = reply?.values ?? edited?.values ?? {};
  return (
    <HomeLayout
      main={
        <LeaveForm
          id={checks.id}
          action={edited === null ? address : `${address}?id=${edited.id}`}
          Form={Form}
          editedId={edited?.id}
          cancelHref={edited === null ? undefined : '/leaveRequest/leaveRecord'}
          values={values}
          errors={checks.hasErrors ? checks.errors : reply?.fieldErrors}
          error={reply?.error ?? undefined}
          focusKey={reply}
          formKey={data.submissionKey}
          repliedKey={reply?.values.key}
          agreed={
            state.kind === 'shown'
              ? {
                  classes: state.impact.classes.length,
                  feeCentavos: state.impact.feeCentavos,
                  points: state.impact.points,
                }
              : undefined
          }
          isToBeConfirmed={reply?.isToBeConfirmed}
          isSubmitting={navigation.state !== 'idle' && navigation.formMethod === 'POST'}
          draft={draft}
          attachmentField={
            <UploadField
              id={`${checks.id}-attachment`}
              form={draft}
              name="attachment"
              module="LeaveReason"
              label="Attachment"
              isOptional
              description="Such as a medical certificate. You can add it later, as long as the request waits."
              error={reply?.fieldErrors.attachment}
              defaultFiles={arrivedFiles([values.attachment ?? ''])}
            />
          }
          onSubmit={checks.onSubmit}
          onSpanChange={ask}
        />
      }
      aside={<LeaveImpactCard state={state} zone={zone} />}
    />
  );
}

/** The cost of what stands in the fields, asked for anew whenever the span changes. */
function useImpact(
  answered: ImpactReply | undefined,
  loaded: ImpactReply,
  id: number | undefined,
): { state: LeaveImpactCardProps['state']; ask: (span: TypedLeaveSpan) => void } {
  // A form that was answered brings its own cost: what was asked before it counts no more.
  // Live news loads the page's data anew: what was asked stands all the same.
  const [asked, setAsked] = useState({ question: '', answered });
  const isAsked = asked.question !== '' && asked.answered === answered;
  const { data, problem } = useLoaded<ImpactReply>(isAsked ? `/leave/impact?${asked.question}` : undefined);
  const ask = useCallback(
    (span: TypedLeaveSpan): void => {
      if (span.startDate === '' || span.endDate === '') return;
      const question = new URLSearchParams({ ...span, ...(id === undefined ? {} : { id: String(id) }) }).toString();
      setAsked({ question, answered });
    },
    [id, answered],
  );
  if (!isAsked) return { state: answered ?? loaded, ask };
  if (data !== undefined) return { state: data, ask };
  return { state: problem === undefined ? { kind: 'loading' } : { kind: 'failed', message: problem }, ask };
}

export { PageError as ErrorBoundary } from '../kit/page-error.tsx';
