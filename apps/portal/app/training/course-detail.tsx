import { useLoaderData } from '@remix-run/react';
import { ButtonLink } from '@tutor/ui/primitives/buttons/button-link.tsx';
import { PageHeader } from '@tutor/ui/primitives/layout/page-header.tsx';
import { CourseOutline } from '@tutor/ui/training/course-outline.tsx';
import { z } from 'zod';
import { partOrNull } from '../kit/beside/parts.server.ts';
import { sendButton } from '../kit/forms/send-button.server.ts';
import { StayingForm } from '../kit/forms/staying-form.ts';
import { useIsSending } from '../kit/forms/use-is-sending.ts';
import { pageTitle } from '../kit/page/page-title.ts';
import { sanitizeHtml } from '../kit/server/sanitize.server.ts';
import { guarded } from '../session/guarded.server.ts';
import { courseOutline } from './course-outline.server.ts';
import { trainingId } from './training-id.server.ts';
import { chapterPath, courseFilesPath, coursePath, overviewPath } from './training-paths.ts';
import { TrainingReply } from './training-reply.tsx';

export const meta = ({ data }: { data?: { name: string } | undefined }) => pageTitle(data?.name ?? 'Course');

export const loader = guarded(async ({ api, params }) => {
  const courseId = trainingId(params.id);
  const [{ body }] = await Promise.all([
    api.training.course({ query: { courseId } }),
    // Opening a course ends what reminds of it; the page does without.
    partOrNull(api.trainingHome.clicked({ body: { CourseId: courseId } }), () => true),
  ]);
  return {
    id: courseId,
    name: body.CourseName,
    summary: body.Summary,
    fileCount: body.FileCount ?? 0,
    outline: { ...courseOutline(body), introduction: sanitizeHtml(body.Introduction) },
  };
});

export const action = guarded(async (args) => {
  const courseId = trainingId(args.params.id);
  return sendButton(args, {
    form: await args.request.formData(),
    schema: z.object({}),
    send: async () => {
      await args.api.training.subscribe({ query: { courseId } });
      return { message: 'You have subscribed to this course. Its first chapter is open.' };
    },
    backTo: coursePath(courseId),
  });
});

export default function CourseDetail() {
  const { id, name, summary, fileCount, outline } = useLoaderData<typeof loader>();
  const isSubscribing = useIsSending('subscribe');
  return (
    <>
      <TrainingReply />
      <PageHeader
        title={name}
        description={summary}
        back={{ href: overviewPath, label: 'Training Center' }}
        actions={fileCount === 0 ? undefined : <ButtonLink href={courseFilesPath(id)}>Files to take along</ButtonLink>}
      />
      <CourseOutline
        {...outline}
        chapterHref={(chapterId) => chapterPath(id, chapterId)}
        action={coursePath(id)}
        Form={StayingForm}
        isSubscribing={isSubscribing}
      />
    </>
  );
}

export { PageError as ErrorBoundary } from '../kit/page/page-error.tsx';
