import type { SerializeFrom } from '@remix-run/node';
import { companyZone } from '@tutor/rules/time/zone';
import {
  trainingLessonNames,
  trainingLessonType,
  trainingNameMax,
  trainingReasonMax,
} from '@tutor/rules/training/training-slots';
import { SegmentedLinks } from '@tutor/ui/primitives/fields/segmented-control.tsx';
import { BookingForm } from '@tutor/ui/training/booking-form.tsx';
import { BookingReview } from '@tutor/ui/training/booking-review.tsx';
import { DayCalendar } from '@tutor/ui/training/day-calendar.tsx';
import { useFormReply } from '../kit/forms/use-action-reply.ts';
import { checksBy } from '../kit/forms/use-field-checks.ts';
import { useForm } from '../kit/forms/use-form.ts';
import { type BookingMore, bookingForm, lessonDraft } from './booking-forms.ts';
import type { loadBooking } from './booking-page.server.ts';
import { isCompanyTimeOther, lessonWhen, lessonWhenInZone, slotOfText } from './lesson-words.ts';
import { onlineTrainingPath } from './training-paths.ts';

const checks = checksBy(
  () => import('@tutor/rules/training/training-booking-form'),
  ({ trainingBookingSchema }) => trainingBookingSchema,
);

/** Choosing a time, and looking the booking over before it is sent. */
export function BookingPanel({ data }: { data: SerializeFrom<Awaited<ReturnType<typeof loadBooking>>> }) {
  const { zone, moved, weeks, views, view } = data;
  const { values, said: _, repliedKey: _key, sentAtMs: _sentAt, ...form } = useForm(bookingForm, checks);
  const reply = useFormReply<BookingMore>(bookingForm);
  const action = moved === null ? onlineTrainingPath : `${onlineTrainingPath}?move=${moved.id}`;
  const span = slotOfText(values?.slot);
  if (reply?.isReview === true && values !== undefined && span !== undefined) {
    return (
      <BookingReview
        name={form.name}
        Form={form.Form}
        isSubmitting={form.isSubmitting}
        action={action}
        values={values}
        when={lessonWhenInZone(span, zone)}
        companyWhen={isCompanyTimeOther(span.start, zone) ? lessonWhen(span, companyZone) : undefined}
        kind={trainingLessonNames[trainingLessonType(span.start)]}
        oldWhen={moved?.when}
      />
    );
  }
  const lesson = data.held.find(({ id }) => id === moved?.id);
  return (
    <BookingForm
      // Moving another lesson, or booked, it begins anew.
      key={`${moved?.id} ${data.held.length}`}
      {...form}
      draft={lessonDraft(bookingForm, moved?.id)}
      action={action}
      zone={data.zoneWords}
      rules={data.rules}
      groups={data.groups}
      moved={moved ?? undefined}
      cancelHref={onlineTrainingPath}
      reasonMax={trainingReasonMax}
      nameMax={trainingNameMax}
      reason={values?.reason ?? lesson?.reason}
      userName={values?.userName ?? lesson?.userName ?? data.userName}
      chosen={span === undefined ? undefined : { value: values?.slot ?? '', when: lessonWhen(span, zone) }}
      picker={
        <>
          <SegmentedLinks
            label="View of the times"
            segments={[
              { href: views.calendar, label: 'Calendar', isCurrent: view === 'calendar' },
              { href: views.list, label: 'List', isCurrent: view === 'list' },
            ]}
          />
          {view === 'list' ? null : <DayCalendar label="Days with free times" month={data.month} weeks={weeks} />}
        </>
      }
    />
  );
}
