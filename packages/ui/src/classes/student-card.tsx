import { dayText } from '@tutor/rules/time/zoned-text';
import { Tag } from '../primitives/data/tag.tsx';
import { Banner } from '../primitives/feedback/banner.tsx';
import { Card } from '../primitives/layout/card.tsx';
import { Link } from '../primitives/navigation/link.tsx';
import { DetailFacts } from './detail-facts.tsx';
import * as styles from './student-card.css.ts';

/** What a tutor knows of a student. Everything but the name may be unknown. */
export interface StudentProfile {
  name: string;
  age?: number | undefined;
  country?: string | undefined;
  level?: string | undefined;
  /** Year in which the student began. */
  learningSince?: string | undefined;
  goal?: string | undefined;
  interests: readonly string[];
  /** How the student wants to be taught. */
  requests: readonly string[];
  /** What the company tells beside. */
  note?: string | undefined;
  classesWithTutor: number;
  lastClass?: { href: string; start: Date; unit: string } | undefined;
}

export interface StudentCardProps {
  student: StudentProfile;
  /** IANA name of the zone to write times in. */
  zone: string;
  /** The conversation with the student. */
  messageHref?: string | undefined;
}

/** The student of a class: level, age, wishes, and what happened last time. */
export function StudentCard({ student, zone, messageHref }: StudentCardProps) {
  const { age, level, country, interests, requests, note, classesWithTutor, lastClass } = student;
  const line = [level, age === undefined ? undefined : `${age} years old`, country].filter(Boolean).join(' · ');
  return (
    <Card title="Student">
      <p className={styles.name}>{student.name}</p>
      {line === '' ? <p className={styles.line}>Nothing more is known yet.</p> : <p className={styles.line}>{line}</p>}
      {note === undefined ? null : (
        <Banner tone="info" role="note" title="Good to know" className={styles.note}>
          {note}
        </Banner>
      )}
      <DetailFacts
        facts={{
          Goal: student.goal,
          Wishes:
            requests.length === 0 ? undefined : (
              <ul className={styles.wishes}>
                {requests.map((request) => (
                  <li key={request}>{request}</li>
                ))}
              </ul>
            ),
          Likes:
            interests.length === 0 ? undefined : (
              <span className={styles.tags}>
                {interests.map((interest) => (
                  <Tag key={interest}>{interest}</Tag>
                ))}
              </span>
            ),
          'Learning since': student.learningSince,
          'With you':
            classesWithTutor === 0
              ? 'This is your first class together'
              : `${classesWithTutor === 1 ? '1 class' : `${classesWithTutor} classes`} so far`,
          'Last class':
            lastClass === undefined ? undefined : (
              <>
                <Link href={lastClass.href}>{dayText(lastClass.start, zone)}</Link>
                <span>{`: ${lastClass.unit}`}</span>
              </>
            ),
        }}
      />
      {messageHref === undefined ? null : (
        <p className={styles.message}>
          <Link href={messageHref}>Message the student</Link>
        </p>
      )}
    </Card>
  );
}
