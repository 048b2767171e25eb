import { checksBy } from '../kit/forms/use-field-checks.ts';

/** Of the phone's dialog and page. */
export const phoneChecks = checksBy(
  () => import('@tutor/rules/account/bind-phone'),
  (rules) => rules.bindPhoneSchema,
);
