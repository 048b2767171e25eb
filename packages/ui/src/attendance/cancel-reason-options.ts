import { cancelReasons } from '@tutor/rules/attendance/cancel-reason';
import type { SelectOption } from '../primitives/fields/select-field.tsx';

/** Why a class cannot be taken, to choose from. */
export const cancelReasonOptions: readonly SelectOption[] = cancelReasons.map(({ value, label }) => ({
  value: String(value),
  label,
}));
