import type { ClassTableView } from '@tutor/rules/classes/class-table';
import {
  type CancelList,
  cancelCountLeft,
  canSubmitCancel,
  countedItems,
  pushCancelItem,
  removeCancelItem,
} from '@tutor/rules/schedule/cancel-list';
import { changesText, slotRangeText } from '@tutor/rules/schedule/slot-text';
import { addZonedDays } from '@tutor/rules/time/zone';
import { dayText } from '@tutor/rules/time/zoned-text';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { DaysHeading } from '../classes/days-heading.tsx';
import { useDraftStore } from '../drafts/drafts-provider.tsx';
import { Banner } from '../primitives/banner.tsx';
import { Button } from '../primitives/button.tsx';
import { ButtonLink } from '../primitives/button-link.tsx';
import { Card } from '../primitives/card.tsx';
import { Checkbox } from '../primitives/checkbox.tsx';
import { classNames } from '../primitives/class-names.ts';
import { IconButton } from '../primitives/icon-button.tsx';
import { LazyDialog } from '../primitives/lazy-dialog.tsx';
import { useNow } from '../primitives/now.tsx';
import { SegmentedLinks } from '../primitives/segmented-control.tsx';
import { useIsScripted } from '../primitives/use-is-scripted.ts';
import { useReady } from '../primitives/use-ready.ts';
import { VisuallyHidden } from '../primitives/visually-hidden.tsx';
import { Icon } from '../theme/icon.tsx';
import * as styles from './cancel-editor.css.ts';
import { type CancelEntry, costText, entryName, fieldValue, type PricedEntry, pricedEntry } from './cancel-entry.ts';
import * as shared from './schedule-editor.css.ts';

const loadReview = async () => (await import('./cancel-review-dialog.tsx')).CancelReviewDialog;
const dialogs = [loadReview];

/** Name under which what is selected is kept until it is sent. */
export const cancelDraft = 'cancel-time';

export interface CancelEditorProps {
  view: ClassTableView;
  /** First instants of the days on this page. */
  dayStarts: readonly Date[];
  /** Everything of the 14 days that can be cancelled, in order of time. */
  entries: readonly CancelEntry[];
  /** How many of next week's lessons may still be modified. */
  allowed: number;
  zone: string;
  secondZone?: string | undefined;
  zoneSwitch?: { href: string; label: string } | undefined;
  viewHrefs: Readonly<Record<ClassTableView, string>>;
  /** Absent where paging goes no further. */
  lastHref?: string | undefined;
  nextHref?: string | undefined;
  action: string;
  /** Ids of what a form without script was refused with: drawn as selected, before what was kept. */
  ticked?: readonly string[] | undefined;
  /** Sent along by a form without script, so that it has one effect. */
  submissionKey: string;
  isSubmitting?: boolean | undefined;
  /** What was said against the last submission, as a whole and by entry. Nothing of it was saved. */
  refusal?: CancelRefusal | undefined;
  /** Called with what is selected, and what the tutor was shown that it costs, instead of sending the form. */
  onSubmit: (entries: readonly PricedEntry[]) => void;
}

/** Why nothing was cancelled. */
export interface CancelRefusal {
  message: string;
  /** The reply that it was read from, by its identity: with another one the review is over. */
  reply?: object | undefined;
  /** What was said against entries, by id. */
  reasons: ReadonlyMap<string, string>;
  /** Of entries whose penalty has risen: the share of the fee, in percent, that the service takes by now. */
  risen?: ReadonlyMap<string, number> | undefined;
}

/**
 * The cancel view: classes and open time of the next 14 days, page by page, and the list of what is selected. What lies in
 * next week takes one of the count each, a busy time in parts as a whole; taken out again it gives it back.
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
  submissionKey,
  isSubmitting = false,
  refusal,
  onSubmit,
}: CancelEditorProps) {
  const now = useNow('minute');
  const told = useTold(refusal?.risen);
  const priced = (entry: CancelEntry): PricedEntry => pricedEntry(entry, now, told.get(entry.id));
  const drafts = useDraftStore();
  const [ids, setIds] = useState<readonly string[]>(ticked);
  const [error, setError] = useState<string>();
  // So that it is read out once more where the same is refused again.
  const [refusals, setRefusals] = useState(0);
  const [announcement, setAnnouncement] = useState('');
  const [isReviewing, setReviewing] = useState(false);
  useReady(dialogs);
  const isScripted = useIsScripted();
  const list = useMemo<CancelList<CancelEntry>>(
    () => ({ items: entries.filter(({ id }) => ids.includes(id)), allowed }),
    [entries, ids, allowed],
  );
  const counted = countedItems(list.items, now, zone);
  const left = cancelCountLeft(list, now, zone);
  const canSubmit = canSubmitCancel(list);

  const isRestored = useRef(false);
  // Once, after the server's markup has been taken over: what was kept is known to the browser alone.
  useEffect(() => {
    if (isRestored.current) return;
    isRestored.current = true;
    if (ticked.length > 0) {
      drafts.save(cancelDraft, { ids: [...ticked] });
      return;
    }
    const kept = drafts.read(cancelDraft)?.ids ?? [];
    if (kept.length > 0) setIds(kept);
  }, [drafts, ticked]);
  const select = (next: CancelList<CancelEntry>, words: string): void => {
    const chosen = next.items.map(({ id }) => id);
    setIds(chosen);
    setError(undefined);
    setAnnouncement(`${words} ${changesText(cancelCountLeft(next, now, zone))} of next week left.`);
    if (chosen.length === 0) drafts.clear(cancelDraft);
    else drafts.save(cancelDraft, { ids: chosen });
  };
  const push = (entry: CancelEntry): void => {
    const pushed = pushCancelItem(list, entry, now, zone);
    if (pushed.error === undefined) select(pushed.list, `${entryName(entry)} is selected.`);
    else {
      setError(pushed.error);
      setRefusals((count) => count + 1);
    }
  };
  const remove = (entry: CancelEntry): void =>
    select(removeCancelItem(list, entry.id), `${entryName(entry)} is not selected any more.`);

  // An answer that was lost on the way back says nothing of what it answered: what can still be cancelled does.
  const [sent, setSent] = useState<readonly string[]>([]);
  const isSentGone = sent.length > 0 && !entries.some(({ id }) => sent.includes(id));
  const goneText = isSentGone
    ? 'What you sent is not here any more: the class table shows whether it is cancelled.'
    : undefined;

  const refusedBy = refusal?.reply;
  // Told by the reply and not by `isSubmitting`: a reply that comes at once may leave no moment in which it was drawn.
  useEffect(() => {
    if (refusedBy !== undefined) setReviewing(false);
  }, [refusedBy]);
  useEffect(() => {
    if (list.items.length === 0) setReviewing(false);
  }, [list]);

  const first = dayStarts[0] ?? now;
  const pageEnd = addZonedDays(dayStarts.at(-1) ?? first, 1, zone);
  /** What was said against an entry of another page; on this one it stands at its box. */
  const reasonElsewhere = ({ id, startMs }: CancelEntry): string | undefined =>
    startMs >= first.getTime() && startMs < pageEnd.getTime() ? undefined : refusal?.reasons.get(id);
  const step = view === 'week' ? '7 days' : 'day';
  const timeOf = (entry: CancelEntry, of: string): string =>
    slotRangeText(new Date(entry.startMs), new Date(entry.endMs), of);
  return (
    <form
      action={action}
      method="post"
      className={shared.root}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        setError(undefined);
        if (canSubmit) setReviewing(true);
      }}
    >
      <input type="hidden" name="key" value={submissionKey} />
      {refusal === undefined ? null : (
        <Banner tone="danger" title={refusal.message}>
          {list.items.length > 0 ? 'What you selected is still here.' : goneText}
        </Banner>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <div className={shared.bar}>
        <nav aria-label="Days" className={styles.pager}>
          <PageLink href={lastHref} label={`Last ${step}`} icon={ChevronLeft} />
          <PageLink href={nextHref} label={`Next ${step}`} icon={ChevronRight} />
        </nav>
        <DaysHeading
          first={first}
          last={dayStarts.at(-1) ?? first}
          zone={zone}
          zoneSwitch={zoneSwitch}
          className={shared.range}
        />
        <SegmentedLinks
          label="View"
          segments={[
            { href: viewHrefs.week, label: 'Week', isCurrent: view === 'week' },
            { href: viewHrefs.day, label: 'Day', isCurrent: view === 'day' },
          ]}
        />
      </div>
      <div className={styles.columns}>
        <div className={styles.days}>
          {dayStarts.map((day) => {
            const end = addZonedDays(day, 1, zone).getTime();
            const ofDay = entries.filter(({ startMs }) => startMs >= day.getTime() && startMs < end);
            return (
              <section key={day.getTime()} className={styles.day} aria-label={dayText(day, zone, 'long')}>
                <h3 className={styles.dayName}>{dayText(day, zone, 'long')}</h3>
                {ofDay.length === 0 ? <p className={styles.nothing}>Nothing to cancel</p> : null}
                <ul className={styles.list}>
                  {ofDay.map((entry) => (
                    <li key={entry.id}>
                      <Checkbox
                        name={entry.field.name}
                        value={fieldValue(priced(entry))}
                        checked={list.items.includes(entry)}
                        onChange={(event) => (event.currentTarget.checked ? push(entry) : remove(entry))}
                        error={refusal?.reasons.get(entry.id)}
                        label={
                          <>
                            <span className={styles.time}>{timeOf(entry, zone)}</span>{' '}
                            {secondZone === undefined ? null : (
                              <span className={styles.second}>({timeOf(entry, secondZone)} company) </span>
                            )}
                            {entryName(entry)}
                          </>
                        }
                        description={costText(priced(entry))}
                      />
                    </li>
                  ))}
                </ul>
              </section>
            );
          })}
        </div>
        <div className={styles.basket}>
          <Card title={`Selected (${list.items.length})`} headingLevel={2}>
            <p className={classNames(shared.left, styles.left)}>
              <span className={shared.count}>{changesText(left)}</span> of next week left
            </p>
            {list.items.length === 0 ? (
              <p className={styles.nothing}>Tick what you cannot take. Classes of the next 7 days are not counted.</p>
            ) : (
              <ul className={classNames(styles.list, styles.selection)}>
                {list.items.map((entry) => (
                  <li key={entry.id} className={styles.selected}>
                    <span className={styles.selectedWords}>
                      {dayText(new Date(entry.startMs), zone)}, {timeOf(entry, zone)}
                      <span className={styles.selectedNote}>
                        {[entryName(entry), costText(priced(entry)), counted.includes(entry) ? '1 change' : '']
                          .filter(Boolean)
                          .join(' · ')}
                      </span>
                      <span className={styles.selectedReason}>{reasonElsewhere(entry)}</span>
                    </span>
                    {isScripted ? (
                      <IconButton
                        size="small"
                        label={`Take out ${entryName(entry)}, ${dayText(new Date(entry.startMs), zone)}, ${timeOf(entry, zone)}`}
                        icon={<Icon of={X} size="small" />}
                        onClick={() => remove(entry)}
                      />
                    ) : null}
                  </li>
                ))}
              </ul>
            )}
          </Card>
          <div className={styles.submitBar} data-stays={list.items.length > 0 ? '' : undefined}>
            <p className={styles.barWords}>
              <span className={shared.count}>{list.items.length} selected</span>
              <span className={styles.barLeft}>{changesText(left)} of next week left</span>
            </p>
            <Button
              type="submit"
              variant="primary"
              // Without script the boxes alone decide, and the answer says when nothing is ticked.
              aria-disabled={canSubmit || !isScripted ? undefined : true}
              isPending={isSubmitting}
              pendingLabel="Submitting..."
              className={styles.submit}
            >
              Submit
            </Button>
          </div>
        </div>
      </div>
      {error === undefined ? null : (
        <Banner
          key={refusals}
          tone="danger"
          title={error}
          onDismiss={() => setError(undefined)}
          className={shared.refused}
        >
          Nothing is left of next week's count. Take another item of next week out first.
        </Banner>
      )}
      {isReviewing ? (
        <LazyDialog
          load={loadReview}
          props={{
            entries: list.items.map(priced),
            reasons: refusal?.reasons,
            zone,
            isSubmitting,
            onSubmit: () => {
              setSent(list.items.map(({ id }) => id));
              onSubmit(list.items.map(priced));
            },
            onClose: () => setReviewing(false),
          }}
          onFailed={() => setReviewing(false)}
        />
      ) : null}
    </form>
  );
}

/** What the service has told of penalties, kept while the next answer is waited for and after it. */
function useTold(risen: CancelRefusal['risen']): ReadonlyMap<string, number> {
  const [told, setTold] = useState<ReadonlyMap<string, number>>(new Map());
  const [heard, setHeard] = useState<typeof risen>();
  if (risen === undefined || risen === heard) return told;
  const all = new Map([...told, ...risen]);
  setHeard(risen);
  setTold(all);
  return all;
}

function PageLink({ href, label, icon }: { href: string | undefined; label: string; icon: typeof ChevronLeft }) {
  if (href === undefined) {
    return <Button variant="quiet" disabled aria-label={label} title={label} icon={<Icon of={icon} />} />;
  }
  return <ButtonLink href={href} variant="quiet" aria-label={label} title={label} icon={<Icon of={icon} />} />;
}
