import { isMarkerMinute, planWorth } from '@tutor/rules/growth/growth-plan';
import { pesoText } from '@tutor/rules/money/pesos';
import type { ScheduleWindow } from '@tutor/rules/schedule/schedule-window';
import { isSlotOpen, makeSchedule, wishesOf } from '@tutor/rules/schedule/selection';
import { changesText } from '@tutor/rules/schedule/slot-text';
import { zonedDate } from '@tutor/rules/time/zone';
import { dayText } from '@tutor/rules/time/zoned-text';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { ClassTable } from '../classes/class-table.tsx';
import { DaysHeading } from '../classes/days-heading.tsx';
import { FormRefusal } from '../forms/form-refusal.tsx';
import { useReady } from '../primitives/behaviour/use-ready.ts';
import { Button } from '../primitives/buttons/button.tsx';
import { LazyDialog } from '../primitives/dialogs/lazy-dialog.tsx';
import { Checkbox } from '../primitives/fields/checkbox.tsx';
import { Card } from '../primitives/layout/card.tsx';
import { VisuallyHidden } from '../primitives/layout/visually-hidden.tsx';
import { DayAtATime } from '../schedule/day-at-a-time.tsx';
import * as styles from '../schedule/schedule-editor.css.ts';
import { SlotGrid } from '../schedule/slot-grid.tsx';
import { UndoRedo } from '../schedule/undo-redo.tsx';
import { useScheduleEditor } from '../schedule/use-schedule-editor.ts';
import type { PlanWishes } from './plan-wishes.ts';

export interface PlanEditorProps {
  /** Half hours of next week without the markers; those of busy days cannot be planned. */
  slots: readonly { startMs: number; isOpen: boolean }[];
  /** Days that are busy, yyyy-MM-dd. */
  busyDays: readonly string[];
  nextWeek: ScheduleWindow;
  /** IANA name of the zone whose calendar and clock the grid follows. */
  zone: string;
  /** Worth of an hour in whole centavos. */
  hourRate: number;
  isSubmitting?: boolean | undefined;
  /** Why nothing of the last submission was saved. */
  refusal?: string | undefined;
  /** Pass each new reply: its refusal closes the review and takes the focus, also where it says the same again. */
  reply?: unknown;
  onSubmit: (wishes: PlanWishes) => void;
}

const ignore = (): void => undefined;
const loadReview = async () => (await import('./plan-review-dialog.tsx')).PlanReviewDialog;
const dialogs = [loadReview];

/** Planning next week's hours: the grid, whole days that are busy, what it is worth, and a review before anything is sent. */
export function PlanEditor(props: PlanEditorProps) {
  const { slots, busyDays, nextWeek, zone, hourRate, isSubmitting = false, refusal, reply, onSubmit } = props;
  // Days that were pressed: the other way round than the service has them.
  const [pressed, setPressed] = useState<ReadonlySet<string>>(new Set());
  const [isReviewing, setReviewing] = useState(false);
  useReady(dialogs);
  const [known, setKnown] = useState(reply);
  if (reply !== known) {
    setKnown(reply);
    if (refusal !== undefined) setReviewing(false);
  }
  const isBusy = useCallback((day: string) => busyDays.includes(day) !== pressed.has(day), [busyDays, pressed]);
  const schedule = useMemo(
    () =>
      makeSchedule(
        slots.map(({ startMs, isOpen }) =>
          isBusy(zonedDate(new Date(startMs), zone))
            ? { startMs, isOpen: false, lock: 'disabled' as const }
            : { startMs, isOpen },
        ),
        Number.POSITIVE_INFINITY,
      ),
    [slots, isBusy, zone],
  );
  const editor = useScheduleEditor({ schedule, zone, onWishes: ignore });
  const { changes } = editor;
  const days = nextWeek.dayStarts.map((start) => zonedDate(start, zone));
  const wishes: PlanWishes = {
    ...wishesOf(schedule, changes),
    busyDays: days.filter((day) => pressed.has(day) && isBusy(day)),
    freeDays: days.filter((day) => pressed.has(day) && !isBusy(day)),
  };
  const count = changes.size + pressed.size;
  const planned = [...schedule.slots.keys()].filter((startMs) => isSlotOpen(schedule, changes, startMs)).length;
  const press = (day: string): void =>
    setPressed((before) => {
      const after = new Set(before);
      if (!after.delete(day)) after.add(day);
      return after;
    });
  const grid = (dayStarts: readonly Date[]): ReactNode => (
    <SlotGrid
      dayStarts={dayStarts}
      zone={zone}
      schedule={schedule}
      changes={changes}
      onToggle={editor.toggle}
      onUndo={editor.undo}
      onRedo={editor.redo}
      label="Hours that you plan for next week"
      openWord="Planned"
      isLeftOut={isMarkerMinute}
    />
  );
  return (
    <div className={styles.root}>
      <FormRefusal
        takesFocus
        error={isReviewing ? undefined : refusal}
        reply={reply}
        note="What you planned is still here."
      />
      <div className={styles.bar}>
        <DaysHeading
          first={nextWeek.dayStarts[0] ?? nextWeek.start}
          last={nextWeek.dayStarts.at(-1) ?? nextWeek.start}
          zone={zone}
          className={styles.range}
        />
        <div className={styles.actions}>
          <UndoRedo editor={editor} />
          <div className={styles.submitBar} data-stays={count > 0 ? '' : undefined}>
            <Button
              variant="primary"
              disabled={count === 0}
              isPending={isSubmitting}
              pendingLabel="Saving…"
              onClick={() => setReviewing(true)}
            >
              {count === 0 ? 'Review' : `Review ${changesText(count)}`}
            </Button>
          </div>
        </div>
      </div>
      <p className={styles.left}>
        <span className={styles.count}>{`${planned / 2} ${planned === 2 ? 'hour' : 'hours'} planned`}</span>
        <span>{`, worth about ${pesoText(planWorth(planned, hourRate))} (an estimate: ${pesoText(hourRate)} an hour)`}</span>
      </p>
      <VisuallyHidden role="status">
        <span key={editor.presses}>{editor.announcement}</span>
      </VisuallyHidden>
      <div className={styles.columns}>
        <ClassTable
          calendar={grid(nextWeek.dayStarts)}
          agenda={<DayAtATime dayStarts={nextWeek.dayStarts} zone={zone} grid={grid} wishes={wishes} />}
        />
        <div className={styles.aside}>
          <Card
            title="Busy all day"
            description="Nothing can be planned on these days. Each stands in place of 5:30 AM, which has no row of its own."
            className={styles.busyTimes}
          >
            <ul className={styles.list}>
              {nextWeek.dayStarts.map((start, index) => {
                const day = days[index] ?? '';
                return (
                  <li key={day}>
                    <Checkbox label={dayText(start, zone, 'long')} checked={isBusy(day)} onChange={() => press(day)} />
                  </li>
                );
              })}
            </ul>
          </Card>
          <p className={styles.hint}>
            A plan opens nothing by itself. Release the hours under Class Table once you are sure of them. Press a half
            hour to plan it; by keyboard, Shift with arrow keys marks several, and Space changes them.
          </p>
        </div>
      </div>
      {isReviewing && count > 0 ? (
        <LazyDialog
          load={loadReview}
          onFailed={() => setReviewing(false)}
          props={{
            wishes,
            nextWeek,
            days,
            zone,
            isSubmitting,
            onSubmit: () => onSubmit(wishes),
            onClose: () => setReviewing(false),
          }}
        />
      ) : null}
    </div>
  );
}
