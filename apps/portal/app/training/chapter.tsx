import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Button } from '@tutor/ui/primitives/buttons/button.tsx';
import { ButtonLink } from '@tutor/ui/primitives/buttons/button-link.tsx';
import { PageHeader } from '@tutor/ui/primitives/layout/page-header.tsx';
import { ChapterReader } from '@tutor/ui/training/chapter-reader.tsx';
import type { FormEvent } from 'react';
import { setFlash } from '../kit/forms/flash.server.ts';
import { sendButton } from '../kit/forms/send-button.server.ts';
import { StayingForm } from '../kit/forms/staying-form.ts';
import { useIsSending } from '../kit/forms/use-is-sending.ts';
import { pageTitle } from '../kit/page/page-title.ts';
import { requireFailedCall, shownMessage } from '../kit/server/failed-call.server.ts';
import { sanitizeHtml } from '../kit/server/sanitize.server.ts';
import { type Guarded, guarded } from '../session/guarded.server.ts';
import type { LearningPlace } from './learning-report.ts';
import { placeSchema } from './place-schema.server.ts';
import { trainingId } from './training-id.server.ts';
import { chapterPath, coursePath } from './training-paths.ts';
import { TrainingReply } from './training-reply.tsx';
import { useLearningReport } from './use-learning-report.ts';

export const meta = ({ data }: { data?: { name: string; course: string } | undefined }) =>
  pageTitle(data === undefined ? 'Chapter' : `${data.name} · ${data.course}`);

export const loader = guarded(async ({ api, params }) => {
  const chapterId = trainingId(params.chapterId);
  const chapter = await openChapter(api, chapterId);
  // One that is locked: its course says why, and has the way to it.
  if ('refused' in chapter) {
    const flash = await setFlash({ tone: 'info', message: chapter.refused });
    throw redirect(coursePath(trainingId(params.id)), { headers: { 'set-cookie': flash } });
  }
  const [{ body: course }, place] = await Promise.all([
    api.training.course({ query: { courseId: chapter.CourseId } }),
    placeIn(api, chapterId),
  ]);
  const index = course.Chapters.findIndex(({ ChapterId }) => ChapterId === chapterId);
  const next = course.Chapters[index + 1];
  return {
    id: chapterId,
    courseId: chapter.CourseId,
    course: course.CourseName,
    name: chapter.ChapterName,
    order: `Chapter ${index + 1} of ${course.Chapters.length}`,
    html: sanitizeHtml(chapter.Content),
    isLearnt: chapter.IsLearnt,
    place,
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

/** Opens a chapter; or gives the words of why it does not open. */
async function openChapter(api: Guarded['api'], chapterId: number) {
  try {
    return (await api.training.learn({ query: { chapterId } })).body;
  } catch (error) {
    requireFailedCall(error);
    if (error.kind !== 'refused') throw error;
    return { refused: shownMessage(error) };
  }
}

/** Where the tutor left off; the chapter can be read without it. */
async function placeIn(api: Guarded['api'], chapterId: number): Promise<LearningPlace> {
  try {
    const { body } = await api.trainingKits.status({ query: { trakitId: chapterId } });
    return { readPercent: body.ReadPercent, clipSeconds: body.ClipSeconds };
  } catch (error) {
    requireFailedCall(error);
    return { readPercent: 0, clipSeconds: 0 };
  }
}

export const action = guarded(async (args) => {
  const chapterId = trainingId(args.params.chapterId);
  const courseId = trainingId(args.params.id);
  return sendButton(args, {
    form: await args.request.formData(),
    schema: placeSchema,
    send: async ({ seconds, read, clip }) => {
      const { body } = await args.api.training.learnSubmit({
        query: {
          ...{ TrakitId: chapterId, UsedTime: seconds, IsCompleteCourse: 'true' },
          ...{ ReadPercent: read, ClipSeconds: clip },
        },
      });
      return {
        message: body.IsCourseCompleted ? 'You have completed this course.' : 'Learnt. The next chapter is open.',
      };
    },
    backTo: chapterPath(courseId, chapterId),
  });
});

export default function Chapter() {
  const { id, courseId, course, name, order, html, isLearnt, place, clip, nextHref } = useLoaderData<typeof loader>();
  const isSending = useIsSending('learnt');
  const { onPlace, untold } = useLearningReport(id, place);
  const addUntold = ({ currentTarget: { elements } }: FormEvent<HTMLFormElement>): void => {
    const { seconds, readPercent, clipSeconds } = untold() ?? { seconds: 0, ...place };
    const told = { seconds, read: readPercent, clip: clipSeconds };
    for (const [field, value] of Object.entries(told)) {
      const input = elements.namedItem(field);
      if (input instanceof HTMLInputElement) input.value = String(value);
    }
  };
  return (
    <>
      <TrainingReply />
      <PageHeader title={name} description={order} back={{ href: coursePath(courseId), label: course }} />
      <ChapterReader key={id} html={html} clip={clip ?? undefined} isLearnt={isLearnt} place={place} onPlace={onPlace}>
        {isLearnt ? (
          <ButtonLink href={nextHref} variant="primary">
            {nextHref === coursePath(courseId) ? 'Back to the course' : 'Next chapter'}
          </ButtonLink>
        ) : (
          <StayingForm
            id="learnt"
            action={chapterPath(courseId, id)}
            method="post"
            aria-label="Learnt"
            onSubmit={addUntold}
          >
            <input type="hidden" name="form" value="learnt" />
            <input type="hidden" name="seconds" defaultValue={0} />
            <input type="hidden" name="read" defaultValue={place.readPercent} />
            <input type="hidden" name="clip" defaultValue={place.clipSeconds} />
            <Button type="submit" variant="primary" isPending={isSending} pendingLabel="Saving…">
              Mark as learnt
            </Button>
          </StayingForm>
        )}
      </ChapterReader>
    </>
  );
}

export { PageError as ErrorBoundary } from '../kit/page/page-error.tsx';
