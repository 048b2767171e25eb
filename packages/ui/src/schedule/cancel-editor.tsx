import { cancelReasonMissing } from '@tutor/rules/attendance/cancel-reason';
import type { ClassTableView } from '@tutor/rules/classes/class-table';
import { addZonedDays } from '@tutor/rules/time/zone';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { FormRefusal } from '../forms/form-refusal.tsx';
import { useNow } from '../primitives/behaviour/now.tsx';
import { useReady } from '../primitives/behaviour/use-ready.ts';
import { LazyDialog } from '../primitives/dialogs/lazy-dialog.tsx';
import { Banner } from '../primitives/feedback/banner.tsx';
import { VisuallyHidden } from '../primitives/layout/visually-hidden.tsx';
import { CancelBasket } from './cancel-basket.tsx';
import { CancelDay } from './cancel-day.tsx';
import * as styles from './cancel-editor.css.ts';
import { type CancelEntry, type PricedEntry, pricedEntry } from './cancel-entry.ts';
import { CancelToolbar } from './cancel-toolbar.tsx';
import { isNoteTooLong, type Why } from './cancel-why.tsx';
import * as shared from './schedule-editor.css.ts';
import { noWhy, useCancelSelection } from './use-cancel-selection.ts';
import { useReview } from './use-review.ts';
import { type ToldPenalties, useToldPenalties } from './use-told-penalties.ts';

const loadReview = async () => (await import('./cancel-review-dialog.tsx')).CancelReviewDialog;
const dialogs = [loadReview];

export interface CancelEditorProps {
  view: ClassTableView;
  /** First instants of the days on this page. */
  dayStarts: readonly Date[];
  /** Everything of the 14 days that can be cancelled, in order of time. */
  entries: readonly CancelEntry[];
  /** How many of next week's lessons may still be modified. */
  allowed: number;
  /** IANA name of the zone to write times in. */
  zone: string;
  /** The company's zone, where its times are written beside. */
  secondZone?: string | undefined;
  /** Leads to the same page with or without the company's time. */
  zoneSwitch?: { href: string; label: string } | undefined;
  viewHrefs: Readonly<Record<ClassTableView, string>>;
  /** Absent where paging goes no further. */
  lastHref?: string | undefined;
  nextHref?: string | undefined;
  action: string;
  /** Ids of what a form without script was refused with: drawn as selected, before what was kept. */
  ticked?: readonly string[] | undefined;
  /** What it said of why the classes are cancelled. */
  typed?: Why | undefined;
  /** Sent along by a form without script, so that it has one effect. */
  submissionKey: string;
  isSubmitting?: boolean | undefined;
  /** What was said against the last submission, as a whole and by entry. Nothing of it was saved. */
  refusal?: CancelRefusal | undefined;
  /** Called with what is selected, what the tutor was shown that it costs, and why, instead of sending the form. */
  onSubmit: (entries: readonly PricedEntry[], why: Why) => void;
}

/** Why nothing was cancelled. */
export interface CancelRefusal {
  message: string;
  /** The reply that it was read from, by its identity: with another one the review is over. */
  reply?: object | undefined;
  /** A class was sent without a reason. */
  isReasonMissing?: boolean | undefined;
  /** What was said against entries, by id. */
  reasons: ReadonlyMap<string, string>;
  /** Of entries whose penalty has risen: the share of the fee, in percent, that the service takes by now. */
  risen?: ToldPenalties | undefined;
}

/**
 * The cancel view: classes and open time of the next 14 days, page by page, and the list of what is selected. What lies in
 * next week takes one of the count each, a busy time as many as it has half hours; taken out again it gives them back.
 */
export function CancelEditor({
  view,
  dayStarts,
  entries,
  allowed,
  zone,
  secondZone,
  zoneSwitch,
  viewHrefs,
  lastHref,
  nextHref,
  action,
  ticked = [],
  typed,
  submissionKey,
  isSubmitting = false,
  refusal,
  onSubmit,
}: CancelEditorProps) {
  const now = useNow('minute');
  const told = useToldPenalties(refusal?.risen);
  const priced = useMemo(
    () => entries.map((entry) => pricedEntry(entry, now, told.get(entry.id))),
    [entries, now, told],
  );
  const selection = useCancelSelection({ entries: priced, allowed, ticked, typed, now, zone });
  const { items, why, setWhy } = selection;
  // An answer that was lost on the way back says nothing of what it answered: what can still be cancelled does.
  const [sent, setSent] = useState<readonly string[]>([]);
  const isSentGone = sent.length > 0 && !entries.some(({ id }) => sent.includes(id));
  const goneText = isSentGone
    ? 'What you sent is not here any more: the class table shows whether it is cancelled.'
    : undefined;
  const [isReviewing, setReviewing] = useReview(refusal?.reply, items.length === 0);
  useReady(dialogs);
  const reasonRef = useRef<HTMLSelectElement>(null);
  const noteRef = useRef<HTMLTextAreaElement>(null);
  const [isReasonAsked, setReasonAsked] = useState(refusal?.isReasonMissing ?? false);
  const isReasonMissing = why.reason === '' && items.some(({ kind }) => kind === 'class');
  // The next ones have another reason.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `setWhy` is new at each drawing; only the moment counts, or what is typed next would go as well.
  useEffect(() => {
    if (isSentGone) setWhy(noWhy);
  }, [isSentGone]);

  const first = dayStarts[0] ?? now;
  const last = dayStarts.at(-1) ?? first;
  const pageEnd = addZonedDays(last, 1, zone);
  /** What was said against an entry of another page; on this one it stands at its box. */
  const reasonElsewhere = ({ id, startMs }: PricedEntry): string | undefined =>
    startMs >= first.getTime() && startMs < pageEnd.getTime() ? undefined : refusal?.reasons.get(id);
  const review = (event: FormEvent): void => {
    event.preventDefault();
    selection.dismissError();
    if (!selection.canSubmit) return;
    setReasonAsked(isReasonMissing);
    if (isReasonMissing) reasonRef.current?.focus();
    else if (isNoteTooLong(why)) noteRef.current?.focus();
    else setReviewing(true);
  };
  const submit = (): void => {
    setSent(items.map(({ id }) => id));
    onSubmit(items, why);
  };
  return (
    <form action={action} method="post" className={shared.root} onSubmit={review}>
      <input type="hidden" name="key" value={submissionKey} />
      <FormRefusal
        error={refusal?.message}
        reply={refusal?.reply}
        note={items.length > 0 ? 'What you selected is still here.' : goneText}
      />
      <VisuallyHidden role="status">{selection.announcement}</VisuallyHidden>
      <CancelToolbar
        view={view}
        viewHrefs={viewHrefs}
        first={first}
        last={last}
        zone={zone}
        zoneSwitch={zoneSwitch}
        lastHref={lastHref}
        nextHref={nextHref}
      />
      <div className={styles.columns}>
        <div className={styles.daysPlace}>
          <div className={styles.days}>
            {dayStarts.map((day) => (
              <CancelDay
                key={day.getTime()}
                day={day}
                entries={priced}
                selection={selection}
                reasons={refusal?.reasons}
                zone={zone}
                secondZone={secondZone}
              />
            ))}
          </div>
        </div>
        <CancelBasket
          selection={selection}
          reasonOf={reasonElsewhere}
          why={
            entries.some(({ kind }) => kind === 'class')
              ? { reasonRef, noteRef, error: isReasonAsked && isReasonMissing ? cancelReasonMissing : undefined }
              : undefined
          }
          zone={zone}
          isSubmitting={isSubmitting}
        />
      </div>
      {selection.error === undefined ? null : (
        <Banner
          key={selection.refusals}
          tone="danger"
          title={selection.error}
          onDismiss={selection.dismissError}
          className={shared.refused}
        >
          Not enough is left of next week's count. Take another item of next week out first.
        </Banner>
      )}
      {isReviewing ? (
        <LazyDialog
          load={loadReview}
          props={{
            entries: items,
            reasons: refusal?.reasons,
            zone,
            isSubmitting,
            onSubmit: submit,
            onClose: () => setReviewing(false),
          }}
          onFailed={() => setReviewing(false)}
        />
      ) : null}
    </form>
  );
}
