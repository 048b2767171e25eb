import type { ClassTableView } from '@tutor/rules/classes/class-table';

/** Which days a page shows, and by whose clock. */
export interface ShownDays {
  view: ClassTableView;
  /** The first day in the tutor's zone: '2026-11-20'. */
  date: string;
  /** The company's time stands beside the tutor's. */
  isCompanyTimeShown: boolean;
}

/** Address of a page of days: the class table, or the cancel view. */
export function daysHref(path: string, { view, date, isCompanyTimeShown }: ShownDays): string {
  const address = new URLSearchParams({ view, date, ...(isCompanyTimeShown ? { zone: 'company' } : {}) });
  return `${path}?${address}`;
}
