import { companyZone } from '@tutor/rules/time/zone';
import { datedDayText, offsetText, timeRangeText, zoneText } from '@tutor/rules/time/zoned-text';

interface Span {
  start: Date;
  end: Date;
}

/** When a lesson is, in a zone: 'Mon 23 Nov 2026, 10:00 – 10:30 AM'. */
export function lessonWhen({ start, end }: Span, zone: string): string {
  return `${datedDayText(start, zone)}, ${timeRangeText(start, end, zone)}`;
}

/** The same with the zone's name and offset at that moment. */
export function lessonWhenInZone(span: Span, zone: string): string {
  return `${lessonWhen(span, zone)}, ${zoneText(span.start, zone)}`;
}

/** Whether the company's clock shows another time at an instant. */
export function isCompanyTimeOther(at: Date, zone: string): boolean {
  return offsetText(at, zone) !== offsetText(at, companyZone);
}

/** Both ends of a slot as a form holds them; undefined where they are none. */
export function slotOfText(text: string | undefined): Span | undefined {
  const [start = Number.NaN, end = Number.NaN] = (text ?? '').split('/').map((part) => Date.parse(part));
  return Number.isNaN(start) || Number.isNaN(end) ? undefined : { start: new Date(start), end: new Date(end) };
}
