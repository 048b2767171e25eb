import { chapterForGap, gapMinutes } from '@tutor/rules/training/gap-chapter';
import { useNow } from '../primitives/behaviour/now.tsx';
import { ButtonLink } from '../primitives/buttons/button-link.tsx';
import { Card } from '../primitives/layout/card.tsx';
import * as styles from './lesson-list.css.ts';

/** A chapter that comes next in a course. */
export interface NextChapter {
  name: string;
  course: string;
  minutes: number;
  href: string;
}

export interface GapChapterCardProps {
  /** When the tutor is busy, today and tomorrow. */
  busy: readonly { start: Date; end: Date }[];
  /** The next chapters, in the order in which they should be learnt. */
  chapters: readonly NextChapter[];
}

/** A chapter that fits into the minutes before the next class; nothing where none does. */
export function GapChapterCard({ busy, chapters }: GapChapterCardProps) {
  const now = useNow('minute');
  const free = gapMinutes(busy, now);
  const chapter = chapterForGap(chapters, free);
  if (chapter === undefined) return null;
  return (
    <Card
      title="Fits your gap"
      description={`You have ${free} minutes before you get ready for class.`}
      action={
        <ButtonLink href={chapter.href} aria-label={`Learn it: ${chapter.name}`}>
          Learn it
        </ButtonLink>
      }
    >
      <p className={styles.when}>{chapter.name}</p>
      <p className={styles.reason}>{`${chapter.course} · ${chapter.minutes} min`}</p>
    </Card>
  );
}
