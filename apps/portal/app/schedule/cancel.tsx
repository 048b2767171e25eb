import { useLoaderData } from '@remix-run/react';
import type { ClassTableView } from '@tutor/rules/classes/class-table';
import { cancelPageDays, cancelPageStart, lastCancelPage, nextCancelPage } from '@tutor/rules/schedule/cancel-list';
import { cancelSubmissionSchema } from '@tutor/rules/schedule/submission';
import { zonedDate, zonedDayFromText } from '@tutor/rules/time/zone';
import { CancelEditor, type CancelRefusal } from '@tutor/ui/schedule/cancel-editor.tsx';
import { type CancelEntry, fieldValue, type PricedEntry } from '@tutor/ui/schedule/cancel-entry.ts';
import type { Why } from '@tutor/ui/schedule/cancel-why.tsx';
import { cancelDraft } from '@tutor/ui/schedule/schedule-drafts.ts';
import { ScheduleNotOpen } from '@tutor/ui/schedule/schedule-not-open.tsx';
import { useMemo } from 'react';
import { isCompanyTimeAsked } from '../classes/company-time.server.ts';
import { daysHref, type ShownDays } from '../classes/days-href.ts';
import { useCompanyTime } from '../classes/use-company-time.ts';
import { newFormKey } from '../kit/forms/form-key.server.ts';
import { type FormReply, refusalOf } from '../kit/forms/form-reply.ts';
import { useFormReply } from '../kit/forms/use-action-reply.ts';
import { pageTitle } from '../kit/page/page-title.ts';
import { guarded } from '../session/guarded.server.ts';
import { serverNow } from '../session/server-clock.server.ts';
import { tutorZone } from '../session/zone.server.ts';
import { loadCancelEntries } from './cancel-entries.server.ts';
import { ReleaseTimeHeader } from './release-time-header.tsx';
import { type ScheduleMore, sendSchedule } from './send-schedule.server.ts';
import { useScheduleSubmission } from './use-schedule-submission.ts';

const path = '/releaseTime/cancle';

export const meta = () => pageTitle('Cancel time');

export const loader = guarded(async (args) => {
  const { api } = args;
  const [zone, nowMs] = await Promise.all([tutorZone(args), serverNow(args.context)]);
  const view: ClassTableView = args.search.get('view') === 'day' ? 'day' : 'week';
  const now = new Date(nowMs);
  const asked = zonedDayFromText(args.search.get('date') ?? '', zone);
  const start = cancelPageStart(asked, now, zone);
  const dateOf = (day: Date | undefined): string | undefined => (day === undefined ? undefined : zonedDate(day, zone));
  const [{ body: user }, { body: allowed }, entries] = await Promise.all([
    api.account.userInfo(),
    api.schedule.restCountOfNextWeek(),
    loadCancelEntries(api, now, zone),
  ]);
  if (!user.openSelfCancel) return { isOpen: false as const };
  return {
    isOpen: true as const,
    view,
    zone,
    isCompanyTimeShown: isCompanyTimeAsked(args),
    start: dateOf(start) ?? '',
    dayStarts: cancelPageDays(view, start, now, zone).map((day) => day.getTime()),
    last: dateOf(lastCancelPage(view, start, now, zone)),
    next: dateOf(nextCancelPage(view, start, now, zone)),
    allowed,
    entries,
    submissionKey: newFormKey(),
  };
});

export const action = guarded(async (args) => {
  const form = await args.request.formData();
  return sendSchedule(args, {
    form,
    name: cancelDraft,
    typed: {
      classes: form.getAll('classes').map(String),
      // A busy time is one box that stands for all its half hours.
      slots: form.getAll('slots').flatMap((value) => String(value).split(' ')),
    },
    texts: ['reason', 'note'],
    schema: cancelSubmissionSchema,
    send: ({ key, classes, slots, reason, note }) =>
      args.api.schedule.cancelSchedule({
        body: {
          IdempotencyKey: key,
          Classes: classes.map(({ clid, feePercent }) => ({ CLID: clid, FeePercent: feePercent })),
          Slots: slots,
          ...(classes.length > 0 && { CancelReason: Number(reason), CancelRemark: note }),
        },
      }),
    path,
  });
});

export default function Cancel() {
  const data = useLoaderData<typeof loader>();
  return (
    <>
      <ReleaseTimeHeader view="cancle" />
      {data.isOpen ? <TwoWeeks data={data} /> : <ScheduleNotOpen view="cancle" />}
    </>
  );
}

type TwoWeeksData = Extract<ReturnType<typeof useLoaderData<typeof loader>>, { isOpen: true }>;

function TwoWeeks({ data }: { data: TwoWeeksData }) {
  const { view, zone, isCompanyTimeShown, start, last, next } = data;
  const { reply, isUntouched, isSubmitting, send } = useScheduleSubmission({ path, draft: cancelDraft });

  const hrefOf = (change: Partial<ShownDays>): string =>
    daysHref(path, { view, date: start, isCompanyTimeShown, ...change });
  const times = useCompanyTime(zone, isCompanyTimeShown, (isShown) => hrefOf({ isCompanyTimeShown: isShown }));
  const plain = useFormReply<ScheduleMore>(cancelDraft);
  const ticked = useMemo(() => plain?.ticked && idsOf(plain.ticked, data.entries), [plain, data.entries]);
  const typed = useMemo(() => plain && { reason: plain.values.reason ?? '', note: plain.values.note ?? '' }, [plain]);
  const told = isUntouched ? plain : reply;
  const refusal = useMemo(() => cancelRefusal(told, data.entries), [told, data.entries]);
  const submit = (entries: readonly PricedEntry[], { reason, note }: Why): void => {
    const form = new FormData();
    form.append('reason', reason);
    form.append('note', note);
    for (const entry of entries) form.append(entry.field.name, fieldValue(entry));
    // By what is sent: of a busy time fewer half hours are, once it has begun.
    send(form, entries.map(({ field }) => field.value).join());
  };
  return (
    <CancelEditor
      view={view}
      dayStarts={data.dayStarts.map((day) => new Date(day))}
      entries={data.entries}
      allowed={data.allowed}
      zone={zone}
      {...times}
      viewHrefs={{ week: hrefOf({ view: 'week' }), day: hrefOf({ view: 'day' }) }}
      lastHref={last === undefined ? undefined : hrefOf({ date: last })}
      nextHref={next === undefined ? undefined : hrefOf({ date: next })}
      action={hrefOf({})}
      ticked={ticked}
      typed={typed}
      submissionKey={data.submissionKey}
      isSubmitting={isSubmitting}
      refusal={refusal}
      onSubmit={submit}
    />
  );
}

/** Ids of the entries that were ticked; a class's price may be another one by now, and a busy time may have begun. */
function idsOf({ classes = [], slots = [] }: ScheduleMore['ticked'], entries: readonly CancelEntry[]): string[] {
  const isTicked = ({ kind, field }: CancelEntry): boolean =>
    kind === 'class'
      ? classes.some((value) => value.split(':')[0] === field.value)
      : field.value.split(' ').every((slot) => slots.includes(slot));
  return entries.filter(isTicked).map(({ id }) => id);
}

function cancelRefusal(
  reply: FormReply<ScheduleMore> | undefined,
  entries: readonly CancelEntry[],
): CancelRefusal | undefined {
  const message = reply && refusalOf(reply);
  if (message === undefined) return undefined;
  const reasons = new Map<string, string>();
  const risen = new Map<string, number>();
  for (const { start, clid, reason, feePercent } of reply?.refused ?? []) {
    const entry = entries.find(({ field }) =>
      clid === undefined ? field.value.split(' ').includes(start) : field.value === String(clid),
    );
    if (entry === undefined) continue;
    reasons.set(entry.id, reason);
    if (feePercent !== undefined) risen.set(entry.id, feePercent);
  }
  return { message, reply, reasons, risen, isReasonMissing: reply?.fieldErrors.reason !== undefined };
}

export { PageError as ErrorBoundary } from '../kit/page/page-error.tsx';
