import { companyZone, zonedDayFromText } from '@tutor/rules/time/zone';
import { monthText } from '@tutor/rules/time/zoned-text';

/** A month of the company (yyyy-MM) as people say it: 'November 2026'. */
export function monthName(month: string): string {
  const first = zonedDayFromText(`${month}-01`, companyZone);
  return first === undefined ? month : monthText(first, companyZone);
}
