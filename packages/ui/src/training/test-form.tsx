import { answerTextMax, placesOf, type QuestionKind } from '@tutor/rules/training/question';
import type { ReactNode } from 'react';
import { TextField } from '../primitives/fields/text-field.tsx';
import * as styles from './test-form.css.ts';

export interface TestQuestion {
  id: string;
  kind: QuestionKind;
  question: string;
  options: readonly { id: string; text: string }[];
  /** Of a number, in the plural. */
  unit?: string | null | undefined;
  /** What was answered before: chosen options, one text or number, or the options at each place of an order. */
  answer: readonly string[];
  /** The tutor means to come back to it. */
  isFlagged: boolean;
}

export interface TestFormProps {
  questions: readonly TestQuestion[];
  /** What is said at a question, by its id. */
  notes?: Readonly<Record<string, ReactNode>> | undefined;
  /** What is still wrong with an answer, by the question's id. */
  problems?: Readonly<Record<string, string | undefined>> | undefined;
  /** The button. */
  children: ReactNode;
}

const hints: Readonly<Record<QuestionKind, string>> = {
  single: 'Choose one answer.',
  multiple: 'Choose every right answer.',
  trueFalse: 'Choose true or false.',
  order: 'Give each line a place of its own.',
  text: 'Write a short answer.',
  number: 'Write a number.',
};

/** The questions of a test as fields of a form; they need no script. Names are those that `answersOfForm` of the portal reads. */
export function TestForm({ questions, notes = {}, problems = {}, children }: TestFormProps) {
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
          <p className={styles.problem}>
            <span>{problems[question.id] ?? ''}</span>
          </p>
          {notes[question.id]}
          <label className={styles.flag}>
            <input
              id={`${question.id}-flag`}
              type="checkbox"
              name={`flag:${question.id}`}
              value="true"
              defaultChecked={question.isFlagged}
              className={styles.choice}
            />
            <span>Come back to this</span>
          </label>
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

function QuestionFields({ question: { id, kind, question, options, unit, answer } }: { question: TestQuestion }) {
  if (kind === 'number') {
    return (
      <div className={styles.number}>
        <TextField
          id={`${id}-text`}
          name={id}
          label={unit == null ? question : `${question} (${unit})`}
          isLabelHidden
          inputMode="decimal"
          maxLength={answerTextMax}
          autoComplete="off"
          defaultValue={answer[0] ?? ''}
          className={styles.digits}
        />
        {unit == null ? null : <span>{unit}</span>}
      </div>
    );
  }
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
              className={styles.choice}
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
  const place = placesOf(answer).findIndex((ids) => ids.includes(optionId));
  return place === -1 ? '' : String(place + 1);
}
