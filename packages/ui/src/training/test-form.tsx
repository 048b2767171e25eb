import type { QuestionKind } from '@tutor/rules/training/question';
import { answerTextMax } from '@tutor/rules/training/question';
import type { ReactNode } from 'react';
import { TextField } from '../primitives/fields/text-field.tsx';
import * as styles from './test-form.css.ts';

export interface TestQuestion {
  id: string;
  kind: QuestionKind;
  question: string;
  options: readonly { id: string; text: string }[];
  /** What was answered before: chosen options, options in order, or one text. */
  answer: readonly string[];
  /** The tutor means to come back to it. */
  isFlagged: boolean;
}

export interface TestFormProps {
  questions: readonly TestQuestion[];
  /** What is said at a question, by its id. */
  notes?: Readonly<Record<string, ReactNode>> | undefined;
  /** What is said of the time, of what was kept, and the button. */
  children: ReactNode;
}

const hints: Readonly<Record<QuestionKind, string>> = {
  single: 'Choose one answer.',
  multiple: 'Choose every right answer.',
  trueFalse: 'Choose true or false.',
  order: 'Give each line its place.',
  text: 'Write a short answer.',
};

/** The questions of a test as fields of a form; they need no script. Names are those that `answersOfForm` of the portal reads. */
export function TestForm({ questions, notes = {}, children }: TestFormProps) {
  return (
    <div className={styles.root}>
      {questions.map((question, index) => (
        <fieldset
          key={question.id}
          id={questionAnchor(question.id)}
          tabIndex={-1}
          className={styles.question}
          aria-describedby={`${question.id}-hint`}
        >
          <legend className={styles.prompt}>{`${index + 1}. ${question.question}`}</legend>
          <p id={`${question.id}-hint`} className={styles.hint}>
            {hints[question.kind]}
          </p>
          <QuestionFields question={question} />
          <label className={styles.flag}>
            <input
              id={`${question.id}-flag`}
              type="checkbox"
              name={`flag:${question.id}`}
              value="true"
              defaultChecked={question.isFlagged}
            />
            <span>Come back to this</span>
          </label>
          {notes[question.id]}
        </fieldset>
      ))}
      {children}
    </div>
  );
}

/** Id of a question's place on the page. */
export function questionAnchor(questionId: string): string {
  return `question-${questionId}`;
}

function QuestionFields({ question: { id, kind, question, options, answer } }: { question: TestQuestion }) {
  if (kind === 'text') {
    return (
      <TextField
        id={`${id}-text`}
        name={id}
        label={question}
        isLabelHidden
        maxLength={answerTextMax}
        autoComplete="off"
        defaultValue={answer[0] ?? ''}
      />
    );
  }
  return (
    <div className={styles.options}>
      {options.map((option) =>
        kind === 'order' ? (
          <label key={option.id} className={styles.option}>
            <select
              id={`${id}-${option.id}`}
              name={`${id}:${option.id}`}
              defaultValue={placeOf(answer, option.id)}
              className={styles.place}
              aria-label={`Place of: ${option.text}`}
            >
              <option value="">–</option>
              {options.map((_, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the places are numbers and nothing else.
                <option key={place} value={place + 1}>
                  {String(place + 1)}
                </option>
              ))}
            </select>
            <span>{option.text}</span>
          </label>
        ) : (
          <label key={option.id} className={styles.option}>
            <input
              id={`${id}-${option.id}`}
              type={kind === 'multiple' ? 'checkbox' : 'radio'}
              name={id}
              value={option.id}
              defaultChecked={answer.includes(option.id)}
            />
            <span>{option.text}</span>
          </label>
        ),
      )}
    </div>
  );
}

function placeOf(answer: readonly string[], optionId: string): string {
  const place = answer.indexOf(optionId);
  return place === -1 ? '' : String(place + 1);
}
