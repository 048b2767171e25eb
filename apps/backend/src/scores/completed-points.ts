import { companyZone, zonedDate } from '@tutor/rules/time/zone';

/** Tenths of a point for a completed class: 0.2, on weekends of the company's calendar 0.3 (specification, core §9). */
export function completedTenths(startsAt: Date): number {
  const weekday = new Date(`${zonedDate(startsAt, companyZone)}T00:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6 ? 3 : 2;
}
