import { days } from '@tutor/rules/time/durations';
import { invalid } from '../http/refusal.ts';

const rangeMaxMs = days(62);
// The portal's dates reach from 2000 to 2100; a week at their ends, by the clock of any zone, goes a little beyond.
const earliest = Date.parse('1999-01-01T00:00:00Z');
const latest = Date.parse('2102-01-01T00:00:00Z');

/** The half-open range of instants that a table is asked for; refuses one that is empty, too long or far off. */
export function tableRange({ StartTime, EndTime }: { StartTime: string; EndTime: string }): { start: Date; end: Date } {
  const start = new Date(StartTime);
  const end = new Date(EndTime);
  if (start.getTime() < earliest) throw invalid('StartTime', 'must not be before the year 1999');
  if (end.getTime() > latest) throw invalid('EndTime', 'must not be after the year 2101');
  if (end <= start) throw invalid('EndTime', 'must be after StartTime');
  if (end.getTime() - start.getTime() > rangeMaxMs) throw invalid('EndTime', 'must be within 62 days of StartTime');
  return { start, end };
}
