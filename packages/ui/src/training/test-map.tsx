import { VisuallyHidden } from '../primitives/layout/visually-hidden.tsx';
import { questionAnchor } from './test-form.tsx';
import * as styles from './test-map.css.ts';

export interface MapQuestion {
  id: string;
  isAnswered: boolean;
  isFlagged: boolean;
}

export interface TestMapProps {
  questions: readonly MapQuestion[];
}

/** The questions of a test as numbers that lead to them: which are answered, and which the tutor means to come back to. */
export function TestMap({ questions }: TestMapProps) {
  const answered = questions.filter(({ isAnswered }) => isAnswered).length;
  return (
    <nav aria-label="Questions" className={styles.root}>
      <p className={styles.count}>
        <span>{`${answered} of ${questions.length} answered`}</span>
      </p>
      <ol className={styles.list}>
        {questions.map((question, index) => (
          <li key={question.id}>
            <a
              href={`#${questionAnchor(question.id)}`}
              className={styles.place}
              data-answered={question.isAnswered || undefined}
            >
              <span>{`${index + 1}${question.isFlagged ? ' ⚑' : ''}`}</span>
              <VisuallyHidden>{stateWords(question)}</VisuallyHidden>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function stateWords({ isAnswered, isFlagged }: MapQuestion): string {
  const answer = isAnswered ? ', answered' : ', not answered';
  return isFlagged ? `${answer}, to come back to` : answer;
}
