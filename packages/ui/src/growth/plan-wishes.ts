import type { SlotWishes } from '@tutor/rules/schedule/selection';

/** A change of the plan: half hours and whole days. */
export interface PlanWishes extends SlotWishes {
  /** Days, yyyy-MM-dd, that become busy, and that are free again. */
  busyDays: string[];
  freeDays: string[];
}
