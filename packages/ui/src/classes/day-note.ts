import { zoneOffsetMinutes } from '@tutor/rules/time/wall-clock';
import { durationText, zoneCity } from '@tutor/rules/time/zoned-text';
import type { CalendarDay } from './calendar-layout.ts';

/**
 * What the head of a day says of its clocks. A table's second times are those of its first day; a later day on which the
 * second zone lies at another distance says its own: 'Shanghai +7 h'.
 */
export function dayNote(
  { startMs, endMs, isClockChange }: CalendarDay,
  { firstMs, zone, secondZone }: { firstMs: number; zone: string; secondZone: string | undefined },
): string | undefined {
  const notes = isClockChange ? ['Clocks change'] : [];
  if (secondZone !== undefined && startMs !== firstMs) {
    const distanceAt = (ms: number): number => zoneOffsetMinutes(ms, secondZone) - zoneOffsetMinutes(ms, zone);
    // Of a day on which the clocks change that of the waking hours, after the change.
    const distance = distanceAt(endMs - 1);
    if (distance !== distanceAt(firstMs)) {
      notes.push(`${zoneCity(secondZone)} ${distance < 0 ? '−' : '+'}${durationText(Math.abs(distance) * 60_000)}`);
    }
  }
  return notes.length === 0 ? undefined : notes.join(', ');
}
