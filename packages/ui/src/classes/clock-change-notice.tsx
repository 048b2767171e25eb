import type { ClockChange } from '@tutor/rules/time/clock-change';
import { companyZone } from '@tutor/rules/time/zone';
import { dayText, durationText, timeText, zoneCity } from '@tutor/rules/time/zoned-text';
import { Banner } from '../primitives/feedback/banner.tsx';

export interface ClockChangeNoticeProps {
  change: ClockChange;
  /** The tutor's zone, whose clocks change. */
  zone: string;
}

/**
 * Tells ahead that the clocks change. Classes are booked by the company's clock, which never changes: after the change they
 * stand at another time on the tutor's wall.
 */
export function ClockChangeNotice({ change, zone }: ClockChangeNoticeProps) {
  const minutes = change.afterMinutes - change.beforeMinutes;
  const by = durationText(Math.abs(minutes) * 60_000);
  const before = timeText(new Date(change.at.getTime() + change.beforeMinutes * 60_000), 'UTC');
  const after = timeText(new Date(change.at.getTime() + change.afterMinutes * 60_000), 'UTC');
  return (
    <Banner
      tone="info"
      title={`Clocks in ${zoneCity(zone)} go ${minutes > 0 ? 'forward' : 'back'} by ${by} on ${dayText(new Date(change.at.getTime() - 1), zone, 'long')}`}
    >{`At ${before} it becomes ${after}. Classes keep the company's time in ${zoneCity(companyZone)}: from then on the same company hour is ${by} ${minutes > 0 ? 'later' : 'earlier'} on your clock.`}</Banner>
  );
}
