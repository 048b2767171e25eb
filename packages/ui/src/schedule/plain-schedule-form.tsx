import type { Schedule } from '@tutor/rules/schedule/selection';
import { slotMs } from '@tutor/rules/schedule/slot-grid';
import { slotDayTexts, slotRangeText } from '@tutor/rules/schedule/slot-text';
import { dayText } from '@tutor/rules/time/zoned-text';
import { FormRefusal } from '../forms/form-refusal.tsx';
import { Button } from '../primitives/buttons/button.tsx';
import { Checkbox } from '../primitives/fields/checkbox.tsx';
import { Card } from '../primitives/layout/card.tsx';
import { Disclosure } from '../primitives/layout/disclosure.tsx';
import * as styles from './plain-schedule-form.css.ts';

export interface PlainScheduleFormProps {
  schedule: Schedule;
  dayStarts: readonly Date[];
  /** IANA name of the zone to write times in. */
  zone: string;
  /** Why nothing can be submitted. */
  limitReason?: string | undefined;
  /** Where the form posts to: `open` and `close` with the beginnings of half hours, and `key`. */
  action: string;
  submissionKey: string;
  /** What was sent and not saved, beginnings of half hours as they were sent, and why. */
  refusal?: { message: string; open: readonly string[]; close: readonly string[] } | undefined;
}

/** The week as boxes to tick, for browsers without script: a ticked half hour is opened, or closed where it is open. */
export function PlainScheduleForm({
  schedule,
  dayStarts,
  zone,
  limitReason,
  action,
  submissionKey,
  refusal,
}: PlainScheduleFormProps) {
  if (limitReason !== undefined) return null;
  const all = [...schedule.slots.values()];
  const slots = all.filter(({ lock }) => lock === undefined);
  const onLeave = all.filter(({ lock }) => lock === 'leave').map(({ startMs }) => startMs);
  const [toOpen, toClose] = [new Set(refusal?.open), new Set(refusal?.close)];
  // What has come to pass meanwhile, as where only the answer was lost, is not ticked: it would be taken back.
  const isTicked = ({ startMs, isOpen }: { startMs: number; isOpen: boolean }): boolean =>
    (isOpen ? toClose : toOpen).has(new Date(startMs).toISOString());
  const leaveTimes = new Map(slotDayTexts(onLeave, zone).map(({ day, times }) => [day, times]));
  return (
    <Card
      title="Change your time"
      className={styles.root}
      description={`Tick the half hours that shall change, and submit. ${Number.isFinite(schedule.remaining) ? `You can make ${schedule.remaining} changes; a busy time counts all its half hours. ` : ''}Nothing is saved before you submit.`}
    >
      <form method="post" action={action} aria-label="Change your time" className={styles.form}>
        <input type="hidden" name="key" value={submissionKey} />
        <FormRefusal
          error={refusal?.message}
          note={slots.some(isTicked) ? 'What you ticked is still here.' : undefined}
        />
        {dayStarts.map((dayStart) => {
          const day = dayText(dayStart, zone, 'long');
          const own = slots.filter(({ startMs }) => dayText(new Date(startMs), zone, 'long') === day);
          const leave = leaveTimes.get(dayText(dayStart, zone));
          return (
            <Disclosure key={day} summary={day} open={own.some(isTicked)}>
              {leave === undefined || own.length === 0 ? null : (
                <p className={styles.leave}>{`You are on leave: ${leave.join(', ')}.`}</p>
              )}
              {own.length === 0 ? (
                <p>{`${leave === undefined ? '' : 'You are on leave. '}Nothing of this day can be changed.`}</p>
              ) : (
                <ul className={styles.slots}>
                  {own.map((slot) => {
                    const { startMs, isOpen, group } = slot;
                    const time = slotRangeText(new Date(startMs), new Date(startMs + slotMs), zone);
                    return (
                      <li key={startMs}>
                        <Checkbox
                          name={isOpen ? 'close' : 'open'}
                          value={new Date(startMs).toISOString()}
                          defaultChecked={isTicked(slot)}
                          label={`${isOpen ? 'Close' : 'Open'} ${time}${group === undefined ? '' : ' (busy time)'}`}
                        />
                      </li>
                    );
                  })}
                </ul>
              )}
            </Disclosure>
          );
        })}
        <Button type="submit" variant="primary">
          Submit
        </Button>
      </form>
    </Card>
  );
}
