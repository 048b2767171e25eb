import type { ReactNode } from 'react';
import { Card } from '../primitives/layout/card.tsx';
import { Link } from '../primitives/navigation/link.tsx';
import * as styles from './course-picks.css.ts';

export interface CoursePicksProps {
  title: string;
  description?: string | undefined;
  courses: readonly { id: number; name: string; href: string; detail: string }[];
  /** Said where there are none. */
  none: string;
  action?: ReactNode;
}

/** A few courses, each with the reason for which it is here. */
export function CoursePicks({ title, description, courses, none, action }: CoursePicksProps) {
  return (
    <Card title={title} description={description} action={action} padding="none">
      {courses.length === 0 ? (
        <p className={styles.none}>{none}</p>
      ) : (
        <ul className={styles.list} aria-label={title}>
          {courses.map(({ id, name, href, detail }) => (
            <li key={id} className={styles.item}>
              <p className={styles.name}>
                <Link href={href} variant="standalone">
                  {name}
                </Link>
              </p>
              <p className={styles.detail}>{detail}</p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
