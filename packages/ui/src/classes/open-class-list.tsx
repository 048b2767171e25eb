import { classPhase, joinOpensBeforeMs } from '@tutor/rules/classes/class-status';
import { dayText, nearDayText, timeRangeText, timeText } from '@tutor/rules/time/zoned-text';
import Presentation from 'lucide-react/icons/presentation';
import Users from 'lucide-react/icons/users';
import type { ReactNode } from 'react';
import { useNow } from '../primitives/behaviour/now.tsx';
import { EmptyState } from '../primitives/feedback/empty-state.tsx';
import { Card } from '../primitives/layout/card.tsx';
import { Disclosure } from '../primitives/layout/disclosure.tsx';
import { Icon } from '../theme/icon.tsx';
import { classState } from './class-state.ts';
import { ClassTag } from './class-tag.tsx';
import { JoinLink } from './join-link.tsx';
import * as styles from './open-class-list.css.ts';

/** A class of one tutor with many students. */
export interface OpenClassItem {
  id: number;
  title: string;
  topic: string;
  start: Date;
  end: Date;
  seats: number;
  isCanceled: boolean;
  students: readonly {
    id: number;
    name: string;
    age?: number | undefined;
    country?: string | undefined;
    level?: string | undefined;
  }[];
  joinHref: string;
}

export interface OpenClassListProps {
  items: readonly OpenClassItem[];
  /** Those that are over; otherwise those to come. */
  isPast: boolean;
  /** IANA name of the zone to write times in. */
  zone: string;
  /** The desktop client opens the classroom in place of the page. */
  isJoinedInClient: boolean;
  /** The way to further pages. */
  pager?: ReactNode;
}

/** Open classes with their students, each with the way in when it is time. */
export function OpenClassList({ items, isPast, zone, isJoinedInClient, pager }: OpenClassListProps) {
  if (items.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={Presentation}
          headingLevel={2}
          title={isPast ? 'No open class is over yet' : 'No open class is planned'}
          description={
            isPast
              ? 'Open classes that you gave are listed here with their students.'
              : 'Your Team Manager plans open classes with you. They appear here with everybody who takes part.'
          }
        />
      </Card>
    );
  }
  return (
    <div className={styles.list}>
      <ul aria-label={isPast ? 'Past open classes' : 'Open classes to come'} className={styles.list}>
        {items.map((item) => (
          <li key={item.id}>
            <OpenClassCard item={item} zone={zone} isJoinedInClient={isJoinedInClient} />
          </li>
        ))}
      </ul>
      {pager}
    </div>
  );
}

function OpenClassCard({
  item,
  zone,
  isJoinedInClient,
}: { item: OpenClassItem } & Pick<OpenClassListProps, 'zone' | 'isJoinedInClient'>) {
  const now = useNow('minute');
  const { start, end, students, seats } = item;
  const entry = {
    id: String(item.id),
    kind: 'class' as const,
    start,
    end,
    status: item.isCanceled ? ('Canceled' as const) : ('Confirmed' as const),
    isMissingRemark: false,
  };
  const phase = classPhase(entry, now);
  const day = nearDayText(start, now, zone) ?? dayText(start, zone);
  return (
    <Card title={item.title} action={<ClassTag state={classState(entry, now)} />}>
      <div className={styles.body}>
        <div className={styles.words}>
          <p>{item.topic}</p>
          <p className={styles.when}>{`${day}, ${timeRangeText(start, end, zone)}`}</p>
          <p className={styles.detail}>
            <Icon of={Users} size="small" />
            <span>{`${students.length} of ${seats} seats taken`}</span>
          </p>
        </div>
        {phase === 'joinable' || phase === 'inProgress' ? (
          <JoinLink href={item.joinHref} isInClient={isJoinedInClient} aria-label={`Join open class ${item.title}`}>
            Join open class
          </JoinLink>
        ) : phase === 'upcoming' ? (
          <p
            className={styles.detail}
          >{`The classroom opens at ${timeText(new Date(start.getTime() - joinOpensBeforeMs), zone)}, 15 minutes before class.`}</p>
        ) : null}
      </div>
      {students.length === 0 ? null : (
        <Disclosure summary={students.length === 1 ? '1 student' : `${students.length} students`}>
          <ul className={styles.students}>
            {students.map(({ id, name, level, age, country }) => (
              <li key={id}>
                <span className={styles.name}>{name}</span>{' '}
                <span className={styles.detail}>
                  {[level, age === undefined ? undefined : `${age} years old`, country].filter(Boolean).join(' · ')}
                </span>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </Card>
  );
}
