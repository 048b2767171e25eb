import { useLoaderData, useNavigation } from '@remix-run/react';
import { GrowthCourses } from '@tutor/ui/growth/growth-courses.tsx';
import { NotInGrowth } from '@tutor/ui/growth/not-in-growth.tsx';
import { z } from 'zod';
import { sendButton } from '../kit/forms/send-button.server.ts';
import { StayingForm } from '../kit/forms/staying-form.ts';
import { pageTitle } from '../kit/page/page-title.ts';
import { requireFailedCall } from '../kit/server/failed-call.server.ts';
import { guarded } from '../session/guarded.server.ts';
import { alreadyReceived } from './already-received.ts';
import { GrowthHeader } from './growth-header.tsx';
import { GrowthReply } from './growth-reply.tsx';

const path = '/growthCenter/courses';
const again = 'Please try again.';
const rewardSchema = z.object({
  id: z.coerce.number(again).int(again).positive(again).max(Number.MAX_SAFE_INTEGER, again),
  type: z.coerce.number(again).int(again).min(1, again).max(2, again),
});
const subscribeSchema = z.object({ tests: z.literal('true').optional(), clips: z.literal('true').optional() });

export const meta = () => pageTitle('Courses of growth');

export const loader = guarded(async ({ api }) => {
  try {
    const [{ body: rewards }, { body: learning }, { body: isLicensed }] = await Promise.all([
      api.growthCourses.receivable(),
      api.growthCourses.learning(),
      api.growthCourses.isPassed(),
    ]);
    return {
      isLicensed,
      rewards: rewards.map(({ Id, Type, CourseName, Points, ReceiveStatus }) => ({
        id: Id,
        type: Type,
        course: CourseName,
        points: Points,
        isReceived: ReceiveStatus === 1,
      })),
      learning: learning.map(({ CourseId, CourseName, Learnt, Chapters }) => ({
        id: CourseId,
        course: CourseName,
        href: `/trainingCenter/courseDetail/${CourseId}`,
        learnt: Learnt,
        chapters: Chapters,
      })),
    };
  } catch (error) {
    requireFailedCall(error);
    if (error.kind === 'refused') return null;
    throw error;
  }
});

/** Receives the reward of a course, or subscribes to courses. */
export const action = guarded(async (args) => {
  const { api, request } = args;
  const form = await request.formData();
  if (form.get('intent') === 'subscribe') {
    return sendButton(args, {
      form,
      schema: subscribeSchema,
      send: async ({ tests, clips }) => {
        const { body } = await api.growthCourses.subscribe({
          query: { isCheckCourseTest: tests ?? 'false', isCheckVideoTrain: clips ?? 'false' },
        });
        const { Subscribed: count } = body;
        if (count === 0) return { message: 'There was no further course to subscribe to.', tone: 'info' };
        return { message: `You are subscribed to ${count} more ${count === 1 ? 'course' : 'courses'}.` };
      },
      backTo: path,
    });
  }
  return sendButton(args, {
    form,
    schema: rewardSchema,
    send: async (query) => {
      const { body } = await api.growthCourses.receive({ query });
      if (body.IsNew === false) return alreadyReceived;
      return { message: `You received ${body.Points} growth values.` };
    },
    backTo: path,
  });
});

export default function Courses() {
  const courses = useLoaderData<typeof loader>();
  const { formData } = useNavigation();
  if (courses === null) return <NotInGrowth />;
  const sending =
    formData?.get('intent') === 'subscribe' ? 'subscribe' : formData && `${formData.get('id')} ${formData.get('type')}`;
  return (
    <>
      <GrowthHeader current={path} />
      <GrowthReply />
      <GrowthCourses {...courses} action={path} Form={StayingForm} sending={sending} />
    </>
  );
}

export { PageError as ErrorBoundary } from '../kit/page/page-error.tsx';
