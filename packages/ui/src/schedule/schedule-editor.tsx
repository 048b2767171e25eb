import type { ScheduleWindow } from '@tutor/rules/schedule/schedule-window';
import {
  isOverflowing,
  modifications,
  type Schedule,
  type SlotWishes,
  wishesOf,
} from '@tutor/rules/schedule/selection';
import { changesText } from '@tutor/rules/schedule/slot-text';
import type { ReactNode } from 'react';
import { ClassTable } from '../classes/class-table.tsx';
import { useReady } from '../primitives/behaviour/use-ready.ts';
import { LazyDialog } from '../primitives/dialogs/lazy-dialog.tsx';
import { Banner } from '../primitives/feedback/banner.tsx';
import { VisuallyHidden } from '../primitives/layout/visually-hidden.tsx';
import { BusyTimeList } from './busy-time-list.tsx';
import { CopyLastWeek, type WeekBefore } from './copy-last-week.tsx';
import { DayAtATime } from './day-at-a-time.tsx';
import { ScheduleBanners } from './schedule-banners.tsx';
import * as styles from './schedule-editor.css.ts';
import { ScheduleToolbar } from './schedule-toolbar.tsx';
import { SlotGrid } from './slot-grid.tsx';
import { SlotLegend } from './slot-legend.tsx';
import { useReview } from './use-review.ts';
import { type ScheduleRefusal, useScheduleAnswer } from './use-schedule-answer.ts';
import { useScheduleDraft } from './use-schedule-draft.ts';

const loadReview = async () => (await import('./schedule-review-dialog.tsx')).ScheduleReviewDialog;
const dialogs = [loadReview];

export interface ScheduleEditorProps {
  schedule: Schedule;
  nextWeek: ScheduleWindow;
  /** Absent when it could not be loaded. */
  weekBefore?: WeekBefore | undefined;
  /** IANA name of the zone whose calendar and clock the grid follows. */
  zone: string;
  /** Shows a second column of times in this zone. */
  secondZone?: string | undefined;
  /** Leads to the same page with or without the company's time. */
  zoneSwitch?: { href: string; label: string } | undefined;
  /** Students of booked half hours, by beginning. */
  titles?: ReadonlyMap<number, string> | undefined;
  /** Why submitting is stopped; absent when it is not. */
  limitReason?: string | undefined;
  isSubmitting?: boolean | undefined;
  /** What was said against the last submission. */
  refusal?: ScheduleRefusal | undefined;
  /** Called with what was reviewed. */
  onSubmit: (wishes: SlotWishes) => void;
}

/**
 * Scheduling next week: the grid, what is changed and how much is left, undo and redo, copying last week, and a review
 * before anything is sent. Unsent changes outlive a reload and a lost session.
 */
export function ScheduleEditor({
  schedule,
  nextWeek,
  weekBefore,
  zone,
  secondZone,
  zoneSwitch,
  titles,
  limitReason,
  isSubmitting = false,
  refusal,
  onSubmit,
}: ScheduleEditorProps) {
  const editor = useScheduleDraft(schedule, zone);
  const { changes } = editor;
  const answer = useScheduleAnswer(schedule, refusal);
  const [isReviewing, setReviewing] = useReview(refusal, changes.size === 0);
  useReady(dialogs);

  const count = modifications(schedule, changes);
  const canSubmit = changes.size > 0 && !isOverflowing(schedule, changes) && limitReason === undefined;
  const review = (): void => {
    editor.dismissError();
    setReviewing(true);
  };
  const submit = (): void => {
    const wishes = wishesOf(schedule, changes);
    answer.onSend(wishes);
    onSubmit(wishes);
  };
  const grid = (dayStarts: readonly Date[]): ReactNode => (
    <SlotGrid
      dayStarts={dayStarts}
      zone={zone}
      secondZone={secondZone}
      schedule={schedule}
      changes={changes}
      titles={titles}
      refusals={answer.refusal?.slots}
      onToggle={editor.toggle}
      onUndo={editor.undo}
      onRedo={editor.redo}
    />
  );
  return (
    <div className={styles.root}>
      <ScheduleBanners schedule={schedule} editor={editor} answer={answer} limitReason={limitReason} />
      <ScheduleToolbar
        editor={editor}
        nextWeek={nextWeek}
        zone={zone}
        zoneSwitch={zoneSwitch}
        count={count}
        canSubmit={canSubmit}
        isSubmitting={isSubmitting}
        onReview={review}
      >
        {weekBefore === undefined ? null : (
          <CopyLastWeek
            schedule={schedule}
            changes={changes}
            from={weekBefore}
            to={nextWeek}
            zone={zone}
            onCopy={editor.take}
          />
        )}
      </ScheduleToolbar>
      <p className={styles.left}>
        <span className={styles.count}>{changesText(editor.left)}</span>{' '}
        <span>{`of next week left${count === 0 ? '' : `, ${changesText(count)} not sent yet`}`}</span>
      </p>
      <VisuallyHidden role="status">
        <span key={editor.presses}>{editor.announcement}</span>
      </VisuallyHidden>
      <div className={styles.columns}>
        <ClassTable
          calendar={grid(nextWeek.dayStarts)}
          agenda={
            <DayAtATime dayStarts={nextWeek.dayStarts} zone={zone} grid={grid} wishes={wishesOf(schedule, changes)} />
          }
        />
        <div className={styles.aside}>
          <BusyTimeList schedule={schedule} changes={changes} zone={zone} onToggle={editor.toggleBusyTime} />
          <SlotLegend />
        </div>
      </div>
      {editor.error === undefined ? null : (
        <Banner
          key={editor.presses}
          tone="danger"
          title={editor.error}
          onDismiss={editor.dismissError}
          className={styles.refused}
        >
          Not enough changes of next week are left for it. Take another one back first.
        </Banner>
      )}
      {isReviewing ? (
        <LazyDialog
          load={loadReview}
          props={{ schedule, changes, zone, isSubmitting, onSubmit: submit, onClose: () => setReviewing(false) }}
          onFailed={() => setReviewing(false)}
        />
      ) : null}
    </div>
  );
}
