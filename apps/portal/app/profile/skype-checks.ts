import { checksBy } from '../kit/forms/use-field-checks.ts';

/** Of the Skype ID's dialog and page. */
export const skypeChecks = checksBy(
  () => import('@tutor/rules/profile/skype'),
  (rules) => rules.skypeSchema,
);
