import type { ScheduleWindow } from '@tutor/rules/schedule/schedule-window';
import { changesText } from '@tutor/rules/schedule/slot-text';
import type { ReactNode } from 'react';
import { DaysHeading } from '../classes/days-heading.tsx';
import { Button } from '../primitives/buttons/button.tsx';
import * as styles from './schedule-editor.css.ts';
import { UndoRedo } from './undo-redo.tsx';
import type { ScheduleEditor } from './use-schedule-editor.ts';

export interface ScheduleToolbarProps {
  editor: ScheduleEditor;
  nextWeek: ScheduleWindow;
  /** IANA name of the zone to write times in. */
  zone: string;
  zoneSwitch?: { href: string; label: string } | undefined;
  /** How many changes would be sent; a busy time is as many as it has half hours. */
  count: number;
  canSubmit: boolean;
  isSubmitting: boolean;
  onReview: () => void;
  /** More to do with the week: copying the last one. */
  children?: ReactNode;
}

/** The week's days, undo and redo, and the way to the review; on phones that stays at the foot of the screen. */
export function ScheduleToolbar({
  editor,
  nextWeek,
  zone,
  zoneSwitch,
  count,
  canSubmit,
  isSubmitting,
  onReview,
  children,
}: ScheduleToolbarProps) {
  const first = nextWeek.dayStarts[0] ?? nextWeek.start;
  return (
    <div className={styles.bar}>
      <DaysHeading
        first={first}
        last={nextWeek.dayStarts.at(-1) ?? first}
        zone={zone}
        zoneSwitch={zoneSwitch}
        className={styles.range}
      />
      <div className={styles.actions}>
        <UndoRedo editor={editor} />
        {children}
        <div className={styles.submitBar} data-stays={editor.changes.size > 0 ? '' : undefined}>
          <span aria-hidden="true" className={styles.barWords}>{`${changesText(editor.left)} left`}</span>
          <Button
            variant="primary"
            disabled={!canSubmit}
            isPending={isSubmitting}
            pendingLabel="Submitting..."
            onClick={onReview}
          >
            {count === 0 ? 'Submit' : `Review ${changesText(count)}`}
          </Button>
        </div>
      </div>
    </div>
  );
}
