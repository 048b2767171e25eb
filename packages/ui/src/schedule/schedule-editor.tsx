import { planCopy } from '@tutor/rules/schedule/copy-week';
import type { ScheduleWindow } from '@tutor/rules/schedule/schedule-window';
import {
  isAsWished,
  isOverflowing,
  modifications,
  overflowMessage,
  type Schedule,
  type SlotWishes,
  wishesOf,
} from '@tutor/rules/schedule/selection';
import { changesText, halfHoursText } from '@tutor/rules/schedule/slot-text';
import { dayText } from '@tutor/rules/time/zoned-text';
import { CopyPlus, Redo2, Undo2 } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { ClassTable } from '../classes/class-table.tsx';
import { DaysHeading } from '../classes/days-heading.tsx';
import { useDraftStore } from '../drafts/drafts-provider.tsx';
import { Banner } from '../primitives/banner.tsx';
import { Button } from '../primitives/button.tsx';
import { LazyDialog } from '../primitives/lazy-dialog.tsx';
import { Tag } from '../primitives/tag.tsx';
import { useReady } from '../primitives/use-ready.ts';
import { VisuallyHidden } from '../primitives/visually-hidden.tsx';
import { Icon } from '../theme/icon.tsx';
import { BusyTimeList } from './busy-time-list.tsx';
import * as styles from './schedule-editor.css.ts';
import { SlotGrid } from './slot-grid.tsx';
import { useScheduleEditor } from './use-schedule-editor.ts';

const loadReview = async () => (await import('./schedule-review-dialog.tsx')).ScheduleReviewDialog;
const loadCopy = async () => (await import('./copy-week-dialog.tsx')).CopyWeekDialog;
const dialogs = [loadReview, loadCopy];

/** Name under which unsent changes are kept. */
export const scheduleDraft = 'release-time';

export interface ScheduleEditorProps {
  schedule: Schedule;
  nextWeek: ScheduleWindow;
  /** The seven days before, with the half hours that were open or booked in them; absent when they could not be loaded. */
  weekBefore?: { window: ScheduleWindow; openStarts: readonly number[] } | undefined;
  /** IANA name of the zone whose calendar and clock the grid follows. */
  zone: string;
  secondZone?: string | undefined;
  /** Leads to the same page with or without the company's time. */
  zoneSwitch?: { href: string; label: string } | undefined;
  /** Students of booked half hours, by beginning. */
  titles?: ReadonlyMap<number, string> | undefined;
  /** Why submitting is stopped; absent when it is not. */
  limitReason?: string | undefined;
  isSubmitting?: boolean | undefined;
  /** What was said against the last submission: as a whole, and by half hour. */
  refusal?: { message: string; slots: ReadonlyMap<number, string> } | undefined;
  onSubmit: (wishes: SlotWishes) => void;
}

function textsOf(starts: readonly number[]): string[] {
  return starts.map((startMs) => new Date(startMs).toISOString());
}

function startsOf(texts: readonly string[] | undefined): number[] {
  return (texts ?? []).map((text) => Date.parse(text)).filter((startMs) => Number.isFinite(startMs));
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
  const drafts = useDraftStore();
  const keep = useCallback(
    ({ open, close }: SlotWishes) => {
      if (open.length + close.length === 0) drafts.clear(scheduleDraft);
      else drafts.save(scheduleDraft, { open: textsOf(open), close: textsOf(close) });
    },
    [drafts],
  );
  const editor = useScheduleEditor({ schedule, zone, onWishes: keep });
  const [isRestored, setRestored] = useState(false);
  const [isReviewing, setReviewing] = useState(false);
  const [isCopying, setCopying] = useState(false);
  useReady(dialogs);

  const { restore } = editor;
  // Once, after the server's markup has been taken over: what was kept is known to the browser alone.
  useEffect(() => {
    const draft = drafts.read(scheduleDraft);
    if (draft === undefined) return;
    const wishes = { open: startsOf(draft.open), close: startsOf(draft.close) };
    if (restore(wishes)) setRestored(true);
    // All of it has come true meanwhile, or cannot be any more.
    else drafts.clear(scheduleDraft);
  }, [drafts, restore]);

  const { changes } = editor;
  const [dismissed, setDismissed] = useState<typeof refusal>();
  const isTold = refusal !== undefined && refusal !== dismissed;
  // An answer that was lost on the way back says nothing of what it answered: the schedule does.
  const [sent, setSent] = useState<SlotWishes>();
  const hasArrived = isTold && refusal.slots.size === 0 && sent !== undefined && isAsWished(schedule, sent);
  const isRefused = isTold && !hasArrived;
  const refusedChanges = isRefused ? [...refusal.slots.keys()].filter((startMs) => changes.has(startMs)) : [];
  const count = modifications(schedule, changes);
  const isOver = isOverflowing(schedule, changes);
  const canSubmit = changes.size > 0 && !isOver && limitReason === undefined;
  // The review is over once what it showed has been saved, or refused: told by the refusal and not by `isSubmitting`, since a
  // reply that comes at once may leave no moment in which that was drawn.
  useEffect(() => {
    if (refusal !== undefined) setReviewing(false);
  }, [refusal]);
  useEffect(() => {
    if (changes.size === 0) setReviewing(false);
  }, [changes]);

  const grid = (dayStarts: readonly Date[]): ReactNode => (
    <SlotGrid
      dayStarts={dayStarts}
      zone={zone}
      secondZone={secondZone}
      schedule={schedule}
      changes={changes}
      titles={titles}
      refusals={isRefused ? refusal.slots : undefined}
      onToggle={editor.toggle}
      onUndo={editor.undo}
      onRedo={editor.redo}
    />
  );
  // Made anew whenever it is drawn: it holds for the schedule and the changes as they are.
  const plan =
    isCopying && weekBefore !== undefined
      ? planCopy({ schedule, changes, from: weekBefore.window, to: nextWeek, openStarts: weekBefore.openStarts, zone })
      : undefined;
  const first = nextWeek.dayStarts[0] ?? nextWeek.start;
  return (
    <div className={styles.root}>
      {limitReason === undefined ? null : (
        <Banner tone="warning" title="Submitting is stopped">
          {limitReason}
        </Banner>
      )}
      {hasArrived ? (
        <Banner tone="success" onDismiss={() => setDismissed(refusal)}>
          What you sent has arrived all the same, and is saved.
        </Banner>
      ) : null}
      {!isRefused ? null : (
        <Banner
          tone="danger"
          title={refusal.message}
          onDismiss={() => setDismissed(refusal)}
          action={
            refusedChanges.length === 0 ? undefined : (
              <Button
                size="small"
                onClick={() => {
                  editor.takeBack(refusedChanges);
                  setDismissed(refusal);
                }}
              >
                Take the marked ones back
              </Button>
            )
          }
        >
          {refusal.slots.size === 0 ? 'Your changes are still here.' : null}
        </Banner>
      )}
      {!isOver || (isRefused && refusal.message === overflowMessage) ? null : (
        <Banner tone="danger" title={overflowMessage}>
          The company allows fewer changes than you have made. Take some back before you submit.
        </Banner>
      )}
      {isRestored ? (
        <Banner tone="info" onDismiss={() => setRestored(false)}>
          Your unsent changes are back.
        </Banner>
      ) : null}
      {editor.dropped === 0 ? null : (
        <Banner tone="warning">
          {halfHoursText(editor.dropped)} of your changes cannot be changed any more.
          {changes.size === 0 ? null : ' The others are still here.'}
        </Banner>
      )}
      <div className={styles.bar}>
        <DaysHeading
          first={first}
          last={nextWeek.dayStarts.at(-1) ?? first}
          zone={zone}
          zoneSwitch={zoneSwitch}
          className={styles.range}
        />
        <div className={styles.actions}>
          <Button
            variant="quiet"
            icon={<Icon of={Undo2} />}
            aria-disabled={editor.canUndo ? undefined : true}
            onClick={editor.undo}
          >
            Undo
          </Button>
          <Button
            variant="quiet"
            icon={<Icon of={Redo2} />}
            aria-disabled={editor.canRedo ? undefined : true}
            onClick={editor.redo}
          >
            Redo
          </Button>
          {weekBefore === undefined ? null : (
            <Button icon={<Icon of={CopyPlus} />} onClick={() => setCopying(true)}>
              Copy last week
            </Button>
          )}
          <div className={styles.submitBar} data-stays={changes.size > 0 ? '' : undefined}>
            <span aria-hidden="true" className={styles.barWords}>
              {changesText(editor.left)} left
            </span>
            <Button
              variant="primary"
              disabled={!canSubmit}
              isPending={isSubmitting}
              pendingLabel="Submitting..."
              onClick={() => {
                editor.dismissError();
                setReviewing(true);
              }}
            >
              {count === 0 ? 'Submit' : `Review ${changesText(count)}`}
            </Button>
          </div>
        </div>
      </div>
      <p className={styles.left}>
        <span className={styles.count}>{changesText(editor.left)}</span> of next week left
        {count === 0 ? '' : `, ${changesText(count)} not sent yet`}
      </p>
      <VisuallyHidden role="status">
        <span key={editor.presses}>{editor.announcement}</span>
      </VisuallyHidden>
      <div className={styles.columns}>
        <ClassTable
          calendar={grid(nextWeek.dayStarts)}
          agenda={
            <OneDay dayStarts={nextWeek.dayStarts} zone={zone} grid={grid} changes={wishesOf(schedule, changes)} />
          }
        />
        <div className={styles.aside}>
          <BusyTimeList schedule={schedule} changes={changes} zone={zone} onToggle={editor.toggleBusyTime} />
          <div>
            <p className={styles.legend}>
              <Tag tone="brand">Open</Tag>
              <Tag tone="info">Busy time</Tag>
              <Tag tone="success">Booked</Tag>
              <Tag tone="neutral" className={styles.leaveTag}>
                On leave
              </Tag>
              <Tag tone="neutral">Not available</Tag>
            </p>
            <p className={styles.hint}>
              Press a half hour to open or close it; drag, or press another one with Shift, to change several. By
              keyboard, Shift with arrow keys marks several, and Space changes them. A busy time counts as one change.
            </p>
          </div>
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
          No changes of next week are left for it. Take another one back first.
        </Banner>
      )}
      {isReviewing ? (
        <LazyDialog
          load={loadReview}
          props={{
            schedule,
            changes,
            zone,
            isSubmitting,
            onSubmit: () => {
              const wishes = wishesOf(schedule, changes);
              setSent(wishes);
              onSubmit(wishes);
            },
            onClose: () => setReviewing(false),
          }}
          onFailed={() => setReviewing(false)}
        />
      ) : null}
      {plan !== undefined ? (
        <LazyDialog
          load={loadCopy}
          props={{
            plan,
            zone,
            onApply: () => {
              editor.take(plan.changes, `${halfHoursText(plan.opens.length)} of last week are open.`);
              setCopying(false);
            },
            onClose: () => setCopying(false),
          }}
          onFailed={() => setCopying(false)}
        />
      ) : null}
    </div>
  );
}

interface OneDayProps {
  dayStarts: readonly Date[];
  zone: string;
  grid: (dayStarts: readonly Date[]) => ReactNode;
  changes: SlotWishes;
}

/** A day at a time, for small screens. */
function OneDay({ dayStarts, zone, grid, changes }: OneDayProps) {
  const [index, setIndex] = useState(0);
  const changed = useMemo(() => {
    const names = [...changes.open, ...changes.close].map((startMs) => dayText(new Date(startMs), zone));
    return new Set(names);
  }, [changes, zone]);
  const day = dayStarts[index] ?? dayStarts[0];
  return (
    <>
      <fieldset aria-label="Day" className={styles.dayTabs}>
        {dayStarts.map((start, at) => {
          const [weekday, date] = dayText(start, zone, 'short').split(' ');
          const isChanged = changed.has(dayText(start, zone));
          return (
            <button
              key={start.getTime()}
              type="button"
              aria-pressed={at === index}
              onClick={() => setIndex(at)}
              className={styles.dayTab}
            >
              <span className={styles.dayNote}>{weekday}</span>
              {date}
              {isChanged ? (
                <>
                  {' •'}
                  <VisuallyHidden> changed</VisuallyHidden>
                </>
              ) : null}
            </button>
          );
        })}
      </fieldset>
      {day === undefined ? null : grid([day])}
    </>
  );
}
