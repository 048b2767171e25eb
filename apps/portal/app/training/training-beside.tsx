import { ButtonLink } from '@tutor/ui/primitives/buttons/button-link.tsx';
import { Banner } from '@tutor/ui/primitives/feedback/banner.tsx';
import { AnnouncementList } from '@tutor/ui/training/announcement-list.tsx';
import { GapChapterCard } from '@tutor/ui/training/gap-chapter-card.tsx';
import { useBeside } from '../kit/beside/use-beside.ts';
import type { loader } from './beside.ts';
import { announcementPath, announcementsPath } from './training-paths.ts';

/** All of these share one request, on whichever page they stand. */
function useTrainingBeside() {
  return useBeside<typeof loader>('/training/beside').data;
}

/** Asks for the evaluation of a training lesson that is over; nothing where none waits. */
function EvaluationPrompt() {
  const data = useTrainingBeside();
  const waiting = data !== undefined && 'value' in data.evaluation ? data.evaluation.value : null;
  if (waiting === null) return null;
  return (
    <Banner
      role="note"
      title="How was your training lesson?"
      action={
        <ButtonLink href={waiting.href} size="small">
          Evaluate it
        </ButtonLink>
      }
    >
      {waiting.when}
    </Banner>
  );
}

/** A chapter that fits into the free minutes before the next class; nothing where none does. */
function GapChapter() {
  const data = useTrainingBeside();
  if (data === undefined || !('value' in data.gap)) return null;
  const { busy, chapters } = data.gap.value;
  return (
    <GapChapterCard
      busy={busy.map(({ start, end }) => ({ start: new Date(start), end: new Date(end) }))}
      chapters={chapters}
    />
  );
}

/** Both of these, as the dashboard has them. */
export function TrainingPrompts() {
  return (
    <>
      <EvaluationPrompt />
      <GapChapter />
    </>
  );
}

/** The latest announcements; nothing until they are here. */
export function LatestAnnouncements() {
  const data = useTrainingBeside();
  if (data === undefined || !('value' in data.announcements)) return null;
  return (
    <AnnouncementList announcements={data.announcements.value} hrefOf={announcementPath} allHref={announcementsPath} />
  );
}
