import { busyTimes, type Schedule, type SlotChanges } from '@tutor/rules/schedule/selection';
import { slotMs } from '@tutor/rules/schedule/slot-grid';
import { halfHoursText, slotRangeText } from '@tutor/rules/schedule/slot-text';
import { dayText } from '@tutor/rules/time/zoned-text';
import { useEffect, useRef } from 'react';
import { Checkbox } from '../primitives/fields/checkbox.tsx';
import { Card } from '../primitives/layout/card.tsx';
import * as styles from './schedule-editor.css.ts';

export interface BusyTimeListProps {
  schedule: Schedule;
  changes: SlotChanges;
  /** IANA name of the zone to write times in. */
  zone: string;
  onToggle: (flag: string) => void;
}

/** The busy times of next week, each to be cancelled or selected as a whole. Linked with the half hours of the grid both ways. */
export function BusyTimeList({ schedule, changes, zone, onToggle }: BusyTimeListProps) {
  const entries = busyTimes(schedule, changes);
  if (entries.length === 0) return null;
  return (
    <Card title="Busy times" headingLevel={3} padding="medium" className={styles.busyTimes}>
      <ul className={styles.list}>
        {entries.map(({ flag, starts, isOn, isPartlyOpen, isLocked }) => {
          const start = new Date(starts[0] ?? 0);
          const end = new Date((starts.at(-1) ?? 0) + slotMs);
          const isOnLeave = starts.every((startMs) => schedule.slots.get(startMs)?.lock === 'leave');
          return (
            <li key={flag}>
              <BusyTimeBox
                label={`${dayText(start, zone)}, ${slotRangeText(start, end, zone)}`}
                description={
                  isOnLeave
                    ? 'You are on leave'
                    : isPartlyOpen
                      ? 'Off: some of its half hours are closed'
                      : halfHoursText(starts.length)
                }
                isOn={isOn}
                isPartlyOpen={isPartlyOpen}
                isLocked={isLocked}
                onToggle={() => onToggle(flag)}
              />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

interface BusyTimeBoxProps {
  label: string;
  description: string;
  isOn: boolean;
  isPartlyOpen: boolean;
  isLocked: boolean;
  onToggle: () => void;
}

function BusyTimeBox({ label, description, isOn, isPartlyOpen, isLocked, onToggle }: BusyTimeBoxProps) {
  const ref = useRef<HTMLInputElement>(null);
  // Browsers take this state from script alone.
  useEffect(() => {
    if (ref.current !== null) ref.current.indeterminate = isPartlyOpen;
  }, [isPartlyOpen]);
  return (
    <Checkbox
      ref={ref}
      label={label}
      description={description}
      checked={isOn}
      disabled={isLocked}
      onChange={onToggle}
    />
  );
}
