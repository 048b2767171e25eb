/** A calendar date as the specification shows it, 'MM-dd-yyyy' (core §5), from 'yyyy-MM-dd'. Anything else stays as it is. */
export function monthDayYearText(date: string): string {
  return date.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$2-$3-$1');
}

/**
 * The calendar date that somebody typed, as 'yyyy-MM-dd': month, day and year with hyphens, slashes or dots between, or ISO.
 * Eight digits go without: the number keys of some phones have nothing else. Undefined for what is no date of the calendar.
 */
export function parseMonthDayYear(text: string): string | undefined {
  const plain = text.trim();
  const typed = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(plain) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(plain);
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(plain);
  const [year, month, day] = iso !== null ? iso.slice(1) : [typed?.[3], typed?.[1], typed?.[2]];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const instant = new Date(`${date}T00:00:00Z`);
  return Number.isNaN(instant.getTime()) || instant.toISOString().slice(0, 10) !== date ? undefined : date;
}
