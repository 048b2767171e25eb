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
  if (isClockChange) return 'Clocks change';
  if (secondZone === undefined) return undefined;
  const distanceAt = (ms: number): number => zoneOffsetMinutes(ms, secondZone) - zoneOffsetMinutes(ms, zone);
  if (distanceAt(startMs) === distanceAt(firstMs)) return undefined;
  const distance = distanceAt(endMs - 1);
  return `${zoneCity(secondZone)} ${distance < 0 ? '−' : '+'}${durationText(Math.abs(distance) * 60_000)}`;
}
