import { useLoaderData } from '@remix-run/react';
import { days } from '@tutor/rules/time/durations';
import { zoneText } from '@tutor/rules/time/zoned-text';
import { trainingBookingSchema } from '@tutor/rules/training/training-booking-form';
import { trainingDaysAhead, trainingNameMax, trainingReasonMax } from '@tutor/rules/training/training-slots';
import { PageHeader } from '@tutor/ui/primitives/layout/page-header.tsx';
import { TrainingBooking } from '@tutor/ui/training/training-booking.tsx';
import { pageTitle } from '../kit/page-title.ts';
import { sendForm } from '../kit/send-form.server.ts';
import { StayingForm } from '../kit/staying-form.ts';
import { useFormReply } from '../kit/use-action-reply.ts';
import { useIsSending } from '../kit/use-is-sending.ts';
import { guarded } from '../session/guarded.server.ts';
import { serverNow } from '../session/server-clock.server.ts';
import { tutorZone } from '../session/zone.server.ts';
import { bookingPage } from './booking-page.server.ts';
import { onlineTrainingPath, overviewPath } from './training-paths.ts';

export const meta = () => pageTitle('Online training');

export const loader = guarded(async (args) => {
  const { api } = args;
  const [zone, nowMs] = await Promise.all([tutorZone(args), serverNow(args.context)]);
  const [{ body: slots }, { body: user }] = await Promise.all([
    api.training.slots({
      query: {
        ScheduleStart: new Date(nowMs).toISOString(),
        ScheduleEnd: new Date(nowMs + days(trainingDaysAhead)).toISOString(),
      },
    }),
    api.account.userInfo(),
  ]);
  return { ...bookingPage(slots, zone), zone: zoneText(new Date(nowMs), zone), userName: user.fullName };
});

export const action = guarded(async ({ api, request }) =>
  sendForm({
    name: 'book-training',
    form: await request.formData(),
    schema: trainingBookingSchema,
    send: async (values) => {
      if (values.intent === 'cancel') {
        await api.training.cancelTraining({ body: { ID: values.id, DeletedDesc: values.reason } });
        return { message: 'The training lesson is cancelled.' };
      }
      const [ScheduleStart, ScheduleEnd] = values.slot;
      const query = { ScheduleStart, ScheduleEnd, Remark: values.reason, TUName: values.userName };
      await api.training.bookTraining({ query });
      return { message: 'The training lesson is booked. It stands in your class table.' };
    },
    backTo: onlineTrainingPath,
  }),
);

export default function OnlineTraining() {
  const { userName, ...page } = useLoaderData<typeof loader>();
  const reply = useFormReply('book-training');
  const values = reply?.intent === 'book' ? reply.values : undefined;
  return (
    <>
      <PageHeader
        title="Online training"
        description="A trainer's time for you alone."
        back={{ href: overviewPath, label: 'Training Center' }}
      />
      <TrainingBooking
        {...page}
        action={onlineTrainingPath}
        Form={StayingForm}
        reasonMax={trainingReasonMax}
        nameMax={trainingNameMax}
        chosen={values?.slot}
        reason={values?.reason}
        userName={values?.userName ?? userName}
        error={reply?.error ?? undefined}
        errors={reply?.fieldErrors}
        isSending={useIsSending('book-training')}
      />
    </>
  );
}

export { PageError as ErrorBoundary } from '../kit/page-error.tsx';
