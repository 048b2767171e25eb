import { courseShare } from '@tutor/rules/training/course-progress';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import Lock from 'lucide-react/icons/lock';
import type { FormSlot } from '../forms/form-slot.tsx';
import { Button } from '../primitives/buttons/button.tsx';
import { ButtonLink } from '../primitives/buttons/button-link.tsx';
import { StatusTag } from '../primitives/data/status-tag.tsx';
import { ProgressBar } from '../primitives/feedback/progress-bar.tsx';
import { SafeHtml } from '../primitives/html/safe-html.tsx';
import { Card } from '../primitives/layout/card.tsx';
import { Link } from '../primitives/navigation/link.tsx';
import * as styles from './course-outline.css.ts';
import { type CardTest, TestCard } from './test-card.tsx';

export interface OutlineChapter {
  id: number;
  name: string;
  minutes: number;
  /** Time that the tutor has spent with it. */
  usedSeconds: number;
  state: 'learnt' | 'open' | 'locked';
}

export interface CourseOutlineProps {
  /** Sanitised HTML. */
  introduction: string;
  isSubscribed: boolean;
  /** Once complete, it stays so. */
  isCompleted: boolean;
  chapters: readonly OutlineChapter[];
  test?: CardTest | undefined;
  chapterHref: (id: number) => string;
  /** Where a subscription is sent to. */
  action: string;
  Form?: FormSlot | undefined;
  isSubscribing?: boolean | undefined;
}

const looks = {
  learnt: { label: 'Learnt', tone: 'success', icon: CircleCheck },
  open: { label: 'Open', tone: 'info', icon: CircleDashed },
  locked: { label: 'Locked', tone: 'neutral', icon: Lock },
} as const;

/** A course: what it is about, its chapters with why one is locked, and its test. */
export function CourseOutline({
  introduction,
  isSubscribed,
  isCompleted,
  chapters,
  test,
  chapterHref,
  action,
  Form = 'form',
  isSubscribing = false,
}: CourseOutlineProps) {
  const next = chapters.find(({ state }) => state === 'open');
  return (
    <div className={styles.root}>
      <Card>
        <SafeHtml html={introduction} />
      </Card>
      {isSubscribed ? null : (
        <Form id="subscribe" action={action} method="post" aria-label="Subscribe">
          <Button type="submit" variant="primary" isPending={isSubscribing} pendingLabel="Subscribing…">
            Subscribe to this course
          </Button>
        </Form>
      )}
      {next === undefined ? null : (
        <div>
          <ButtonLink href={chapterHref(next.id)} variant="primary">
            {`Continue: ${next.name}`}
          </ButtonLink>
        </div>
      )}
      <Card
        title="Chapters"
        description="The course is complete when every chapter is learnt. Its test does not count for that."
        padding="none"
      >
        {isSubscribed && chapters.length > 0 ? <Progress isCompleted={isCompleted} chapters={chapters} /> : null}
        <ol className={styles.list} aria-label="Chapters">
          {chapters.map((chapter, index) => (
            <Chapter
              key={chapter.id}
              chapter={chapter}
              href={chapterHref(chapter.id)}
              why={
                isSubscribed
                  ? `Opens after ${chapters[index - 1]?.name ?? 'the chapter before'}`
                  : 'Opens when you subscribe'
              }
            />
          ))}
        </ol>
      </Card>
      {test === undefined ? null : <TestCard test={test} goWords="Go to the test" />}
    </div>
  );
}

function Progress({ isCompleted, chapters }: Pick<CourseOutlineProps, 'isCompleted' | 'chapters'>) {
  const { learnt, of, percent } = courseShare(chapters.map(({ state }) => ({ isLearnt: state === 'learnt' })));
  return (
    <ProgressBar
      label={progressWords(isCompleted, of - learnt)}
      value={percent}
      valueText={`${learnt} of ${of} chapters`}
      className={styles.progress}
    />
  );
}

/** A course that was completed stays so when chapters are added to it. */
function progressWords(isCompleted: boolean, left: number): string {
  if (!isCompleted) return 'Learnt';
  if (left === 0) return 'Complete';
  return left === 1 ? 'Completed before 1 chapter was added' : `Completed before ${left} chapters were added`;
}

function Chapter({
  chapter: { name, minutes, usedSeconds, state },
  href,
  why,
}: {
  chapter: OutlineChapter;
  href: string;
  why: string;
}) {
  const { label, tone, icon } = looks[state];
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <p className={styles.name}>
          {state === 'locked' ? (
            <span>{name}</span>
          ) : (
            <Link href={href} variant="standalone">
              {name}
            </Link>
          )}
        </p>
        <p className={styles.detail}>
          {state === 'locked' ? `${minutes} min · ${why}` : timeText(minutes, usedSeconds)}
        </p>
      </div>
      <StatusTag tone={tone} icon={icon}>
        {label}
      </StatusTag>
    </li>
  );
}

function timeText(minutes: number, usedSeconds: number): string {
  const used = Math.round(usedSeconds / 60);
  return used === 0 ? `${minutes} min` : `${minutes} min · you spent ${used} min`;
}
