import { useLoaderData } from '@remix-run/react';
import { nextWeekWindow, weekBeforeWindow } from '@tutor/rules/schedule/schedule-window';
import { makeSchedule, type SlotWishes } from '@tutor/rules/schedule/selection';
import { scheduleSubmissionSchema } from '@tutor/rules/schedule/submission';
import { PlainScheduleForm } from '@tutor/ui/schedule/plain-schedule-form.tsx';
import { scheduleDraft } from '@tutor/ui/schedule/schedule-drafts.ts';
import { ScheduleEditor } from '@tutor/ui/schedule/schedule-editor.tsx';
import { ScheduleNotOpen } from '@tutor/ui/schedule/schedule-not-open.tsx';
import { useMemo } from 'react';
import { isCompanyTimeAsked } from '../classes/company-time.server.ts';
import { useCompanyTime } from '../classes/use-company-time.ts';
import { newFormKey } from '../kit/forms/form-key.server.ts';
import { type FormReply, refusalOf } from '../kit/forms/form-reply.ts';
import { useFormReply } from '../kit/forms/use-action-reply.ts';
import { pageTitle } from '../kit/page/page-title.ts';
import { guarded } from '../session/guarded.server.ts';
import { serverNow } from '../session/server-clock.server.ts';
import { tutorZone } from '../session/zone.server.ts';
import { ReleaseTimeHeader } from './release-time-header.tsx';
import { loadNextWeek, loadWeekBefore } from './schedule.server.ts';
import { type ScheduleMore, sendSchedule } from './send-schedule.server.ts';
import { useScheduleSubmission } from './use-schedule-submission.ts';

const path = '/releaseTime/submit';

export const meta = () => pageTitle('Release time');

export const loader = guarded(async (args) => {
  const { api } = args;
  const [zone, nowMs] = await Promise.all([tutorZone(args), serverNow(args.context)]);
  const isCompanyTimeShown = isCompanyTimeAsked(args);
  const now = new Date(nowMs);
  const [{ body: user }, nextWeek, openBefore] = await Promise.all([
    api.account.userInfo(),
    loadNextWeek(api, now, zone),
    loadWeekBefore(api, now, zone),
  ]);
  if (!user.openSelfSchedule) return { isOpen: false as const };
  const submissionKey = newFormKey();
  return { isOpen: true as const, zone, isCompanyTimeShown, openBefore, submissionKey, ...nextWeek };
});

export const action = guarded(async (args) => {
  const form = await args.request.formData();
  return sendSchedule(args, {
    form,
    name: scheduleDraft,
    typed: { open: form.getAll('open').map(String), close: form.getAll('close').map(String) },
    schema: scheduleSubmissionSchema,
    send: ({ key, open, close }) =>
      args.api.schedule.insertSchedule({
        body: {
          IdempotencyKey: key,
          Items: [
            ...open.map((StartTime) => ({ StartTime, Status: 'Waited' as const })),
            ...close.map((StartTime) => ({ StartTime, Status: 'Canceled' as const })),
          ],
        },
      }),
    path,
  });
});

export default function Submit() {
  const data = useLoaderData<typeof loader>();
  return (
    <>
      <ReleaseTimeHeader view="submit" />
      {data.isOpen ? <NextWeek data={data} /> : <ScheduleNotOpen view="submit" />}
    </>
  );
}

type NextWeekData = Extract<ReturnType<typeof useLoaderData<typeof loader>>, { isOpen: true }>;

function NextWeek({ data }: { data: NextWeekData }) {
  const { zone, now, slots, remaining, openBefore, isCompanyTimeShown } = data;
  const plain = useFormReply<ScheduleMore>(scheduleDraft);
  const { reply, isSubmitting, send } = useScheduleSubmission({ path, draft: scheduleDraft });
  const schedule = useMemo(
    () =>
      makeSchedule(
        slots.map(({ start, isOpen, lock, group }) => ({ startMs: start, isOpen, lock, group })),
        remaining,
      ),
    [slots, remaining],
  );
  const titles = useMemo(
    () => new Map(slots.flatMap(({ start, title }) => (title === undefined ? [] : [[start, title] as const]))),
    [slots],
  );
  const at = new Date(now);
  const times = useCompanyTime(zone, isCompanyTimeShown, (isShown) => (isShown ? `${path}?zone=company` : path));
  const weekBefore =
    openBefore === undefined ? undefined : { window: weekBeforeWindow(at, zone), openStarts: openBefore };

  const refusal = useMemo(() => slotRefusal(reply), [reply]);
  const submit = ({ open, close }: SlotWishes): void => {
    const form = new FormData();
    for (const startMs of open) form.append('open', new Date(startMs).toISOString());
    for (const startMs of close) form.append('close', new Date(startMs).toISOString());
    send(form, `${open.join()}/${close.join()}`);
  };
  return (
    <>
      {/* The grid is nothing without script: then the week is boxes to tick, in a form of the browser's own. */}
      <noscript>
        <PlainScheduleForm
          schedule={schedule}
          dayStarts={nextWeekWindow(at, zone).dayStarts}
          zone={zone}
          limitReason={data.limitReason}
          action={path}
          submissionKey={data.submissionKey}
          refusal={
            plain && {
              message: refusalOf(plain) ?? '',
              open: plain.ticked?.open ?? [],
              close: plain.ticked?.close ?? [],
            }
          }
        />
      </noscript>
      <ScheduleEditor
        schedule={schedule}
        nextWeek={nextWeekWindow(at, zone)}
        weekBefore={weekBefore}
        zone={zone}
        {...times}
        titles={titles}
        limitReason={data.limitReason}
        isSubmitting={isSubmitting}
        refusal={refusal}
        onSubmit={submit}
      />
    </>
  );
}

function slotRefusal(reply: FormReply<ScheduleMore> | undefined) {
  const message = reply && refusalOf(reply);
  if (message === undefined) return undefined;
  return { message, slots: new Map(reply?.refused?.map(({ start, reason }) => [Date.parse(start), reason])) };
}

export { PageError as ErrorBoundary } from '../kit/page/page-error.tsx';
