import { planCopy } from '@tutor/rules/schedule/copy-week';
import type { ScheduleWindow } from '@tutor/rules/schedule/schedule-window';
import type { Schedule, SlotChanges } from '@tutor/rules/schedule/selection';
import { halfHoursText } from '@tutor/rules/schedule/slot-text';
import CopyPlus from 'lucide-react/icons/copy-plus';
import { useState } from 'react';
import { useReady } from '../primitives/behaviour/use-ready.ts';
import { Button } from '../primitives/buttons/button.tsx';
import { LazyDialog } from '../primitives/dialogs/lazy-dialog.tsx';
import { Icon } from '../theme/icon.tsx';

const loadDialog = async () => (await import('./copy-week-dialog.tsx')).CopyWeekDialog;
const dialogs = [loadDialog];

/** The seven days before next week, with the half hours that were open or booked in them. */
export interface WeekBefore {
  window: ScheduleWindow;
  /** Beginnings in ms since the epoch. */
  openStarts: readonly number[];
}

export interface CopyLastWeekProps {
  schedule: Schedule;
  changes: SlotChanges;
  from: WeekBefore;
  to: ScheduleWindow;
  /** IANA name of the zone whose clock says what is the same time of day. */
  zone: string;
  /** Takes over what the tutor agreed to, with words to be read out. */
  onCopy: (changes: SlotChanges, words: string) => void;
}

/** Opens what was open last week: a button, and a dialog that shows what would change before anything does. */
export function CopyLastWeek({ schedule, changes, from, to, zone, onCopy }: CopyLastWeekProps) {
  const [isOpen, setOpen] = useState(false);
  useReady(dialogs);
  // Made anew whenever it is drawn: it holds for the schedule and the changes as they are.
  const plan = isOpen
    ? planCopy({ schedule, changes, from: from.window, to, openStarts: from.openStarts, zone })
    : undefined;
  const close = (): void => setOpen(false);
  return (
    <>
      <Button icon={<Icon of={CopyPlus} />} onClick={() => setOpen(true)}>
        Copy last week
      </Button>
      {plan === undefined ? null : (
        <LazyDialog
          load={loadDialog}
          props={{
            plan,
            zone,
            onApply: () => {
              onCopy(plan.changes, `${halfHoursText(plan.opens.length)} of last week are open.`);
              close();
            },
            onClose: close,
          }}
          onFailed={close}
        />
      )}
    </>
  );
}
