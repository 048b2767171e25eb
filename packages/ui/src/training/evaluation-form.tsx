import {
  type EvaluationQuestion,
  evaluationQuestionNames,
  evaluationQuestions,
  evaluationRatings,
  evaluationRatingWords,
  evaluationRemarkMax,
} from '@tutor/rules/training/training-evaluation';
import { ChoiceRow } from '../classes/choice-row.tsx';
import { PageForm, type PageFormProps } from '../forms/page-form.tsx';
import { TextArea } from '../primitives/fields/text-area.tsx';
import { Card } from '../primitives/layout/card.tsx';
import * as styles from './lesson-list.css.ts';

export interface EvaluationFormProps
  extends Pick<
    PageFormProps,
    'name' | 'action' | 'Form' | 'onSubmit' | 'error' | 'errors' | 'focusKey' | 'isSubmitting'
  > {
  /** What was chosen and typed before a refusal. */
  values?: Readonly<Record<string, string>> | undefined;
}

const labels = { ...evaluationQuestions, remark: 'Remark' };
const choicesOf = (question: EvaluationQuestion) =>
  evaluationRatings.map((rating, index) => ({
    value: String(rating),
    label: evaluationRatingWords[question][index] ?? '',
  }));

/** Evaluates a training lesson: three ratings and a remark. */
export function EvaluationForm({ values = {}, errors = {}, ...form }: EvaluationFormProps) {
  return (
    <Card title="How was this lesson?" description="It takes a minute, and trainers read it without your name.">
      <PageForm
        {...form}
        errors={errors}
        label="Evaluation of a training lesson"
        labels={labels}
        submitLabel="Send evaluation"
      >
        {evaluationQuestionNames.map((question) => (
          <ChoiceRow
            key={question}
            id={`${form.name}-${question}`}
            name={question}
            label={evaluationQuestions[question]}
            choices={choicesOf(question)}
            defaultValue={values[question]}
            error={errors[question]}
          />
        ))}
        <TextArea
          id={`${form.name}-remark`}
          name="remark"
          label={labels.remark}
          isOptional
          limit={evaluationRemarkMax}
          defaultValue={values.remark ?? ''}
          error={errors.remark}
        />
      </PageForm>
    </Card>
  );
}

export interface EvaluationRecordProps {
  /** The ratings, by their questions. */
  ratings: Readonly<Record<(typeof evaluationQuestionNames)[number], number>>;
  remark: string;
  /** When it was sent, in words. */
  when: string;
}

/** An evaluation as it was sent. */
export function EvaluationRecord({ ratings, remark, when }: EvaluationRecordProps) {
  return (
    <Card title="Your evaluation" description={`Sent ${when}`}>
      <dl className={styles.form}>
        {evaluationQuestionNames.map((question) => (
          <div key={question}>
            <dt className={styles.reason}>{evaluationQuestions[question]}</dt>
            <dd className={styles.value}>{evaluationRatingWords[question][ratings[question] - 1]}</dd>
          </div>
        ))}
        {remark === '' ? null : (
          <div>
            <dt className={styles.reason}>{labels.remark}</dt>
            <dd className={styles.value}>{remark}</dd>
          </div>
        )}
      </dl>
    </Card>
  );
}
