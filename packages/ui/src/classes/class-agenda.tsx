import { daySpan, isWithin, type Span, standsOn } from '@tutor/rules/time/day-span';
import { isReadTwice } from '@tutor/rules/time/wall-clock';
import { dayMark, dayText, offsetText, timeRangeText, timeText } from '@tutor/rules/time/zoned-text';
import CalendarX from 'lucide-react/icons/calendar-x';
import type { MouseEvent, ReactNode } from 'react';
import { classNames } from '../primitives/behaviour/class-names.ts';
import { useNow } from '../primitives/behaviour/now.tsx';
import { isPlainPress } from '../primitives/buttons/plain-press.ts';
import { EmptyState } from '../primitives/feedback/empty-state.tsx';
import { Disclosure } from '../primitives/layout/disclosure.tsx';
import { useLinkComponent } from '../primitives/navigation/link-provider.tsx';
import * as styles from './class-agenda.css.ts';
import { type ClassEntry, canOpen, classState, classTitle, classTopic } from './class-state.ts';
import { ClassTag } from './class-tag.tsx';
import { ClassToolLabel } from './class-tool-label.tsx';

export interface ClassAgendaProps {
  dayStarts: readonly Date[];
  events: readonly ClassEntry[];
  /** IANA name of the zone to write times in. */
  zone: string;
  /** Writes the times of classes in this zone too, the company's. */
  secondZone?: string | undefined;
  hrefOf?: ((entry: ClassEntry) => string | undefined) | undefined;
  /** Called for a plain press or Enter instead of following the address. */
  onOpen?: ((entry: ClassEntry) => void) | undefined;
}

/**
 * The class table as a list by day, for narrow screens. Days without classes are left out, except today; the days before
 * today wait behind one line, so that the list begins with what is ahead.
 */
export function ClassAgenda({ dayStarts, events, zone, secondZone, hrefOf, onOpen }: ClassAgendaProps) {
  const now = useNow('minute');
  const Anchor = useLinkComponent();
  const days = dayStarts
    .map((start) => {
      const day = daySpan(start, zone);
      return {
        ...day,
        isToday: isWithin(now, day),
        entries: events.filter((entry) => standsOn(entry, day)).sort((a, b) => a.start.getTime() - b.start.getTime()),
      };
    })
    .filter((day) => day.isToday || day.entries.length > 0);
  if (days.every((day) => day.entries.length === 0)) {
    return (
      <EmptyState
        icon={CalendarX}
        title={dayStarts.length > 1 ? 'No classes in this week' : 'No classes on this day'}
        description="Classes appear here as soon as they are booked."
      />
    );
  }
  const open = (event: MouseEvent, entry: ClassEntry): void => {
    if (onOpen === undefined || !isPlainPress(event)) return;
    event.preventDefault();
    onOpen(entry);
  };
  const drawDay = (day: (typeof days)[number]): ReactNode => (
    <section key={day.start.getTime()} aria-label={dayText(day.start, zone, 'long')}>
      <h3 className={classNames(styles.day, day.isToday && styles.today)}>
        <span>{dayText(day.start, zone, 'long')}</span>
        {day.isToday ? <span className={styles.todayWord}>Today</span> : null}
      </h3>
      {day.entries.length === 0 ? (
        <p className={styles.free}>No classes today.</p>
      ) : (
        <ul className={styles.list}>
          {day.entries.map((entry) => {
            const state = classState(entry, now);
            const isPressable = canOpen(entry);
            const href = isPressable ? hrefOf?.(entry) : undefined;
            const topic = classTopic(entry);
            const title = <span className={styles.title}>{classTitle(entry)}</span>;
            return (
              <li key={entry.id} className={styles.item} data-state={state}>
                <span className={styles.words}>
                  {href === undefined ? (
                    onOpen === undefined || !isPressable ? (
                      title
                    ) : (
                      <button type="button" className={styles.link} onClick={() => onOpen(entry)}>
                        {title}
                      </button>
                    )
                  ) : (
                    <Anchor href={href} className={styles.link} onClick={(event) => open(event, entry)}>
                      {title}
                    </Anchor>
                  )}
                  <span
                    className={styles.time}
                  >{`${timesOnDay(entry, day, zone)}${isReadTwice(entry.start, zone) ? ` ${offsetText(entry.start, zone)}` : ''}${
                    secondZone === undefined || entry.kind === 'leave'
                      ? ''
                      : ` (${timeRangeText(entry.start, entry.end, secondZone)}${dayMark(entry.start, zone, secondZone)} company)`
                  }`}</span>
                  {topic === undefined ? null : <span className={styles.topic}>{topic}</span>}
                  {entry.tool === undefined ? null : (
                    <span className={styles.topic}>
                      <ClassToolLabel tool={entry.tool} />
                    </span>
                  )}
                </span>
                <ClassTag state={state} />
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
  const todayIndex = days.findIndex((day) => day.isToday);
  const earlier = todayIndex === -1 ? [] : days.slice(0, todayIndex);
  return (
    <div className={styles.root}>
      {earlier.length === 0 ? null : (
        <Disclosure summary={earlierText(new Set(earlier.flatMap((day) => day.entries)))}>
          <div className={styles.root}>{earlier.map(drawDay)}</div>
        </Disclosure>
      )}
      {days.slice(earlier.length).map(drawDay)}
    </div>
  );
}

/** When an entry is, as far as it concerns a day. A class keeps both its times on the day on which it begins. */
function timesOnDay({ kind, start, end }: ClassEntry, day: Span, zone: string): string {
  const isLeave = kind === 'leave';
  const isBefore = isLeave ? start <= day.start : start < day.start;
  const isAfter = isLeave ? end >= day.end : end > day.end;
  if (isBefore && isAfter) return 'All day';
  if (isBefore) return `Until ${timeText(end, zone)}`;
  return isLeave && isAfter ? `From ${timeText(start, zone)}` : timeRangeText(start, end, zone);
}

/** An entry over midnight stands on two days and counts once. */
function earlierText(entries: ReadonlySet<ClassEntry>): string {
  const all = [...entries];
  const count = all.filter((entry) => entry.kind === 'class').length;
  const missing = all.filter((entry) => entry.isMissingRemark && entry.status !== 'Canceled').length;
  const remarks = missing === 0 ? '' : `, ${missing === 1 ? '1 remark' : `${missing} remarks`} missing`;
  return `Earlier this week: ${count === 1 ? '1 class' : `${count} classes`}${remarks}`;
}
