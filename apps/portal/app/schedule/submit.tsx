import { type ActionFunctionArgs, json } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { nextWeekWindow, weekBeforeWindow } from '@tutor/rules/schedule/schedule-window';
import { makeSchedule, type SlotWishes } from '@tutor/rules/schedule/selection';
import { scheduleSubmissionSchema } from '@tutor/rules/schedule/submission';
import { PlainScheduleForm } from '@tutor/ui/schedule/plain-schedule-form.tsx';
import { scheduleDraft } from '@tutor/ui/schedule/schedule-drafts.ts';
import { ScheduleEditor } from '@tutor/ui/schedule/schedule-editor.tsx';
import { ScheduleNotOpen } from '@tutor/ui/schedule/schedule-not-open.tsx';
import { useMemo } from 'react';
import { companyTime } from '../classes/company-time.ts';
import { actionReply, errorFlash } from '../kit/action-reply.server.ts';
import { requireFailedCall } from '../kit/failed-call.server.ts';
import type { Flash } from '../kit/flash.server.ts';
import { newFormKey } from '../kit/form-key.server.ts';
import { type FormReply, unsent } from '../kit/form-reply.ts';
import { pageTitle } from '../kit/page-title.ts';
import { formFailure } from '../kit/send-form.server.ts';
import { useActionReply } from '../kit/use-action-reply.ts';
import { guarded } from '../session/guarded.server.ts';
import { serverNow } from '../session/server-clock.server.ts';
import { tutorZone } from '../session/zone.server.ts';
import { ReleaseTimeHeader } from './release-time-header.tsx';
import { loadNextWeek, loadWeekBefore, type ScheduleResult, scheduleFlash, scheduleReply } from './schedule.server.ts';
import { useScheduleSubmission } from './use-schedule-submission.ts';

const path = '/releaseTime/submit';

export const meta = () => pageTitle('Release time');

export const loader = guarded(async (args) => {
  const { api } = args;
  const [zone, nowMs] = await Promise.all([tutorZone(args), serverNow(args.context)]);
  const isCompanyTimeShown = args.search.get('zone') === 'company';
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
  const { api } = args;
  const form = await args.request.formData();
  const [open, close] = [form.getAll('open'), form.getAll('close')];
  const ticked = { open: open.map(String), close: close.map(String) };
  const parsed = scheduleSubmissionSchema.safeParse({ key: form.get('key'), open, close });
  if (!parsed.success) {
    const message = parsed.error.issues[0]?.message ?? 'Nothing was changed.';
    const result: ScheduleResult = { isSaved: false, message, refused: [] };
    return refusalReply(args, { result, flash: { tone: 'error', message } }, ticked);
  }
  const { key, ...slots } = parsed.data;
  try {
    const { body, message } = await api.schedule.insertSchedule({
      body: {
        IdempotencyKey: key,
        Items: [
          ...slots.open.map((StartTime) => ({ StartTime, Status: 'Waited' as const })),
          ...slots.close.map((StartTime) => ({ StartTime, Status: 'Canceled' as const })),
        ],
      },
    });
    const result = scheduleReply(body, message);
    const reply = { result, flash: await scheduleFlash(args, result) };
    return result.isSaved ? actionReply(args, reply, path) : refusalReply(args, reply, ticked);
  } catch (error) {
    requireFailedCall(error);
    return refusalReply(args, { result: null, flash: errorFlash(error) }, ticked, formFailure(error).status);
  }
});

/** The half hours that were ticked. */
interface Ticked {
  open: string[];
  close: string[];
}

/** What a page without script is answered when nothing was saved: its form keeps what was ticked. */
type PlainRefusal = FormReply<Ticked>;

function refusalReply(
  args: ActionFunctionArgs,
  { result, flash }: { result: ScheduleResult | null; flash: Flash },
  ticked: Ticked,
  status = 400,
): Response {
  if (args.context.isDataRequest) return json({ ...unsent([]), result, flash });
  return json<PlainRefusal>({ ...unsent([]), error: flash.message, ...ticked }, status);
}

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
  const plainRefusal = useActionReply<PlainRefusal>();
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
  const weekBefore =
    openBefore === undefined ? undefined : { window: weekBeforeWindow(at, zone), openStarts: openBefore };

  const refusal = useMemo(() => refusalOf(reply), [reply]);
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
            plainRefusal === undefined
              ? undefined
              : { message: plainRefusal.error ?? '', open: plainRefusal.open ?? [], close: plainRefusal.close ?? [] }
          }
        />
      </noscript>
      <ScheduleEditor
        schedule={schedule}
        nextWeek={nextWeekWindow(at, zone)}
        weekBefore={weekBefore}
        zone={zone}
        {...companyTime(zone, isCompanyTimeShown, (isShown) => (isShown ? `${path}?zone=company` : path))}
        titles={titles}
        limitReason={data.limitReason}
        isSubmitting={isSubmitting}
        refusal={refusal}
        onSubmit={submit}
      />
    </>
  );
}

function refusalOf(reply: FormReply<{ result: ScheduleResult | null }> | undefined) {
  if (reply === undefined || reply.result?.isSaved === true) return undefined;
  const message = reply.result?.message ?? reply.flash?.message ?? 'Nothing was changed.';
  return {
    message,
    slots: new Map(reply.result?.refused.map(({ start, reason }) => [Date.parse(start), reason]) ?? []),
  };
}

export { PageError as ErrorBoundary } from '../kit/page-error.tsx';
