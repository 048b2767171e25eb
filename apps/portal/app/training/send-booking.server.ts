import { trainingBookingSchema, trainingCancelSchema } from '@tutor/rules/training/training-booking-form';
import { z } from 'zod';
import { sendForm } from '../kit/forms/send-form.server.ts';
import type { Guarded } from '../session/guarded.server.ts';
import { type BookingMore, bookingForm, cancelForm, lessonDraft } from './booking-forms.ts';
import { onlineTrainingPath } from './training-paths.ts';

/** Answers the forms of the page of bookings: review, booking or moving, cancelling. */
export async function sendBooking({ api, request }: Guarded): Promise<Response> {
  const form = await request.formData();
  if (form.get('form') === cancelForm) return sendCancel(api, form);
  const intent = form.get('intent');
  // Back from the review: everything stands as it was, and nothing is checked before it is sent again.
  if (intent === 'change') {
    return sendForm({ name: bookingForm, form, schema: z.object({}), send: async () => ({ goesOn: true }) });
  }
  return sendForm<typeof trainingBookingSchema, BookingMore>({
    name: bookingForm,
    draft: lessonDraft(bookingForm, textOf(form, 'moves')),
    form,
    schema: trainingBookingSchema,
    send: async ({ slot: [ScheduleStart, ScheduleEnd], reason, userName, moves, from }) => {
      if (intent !== 'book') return { goesOn: true, more: { isReview: true } };
      const moving = moves === undefined ? {} : { ID: moves, MovedFrom: from };
      const query = { ScheduleStart, ScheduleEnd, Remark: reason, TUName: userName, ...moving };
      await api.trainingLessons.book({ query });
      const what = moves === undefined ? 'booked' : 'moved';
      return { message: `The training lesson is ${what}. It stands in your class table.` };
    },
    backTo: onlineTrainingPath,
  });
}

function sendCancel(api: Guarded['api'], form: FormData): Promise<Response> {
  return sendForm({
    name: cancelForm,
    draft: lessonDraft(cancelForm, textOf(form, 'id')),
    form,
    schema: trainingCancelSchema,
    send: async ({ id, lessonType, reason }) => {
      const { cancelQuestions, cancelPractice } = api.trainingLessons;
      await (lessonType === 'QA' ? cancelQuestions : cancelPractice)({ body: { ID: id, DeletedDesc: reason } });
      return { message: 'The training lesson is cancelled.' };
    },
    backTo: onlineTrainingPath,
  });
}

function textOf(form: FormData, field: string): string | undefined {
  const value = form.get(field);
  return typeof value === 'string' ? value : undefined;
}
