import { checksBy } from '../kit/forms/use-field-checks.ts';

/** What a feedback and an appeal have to keep to, in the browser. */
export const feedbackChecks = checksBy(
  () => import('@tutor/rules/feedback/feedback-form'),
  ({ feedbackSchema }) => feedbackSchema,
);
