import BookOpen from 'lucide-react/icons/book-open';
import CircleCheck from 'lucide-react/icons/circle-check';
import { StatusTag } from '../primitives/data/status-tag.tsx';
import { EmptyState } from '../primitives/feedback/empty-state.tsx';
import { ProgressBar } from '../primitives/feedback/progress-bar.tsx';
import { Card } from '../primitives/layout/card.tsx';
import { Link } from '../primitives/navigation/link.tsx';
import * as styles from './course-list.css.ts';

/** A course as a list shows it. */
export interface CourseItem {
  id: number;
  name: string;
  summary: string;
  category: string;
  minutes: number;
  chapters: number;
  learnt: number;
  isSubscribed: boolean;
  isCompleted: boolean;
  /** Of its test; undefined where it has none. */
  test?: { isPassed: boolean; bestScore?: number | undefined } | undefined;
  /** Files to take along, and where they are; undefined where it has none. */
  files?: { count: number; href: string } | undefined;
}

export interface CourseListProps {
  courses: readonly CourseItem[];
  hrefOf: (id: number) => string;
  /** What is said where there are none. */
  empty?: { title: string; description: string } | undefined;
}

/** The courses, category by category, each with how far one is. */
export function CourseList({
  courses,
  hrefOf,
  empty = { title: 'No courses here', description: 'Choose All to see every course.' },
}: CourseListProps) {
  if (courses.length === 0) return <EmptyState headingLevel={2} icon={BookOpen} {...empty} />;
  const categories = [...new Set(courses.map(({ category }) => category))];
  return (
    <div className={styles.root}>
      {categories.map((category) => (
        <Card key={category} title={category} padding="none">
          <ul className={styles.list} aria-label={category}>
            {courses
              .filter((course) => course.category === category)
              .map((course) => (
                <CourseRow key={course.id} course={course} href={hrefOf(course.id)} />
              ))}
          </ul>
        </Card>
      ))}
    </div>
  );
}

function CourseRow({ course, href }: { course: CourseItem; href: string }) {
  const { name, summary, minutes, chapters, learnt, isSubscribed, isCompleted, test, files } = course;
  return (
    <li className={styles.item}>
      <div>
        <p className={styles.name}>
          <Link href={href} variant="standalone">
            {name}
          </Link>
        </p>
        <p className={styles.summary}>{summary}</p>
        <p className={styles.facts}>
          <span>{`${chapters} ${chapters === 1 ? 'chapter' : 'chapters'}`}</span>
          <span>{`${minutes} min`}</span>
          {test === undefined ? null : <span>{testText(test)}</span>}
          {files === undefined ? null : (
            <Link href={files.href} aria-label={`${filesText(files.count)} of ${name}`}>
              {filesText(files.count)}
            </Link>
          )}
        </p>
      </div>
      {isCompleted ? (
        <StatusTag tone="success" icon={CircleCheck} className={styles.state}>
          {learnt < chapters ? `Completed · ${newText(chapters - learnt)}` : 'Completed'}
        </StatusTag>
      ) : null}
      {isSubscribed && !isCompleted ? (
        <ProgressBar
          label={`Progress of ${name}`}
          isLabelHidden
          value={learnt}
          max={Math.max(chapters, 1)}
          valueText={`${learnt} of ${chapters} chapters`}
        />
      ) : null}
    </li>
  );
}

function newText(count: number): string {
  return count === 1 ? '1 new chapter' : `${count} new chapters`;
}

function filesText(count: number): string {
  return count === 1 ? '1 file' : `${count} files`;
}

function testText({ isPassed, bestScore }: { isPassed: boolean; bestScore?: number | undefined }): string {
  if (isPassed) return bestScore === undefined ? 'Test passed' : `Test passed with ${bestScore} %`;
  return bestScore === undefined ? 'With a test' : `Test not passed yet: ${bestScore} %`;
}
