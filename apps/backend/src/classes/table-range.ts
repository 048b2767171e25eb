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
  if (start.getTime() < earliest) throw invalid('StartTime', 'Days before 1999 are not kept.');
  if (end.getTime() > latest) throw invalid('EndTime', 'Days after 2101 cannot be shown.');
  if (end <= start) throw invalid('EndTime', 'The end must be after the start.');
  if (end.getTime() - start.getTime() > rangeMaxMs) throw invalid('EndTime', 'At most 62 days can be shown at once.');
  return { start, end };
}
