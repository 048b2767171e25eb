import { useLoaderData } from '@remix-run/react';
import { Button } from '@tutor/ui/primitives/buttons/button.tsx';
import { ButtonLink } from '@tutor/ui/primitives/buttons/button-link.tsx';
import { PageHeader } from '@tutor/ui/primitives/layout/page-header.tsx';
import { ChapterReader } from '@tutor/ui/training/chapter-reader.tsx';
import { z } from 'zod';
import { pageTitle } from '../kit/page-title.ts';
import { sanitizeHtml } from '../kit/sanitize.server.ts';
import { sendButton } from '../kit/send-button.server.ts';
import { StayingForm } from '../kit/staying-form.ts';
import { useIsSending } from '../kit/use-is-sending.ts';
import { guarded } from '../session/guarded.server.ts';
import { trainingId } from './training-id.server.ts';
import { chapterPath, coursePath } from './training-paths.ts';
import { TrainingReply } from './training-reply.tsx';
import { useSeenSeconds } from './use-seen-seconds.ts';

export const meta = () => pageTitle('Chapter');

export const loader = guarded(async ({ api, params }) => {
  const chapterId = trainingId(params.chapterId);
  const { body: chapter } = await api.training.learn({ query: { chapterId } });
  const { body: course } = await api.training.course({ query: { courseId: chapter.CourseId } });
  const place = course.Chapters.findIndex(({ ChapterId }) => ChapterId === chapterId);
  const next = course.Chapters[place + 1];
  return {
    id: chapterId,
    courseId: chapter.CourseId,
    course: course.CourseName,
    name: chapter.ChapterName,
    place: `Chapter ${place + 1} of ${course.Chapters.length}`,
    html: sanitizeHtml(chapter.Content),
    isLearnt: chapter.IsLearnt,
    clip:
      chapter.Clip == null
        ? null
        : { title: chapter.Clip.Title, url: chapter.Clip.Url, captionsUrl: chapter.Clip.CaptionsUrl },
    nextHref:
      next === undefined || next.IsLocked
        ? coursePath(chapter.CourseId)
        : chapterPath(chapter.CourseId, next.ChapterId),
  };
});

// Without scripts nobody counts, and no time is told.
const learntSchema = z.object({ seconds: z.coerce.number().int().min(0).max(86_400).catch(0) });

export const action = guarded(async (args) => {
  const chapterId = trainingId(args.params.chapterId);
  const courseId = trainingId(args.params.id);
  return sendButton(args, {
    form: await args.request.formData(),
    schema: learntSchema,
    send: async ({ seconds }) => {
      const query = { TrakitId: chapterId, UsedTime: seconds, IsCompleteCourse: 'true' } as const;
      const { body } = await args.api.training.learnSubmit({ query });
      return {
        message: body.IsCourseCompleted ? 'You have completed this course.' : 'Learnt. The next chapter is open.',
      };
    },
    backTo: chapterPath(courseId, chapterId),
  });
});

export default function Chapter() {
  const { id, courseId, course, name, place, html, isLearnt, clip, nextHref } = useLoaderData<typeof loader>();
  const isSending = useIsSending('learnt');
  const seconds = useSeenSeconds(id);
  return (
    <>
      <TrainingReply />
      <PageHeader title={name} description={place} back={{ href: coursePath(courseId), label: course }} />
      <ChapterReader html={html} clip={clip ?? undefined} isLearnt={isLearnt}>
        {isLearnt ? (
          <ButtonLink href={nextHref} variant="primary">
            {nextHref === coursePath(courseId) ? 'Back to the course' : 'Next chapter'}
          </ButtonLink>
        ) : (
          <StayingForm id="learnt" action={chapterPath(courseId, id)} method="post" aria-label="Learnt">
            <input type="hidden" name="form" value="learnt" />
            <input type="hidden" name="seconds" value={seconds} />
            <Button type="submit" variant="primary" isPending={isSending} pendingLabel="Saving…">
              Mark as learnt
            </Button>
          </StayingForm>
        )}
      </ChapterReader>
    </>
  );
}

export { PageError as ErrorBoundary } from '../kit/page-error.tsx';
