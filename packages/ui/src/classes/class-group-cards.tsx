import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import { Avatar } from '../primitives/data/avatar.tsx';
import { StatusTag } from '../primitives/data/status-tag.tsx';
import { Table } from '../primitives/data/table.tsx';
import { Card } from '../primitives/layout/card.tsx';
import * as styles from './class-group-cards.css.ts';

/** A student of a small class. */
export interface ClassmateItem {
  id: number;
  name: string;
  age?: number | undefined;
  level?: string | undefined;
}

/** Who sits in a small class. */
export function SmallClassCard({ students }: { students: readonly ClassmateItem[] }) {
  return (
    <Card title="Small class" description={students.length === 1 ? '1 student' : `${students.length} students`}>
      <ul className={styles.list}>
        {students.map((student) => (
          <li key={student.id} className={styles.student}>
            <Avatar name={student.name} size="small" isDecorative />
            <span className={styles.words}>
              <span className={styles.name}>{student.name}</span>
              <span className={styles.line}>
                {[student.level, student.age === undefined ? undefined : `${student.age} years old`]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

export interface TestClassCardProps {
  name: string;
  passScore: number;
  parts: readonly { name: string; questions: number; minutes: number; full: number }[];
  /** Once the test was taken. */
  score?: number | undefined;
}

/** The test of a test class: what it has and, once it was taken, whether it was passed. */
export function TestClassCard({ name, passScore, parts, score }: TestClassCardProps) {
  const full = parts.reduce((sum, part) => sum + part.full, 0);
  return (
    <Card
      title="Test class"
      description={name}
      action={
        score === undefined ? null : score >= passScore ? (
          <StatusTag tone="success" icon={CircleCheck}>{`Passed, ${score} of ${full}`}</StatusTag>
        ) : (
          <StatusTag tone="danger" icon={CircleX}>{`Not passed, ${score} of ${full}`}</StatusTag>
        )
      }
    >
      <Table
        caption={`${passScore} of ${full} points are needed to pass.`}
        rows={parts}
        rowKey={(part) => part.name}
        columns={[
          { key: 'name', header: 'Part', isRowHeader: true, render: (part) => part.name },
          { key: 'questions', header: 'Questions', align: 'end', render: (part) => part.questions },
          { key: 'minutes', header: 'Minutes', align: 'end', render: (part) => part.minutes },
          { key: 'full', header: 'Points', align: 'end', render: (part) => part.full },
        ]}
      />
    </Card>
  );
}
