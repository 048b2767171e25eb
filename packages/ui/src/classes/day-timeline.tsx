import { zonedMinuteOfDay } from '@tutor/rules/time/zone';
import { minuteOfDayText, timeText } from '@tutor/rules/time/zoned-text';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import { Fragment } from 'react';
import { classNames } from '../primitives/behaviour/class-names.ts';
import { useNow } from '../primitives/behaviour/now.tsx';
import { EmptyState } from '../primitives/feedback/empty-state.tsx';
import { Card } from '../primitives/layout/card.tsx';
import { VisuallyHidden } from '../primitives/layout/visually-hidden.tsx';
import { Link } from '../primitives/navigation/link.tsx';
import { useLinkComponent } from '../primitives/navigation/link-provider.tsx';
import { type ClassEntry, canOpen, classState, classTitle, classTopic } from './class-state.ts';
import { ClassTag } from './class-tag.tsx';
import * as styles from './day-timeline.css.ts';

export interface DayTimelineProps {
  /** Classes, busy times and leave of one day, in any order. */
  entries: readonly ClassEntry[];
  /** IANA name of the zone to write times in. */
  zone: string;
  hrefOf?: ((entry: ClassEntry) => string | undefined) | undefined;
  classTableHref?: string | undefined;
}

function summary(entries: readonly ClassEntry[], now: Date): string {
  const classes = entries.filter((entry) => entry.kind === 'class' && entry.status !== 'Canceled');
  const done = classes.filter((entry) => entry.end <= now).length;
  const count = classes.length === 1 ? '1 class' : `${classes.length} classes`;
  return done === 0 ? count : `${count}, ${done} done`;
}

/** The day's classes in order, with a mark at the present moment. */
export function DayTimeline({ entries, zone, hrefOf, classTableHref }: DayTimelineProps) {
  const now = useNow('minute');
  const Anchor = useLinkComponent();
  const sorted = [...entries].sort((a, b) => a.start.getTime() - b.start.getTime());
  // A leave may last all day: what lies in it is not behind.
  const firstAhead = sorted.findIndex(({ kind, start, end }) => (kind === 'leave' ? start : end) > now);
  const all =
    classTableHref === undefined ? undefined : (
      <Link variant="standalone" href={classTableHref}>
        Class table
      </Link>
    );
  if (sorted.length === 0) {
    return (
      <Card title="Today" action={all}>
        <EmptyState
          icon={CalendarCheck}
          title="No classes today"
          description="Enjoy the free day. Classes that are booked for today appear here at once."
        />
      </Card>
    );
  }
  const mark = (
    <li className={styles.now}>
      <span className={styles.nowTime}>
        <VisuallyHidden>Now </VisuallyHidden>
        <span>{timeText(now, zone)}</span>
      </span>
    </li>
  );
  return (
    <Card title="Today" description={summary(sorted, now)} action={all}>
      <ol className={styles.list}>
        {sorted.map((entry, index) => {
          const state = classState(entry, now);
          const topic = classTopic(entry);
          const href = canOpen(entry) ? hrefOf?.(entry) : undefined;
          const isOver = entry.end <= now;
          const name = <span className={styles.name}>{classTitle(entry)}</span>;
          return (
            <Fragment key={entry.id}>
              {index === firstAhead && entry.start > now ? mark : null}
              <li className={classNames(styles.item, isOver && styles.over)} data-state={state}>
                <span className={styles.time}>{minuteOfDayText(zonedMinuteOfDay(entry.start, zone))}</span>
                <span className={styles.content}>
                  <span className={styles.words}>
                    {href === undefined ? (
                      name
                    ) : (
                      <Anchor href={href} className={styles.link}>
                        {name}
                      </Anchor>
                    )}
                    {topic === undefined ? null : <span className={styles.topic}>{topic}</span>}
                  </span>
                  <ClassTag state={state} className={styles.tag} />
                </span>
              </li>
            </Fragment>
          );
        })}
        {firstAhead === -1 ? mark : null}
      </ol>
    </Card>
  );
}
