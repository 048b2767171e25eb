import { isSlotOpen, type Schedule, type SlotChanges, type SlotLock } from '@tutor/rules/schedule/selection';
import type { SlotRow } from '@tutor/rules/schedule/slot-grid';
import * as frame from '../classes/class-calendar.css.ts';
import { cellRole, rowHeadRole, rowRole } from '../classes/grid-roles.ts';
import { classNames } from '../primitives/behaviour/class-names.ts';
import { VisuallyHidden } from '../primitives/layout/visually-hidden.tsx';
import { SlotCell, type SlotLook } from './slot-cell.tsx';
import * as styles from './slot-grid.css.ts';
import { rowNameOf, type SlotLayout } from './slot-layout.ts';
import type { SlotRange } from './use-slot-range.ts';

export interface SlotGridRowProps {
  row: SlotRow;
  /** Place below the head, from 0. */
  index: number;
  view: 'week' | 'day';
  names: SlotLayout['names'];
  /** IANA name of the zone whose clock the grid follows. */
  zone: string;
  secondZone: string | undefined;
  schedule: Schedule;
  changes: SlotChanges;
  titles: ReadonlyMap<number, string> | undefined;
  refusals: ReadonlyMap<number, string> | undefined;
  /** The word for a half hour that is on. */
  openWord?: string | undefined;
  range: SlotRange;
}

function lookOf(isOpen: boolean, lock: SlotLock | undefined, isBusyTime: boolean): SlotLook {
  if (lock !== undefined) return lock;
  if (!isOpen) return 'closed';
  return isBusyTime ? 'busyTime' : 'open';
}

/** One time of day over all days. Of its cells only those are drawn again of which something changed. */
export function SlotGridRow({
  row,
  index,
  view,
  names,
  zone,
  secondZone,
  schedule,
  changes,
  titles,
  refusals,
  openWord,
  range,
}: SlotGridRowProps) {
  return (
    <div
      {...rowRole(index + 2)}
      className={classNames(frame.row, row.minute % 60 < 30 && frame.firstHalf, styles.row[view])}
    >
      <VisuallyHidden {...rowHeadRole}>{rowNameOf(row, zone, secondZone)}</VisuallyHidden>
      {row.starts.map((at, day) => {
        const slot = at === undefined ? undefined : schedule.slots.get(at);
        if (at === undefined || slot === undefined) {
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row's places are its days, in their order.
            <div key={day} {...cellRole(day + 2)} className={row.isRepeat ? undefined : frame.missing}>
              <VisuallyHidden>
                {row.isRepeat ? 'This time comes once on this day' : 'The clocks skip this time'}
              </VisuallyHidden>
            </div>
          );
        }
        const isOpen = isSlotOpen(schedule, changes, at);
        const members = slot.group === undefined ? undefined : schedule.groups.get(slot.group);
        const isBusyTime = members?.every((member) => isSlotOpen(schedule, changes, member)) ?? false;
        return (
          <SlotCell
            // biome-ignore lint/suspicious/noArrayIndexKey: as above; another week changes the cells instead of building them anew.
            key={day}
            startMs={at}
            day={day}
            timeName={names.get(at) ?? ''}
            look={lookOf(isOpen, slot.lock, isBusyTime)}
            openWord={openWord}
            title={titles?.get(at)}
            isOpen={isOpen}
            isChanged={changes.has(at)}
            isLocked={slot.lock !== undefined}
            isOfBusyTime={members !== undefined}
            refusal={refusals?.get(at)}
            isTabStop={at === range.current}
            isInRange={range.marked.has(at) && range.marked.size > 1}
          />
        );
      })}
    </div>
  );
}
