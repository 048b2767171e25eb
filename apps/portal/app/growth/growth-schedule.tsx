import { useLoaderData } from '@remix-run/react';
import { isBusyMarker } from '@tutor/rules/growth/growth-plan';
import { nextWeekWindow } from '@tutor/rules/schedule/schedule-window';
import { makeSchedule } from '@tutor/rules/schedule/selection';
import { zonedDate } from '@tutor/rules/time/zone';
import { NotInGrowth } from '@tutor/ui/growth/not-in-growth.tsx';
import { PlanEditor } from '@tutor/ui/growth/plan-editor.tsx';
import type { PlanWishes } from '@tutor/ui/growth/plan-wishes.ts';
import { PlainScheduleForm } from '@tutor/ui/schedule/plain-schedule-form.tsx';
import { useMemo } from 'react';
import { newFormKey } from '../kit/forms/form-key.server.ts';
import { type FormReply, refusalOf } from '../kit/forms/form-reply.ts';
import { useFormReply } from '../kit/forms/use-action-reply.ts';
import { useFormDialog } from '../kit/forms/use-form-dialog.ts';
import { pageTitle } from '../kit/page/page-title.ts';
import { guarded } from '../session/guarded.server.ts';
import { GrowthHeader } from './growth-header.tsx';
import { loadPlan, type PlanMore, sendPlan } from './growth-schedule.server.ts';
import { planForm, planPath } from './plan-form.ts';

export const meta = () => pageTitle('Growth schedule');

export const loader = guarded(async (args) => {
  const plan = await loadPlan(args);
  return { plan: plan ?? null, key: newFormKey() };
});

export const action = guarded(sendPlan);

type Plan = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>['plan']>;

export default function GrowthSchedule() {
  const { plan, key } = useLoaderData<typeof loader>();
  if (plan === null) return <NotInGrowth />;
  return (
    <>
      <GrowthHeader current={planPath} />
      <NextWeek plan={plan} submissionKey={key} />
    </>
  );
}

function NextWeek({ plan, submissionKey }: { plan: Plan; submissionKey: string }) {
  const { slots, zone, hourRate, now } = plan;
  const plain = useFormReply<PlanMore>(planForm);
  const { reply, sendForm, isBusy } = useFormDialog<PlanMore>({ action: planPath });
  const choosable = useMemo(() => slots.filter(({ startMs }) => !isBusyMarker(new Date(startMs), zone)), [slots, zone]);
  const busyDays = useMemo(
    () => slots.filter(({ isBusy }) => isBusy).map(({ startMs }) => zonedDate(new Date(startMs), zone)),
    [slots, zone],
  );
  const window = nextWeekWindow(new Date(now), zone);
  const submit = ({ open, close, busyDays: busy, freeDays }: PlanWishes): void => {
    const form = new FormData();
    form.set('form', planForm);
    for (const startMs of open) form.append('open', new Date(startMs).toISOString());
    for (const startMs of close) form.append('close', new Date(startMs).toISOString());
    for (const day of busy) form.append('busy', day);
    for (const day of freeDays) form.append('free', day);
    sendForm(form);
  };
  return (
    <>
      <noscript>
        <PlainScheduleForm
          schedule={makeSchedule(choosable, Number.POSITIVE_INFINITY)}
          dayStarts={window.dayStarts}
          zone={zone}
          action={planPath}
          submissionKey={submissionKey}
          refusal={plain && { message: refusalOf(plain) ?? '', open: plain.open ?? [], close: plain.close ?? [] }}
        />
      </noscript>
      {/* Saved, the plan begins anew from what the service has. */}
      <PlanEditor
        key={slots.map(({ isOpen, isBusy }) => Number(isOpen) + 2 * Number(isBusy)).join('')}
        slots={choosable}
        busyDays={busyDays}
        nextWeek={window}
        zone={zone}
        hourRate={hourRate}
        isSubmitting={isBusy}
        refusal={refusalIn(reply)}
        reply={reply}
        onSubmit={submit}
      />
    </>
  );
}

function refusalIn(reply: FormReply<PlanMore> | undefined): string | undefined {
  return reply === undefined || reply.isDone ? undefined : refusalOf(reply);
}

export { PageError as ErrorBoundary } from '../kit/page/page-error.tsx';
