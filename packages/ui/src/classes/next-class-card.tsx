import { classPhase, joinOpensBeforeMs } from '@tutor/rules/classes/class-status';
import { dayText, nearDayText, timeRangeText, timeText, zoneCity } from '@tutor/rules/time/zoned-text';
import BookOpen from 'lucide-react/icons/book-open';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import FilePenLine from 'lucide-react/icons/file-pen-line';
import Video from 'lucide-react/icons/video';
import { useId } from 'react';
import { useNow } from '../primitives/behaviour/now.tsx';
import { Button } from '../primitives/buttons/button.tsx';
import { ButtonLink } from '../primitives/buttons/button-link.tsx';
import { EmptyState } from '../primitives/feedback/empty-state.tsx';
import { Card } from '../primitives/layout/card.tsx';
import { Link } from '../primitives/navigation/link.tsx';
import { Icon } from '../theme/icon.tsx';
import { type ClassEntry, classState, classTitle, classTopic } from './class-state.ts';
import { ClassTag } from './class-tag.tsx';
import { Countdown } from './countdown.tsx';
import { JoinLink } from './join-link.tsx';
import * as styles from './next-class-card.css.ts';

export interface NextClassCardProps {
  /** The class in progress or the soonest to start (rules' `nextClass`); absent when none is planned. */
  entry?: ClassEntry | undefined;
  /** IANA name of the zone to write times in. */
  zone: string;
  /** Opens the classroom; without it there is no Join. Usable from 15 minutes before class until its end. */
  joinHref?: string | undefined;
  /** The browser opens the classroom beside the portal, the desktop client in its place. */
  isJoinedInClient?: boolean | undefined;
  detailHref?: string | undefined;
  materialsHref?: string | undefined;
  /** Classes that are over and still without a remark. */
  unwrittenRemarks?: number | undefined;
  remarksHref?: string | undefined;
  classTableHref?: string | undefined;
}

/** The first thing on the dashboard: who is next, when, and the way in. */
export function NextClassCard({
  entry,
  zone,
  joinHref,
  isJoinedInClient = false,
  detailHref,
  materialsHref,
  unwrittenRemarks = 0,
  remarksHref,
  classTableHref,
}: NextClassCardProps) {
  const reasonId = useId();
  const now = useNow('minute');
  const remarks =
    unwrittenRemarks === 0 ? null : (
      <p className={styles.remarks}>
        <Icon of={FilePenLine} size="small" />
        <span>
          <span>
            {unwrittenRemarks === 1 ? '1 remark is not written yet' : `${unwrittenRemarks} remarks are not written yet`}
          </span>
          {remarksHref === undefined ? null : (
            <>
              {' '}
              <span>·</span> <Link href={remarksHref}>{`Write ${unwrittenRemarks === 1 ? 'it' : 'them'}`}</Link>
            </>
          )}
        </span>
      </p>
    );
  if (entry === undefined) {
    return (
      <Card title="Next class">
        <EmptyState
          icon={CalendarPlus}
          title="No class is planned"
          description="New classes appear here as soon as they are booked."
          action={
            classTableHref === undefined ? null : <ButtonLink href={classTableHref}>Open the class table</ButtonLink>
          }
        />
        {remarks}
      </Card>
    );
  }
  const phase = classPhase(entry, now);
  const isRunning = phase === 'inProgress';
  const isOpen = isRunning || phase === 'joinable';
  const opensAt = new Date(entry.start.getTime() - joinOpensBeforeMs);
  const topic = classTopic(entry);
  return (
    <Card title={isRunning ? 'Class in progress' : 'Next class'} action={<ClassTag state={classState(entry, now)} />}>
      <div className={styles.body}>
        <div className={styles.who}>
          <p className={styles.student}>{classTitle(entry)}</p>
          {topic === undefined ? null : <p className={styles.topic}>{topic}</p>}
          <p className={styles.when}>
            <span className={styles.day}>{nearDayText(entry.start, now, zone) ?? dayText(entry.start, zone)}</span>{' '}
            <span>{timeRangeText(entry.start, entry.end, zone)}</span>{' '}
            <span className={styles.zone}>{`${zoneCity(zone)} time`}</span>
          </p>
        </div>
        <p className={styles.timer}>
          <span className={styles.timerLabel}>{isRunning ? 'Ends in' : 'Starts in'}</span>
          <Countdown
            to={isRunning ? entry.end : entry.start}
            event={isRunning ? 'Class ends' : 'Class starts'}
            className={styles.time}
          />
        </p>
      </div>
      <div className={styles.actions}>
        {joinHref === undefined ? null : isOpen ? (
          <JoinLink href={joinHref} isInClient={isJoinedInClient} size="large" />
        ) : (
          <Button
            variant="primary"
            size="large"
            icon={<Icon of={Video} />}
            aria-disabled="true"
            aria-describedby={reasonId}
          >
            Join class
          </Button>
        )}
        {detailHref === undefined ? null : (
          <ButtonLink href={detailHref} size="large">
            Class detail
          </ButtonLink>
        )}
        {materialsHref === undefined ? null : (
          <ButtonLink href={materialsHref} size="large" variant="quiet" icon={<Icon of={BookOpen} />}>
            Materials
          </ButtonLink>
        )}
        {joinHref === undefined || isOpen ? null : (
          <p
            id={reasonId}
            className={styles.reason}
          >{`Opens at ${timeText(opensAt, zone)}, 15 minutes before class`}</p>
        )}
      </div>
      {remarks}
    </Card>
  );
}
