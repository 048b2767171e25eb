import type { AnswerState } from '@tutor/rules/training/question';
import { VisuallyHidden } from '../primitives/layout/visually-hidden.tsx';
import { questionAnchor } from './test-form.tsx';
import * as styles from './test-map.css.ts';

export interface MapQuestion {
  id: string;
  state: AnswerState;
  isFlagged: boolean;
}

export interface TestMapProps {
  questions: readonly MapQuestion[];
}

/** The questions of a test as numbers that lead to them: which are answered, and which the tutor means to come back to. */
export function TestMap({ questions }: TestMapProps) {
  const answered = questions.filter(({ state }) => state === 'whole').length;
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
              data-answered={question.state === 'whole' || undefined}
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

const answerWords: Readonly<Record<AnswerState, string>> = {
  none: ', not answered',
  part: ', answered in part',
  whole: ', answered',
};

function stateWords({ state, isFlagged }: MapQuestion): string {
  const answer = answerWords[state];
  return isFlagged ? `${answer}, to come back to` : answer;
}
