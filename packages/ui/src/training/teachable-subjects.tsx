import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import Lock from 'lucide-react/icons/lock';
import { StatusTag } from '../primitives/data/status-tag.tsx';
import { Card } from '../primitives/layout/card.tsx';
import { Link } from '../primitives/navigation/link.tsx';
import { Icon } from '../theme/icon.tsx';
import * as styles from './teachable-subjects.css.ts';

export interface TeachableSubjectsProps {
  subjects: readonly {
    name: string;
    isTeachable: boolean;
    /** Courses that open the subject once each is passed. */
    courses: readonly { id: number; name: string; href: string; isPassed: boolean }[];
  }[];
}

/** What the tutor may teach, and which courses open the rest. */
export function TeachableSubjects({ subjects }: TeachableSubjectsProps) {
  return (
    <Card title="Subjects you can teach" description="A subject opens with the last of its courses." padding="none">
      {subjects.length === 0 ? (
        <p className={styles.none}>No subjects depend on training right now.</p>
      ) : (
        <ul className={styles.list} aria-label="Subjects you can teach">
          {subjects.map(({ name, isTeachable, courses }) => (
            <li key={name} className={styles.item}>
              <div className={styles.head}>
                <p className={styles.name}>{name}</p>
                {isTeachable ? (
                  <StatusTag tone="success" icon={CircleCheck}>
                    Open to you
                  </StatusTag>
                ) : (
                  <StatusTag tone="neutral" icon={Lock}>
                    {`${courses.filter(({ isPassed }) => isPassed).length} of ${courses.length} passed`}
                  </StatusTag>
                )}
              </div>
              <ul className={styles.courses} aria-label={`Courses for ${name}`}>
                {courses.map((course) => (
                  <li key={course.id} className={styles.course}>
                    <Icon
                      of={course.isPassed ? CircleCheck : CircleDashed}
                      size="small"
                      label={course.isPassed ? 'Passed' : 'To pass'}
                    />
                    <Link href={course.href} variant="standalone">
                      {course.name}
                    </Link>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
