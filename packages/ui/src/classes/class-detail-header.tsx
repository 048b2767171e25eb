import { classPhase, joinOpensBeforeMs } from '@tutor/rules/classes/class-status';
import { dayText, nearDayText, timeRangeText, timeText, zoneText } from '@tutor/rules/time/zoned-text';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import Video from 'lucide-react/icons/video';
import { type ReactNode, useId } from 'react';
import { useNow } from '../primitives/behaviour/now.tsx';
import { Button } from '../primitives/buttons/button.tsx';
import { Avatar } from '../primitives/data/avatar.tsx';
import { Tag } from '../primitives/data/tag.tsx';
import { Card } from '../primitives/layout/card.tsx';
import { Link } from '../primitives/navigation/link.tsx';
import { Icon } from '../theme/icon.tsx';
import * as styles from './class-detail-header.css.ts';
import { type ClassEntry, classState, classTitle, classTopic } from './class-state.ts';
import { ClassTag } from './class-tag.tsx';
import { ClassToolLabel } from './class-tool-label.tsx';
import { Countdown } from './countdown.tsx';
import { JoinLink } from './join-link.tsx';

export interface ClassDetailHeaderProps {
  entry: ClassEntry;
  avatarUrl?: string | undefined;
  /** 'VIP lesson'. */
  kindWord: string;
  /** IANA name of the zone to write times in. */
  zone: string;
  back: { href: string; label: string };
  /** Opens the classroom; usable from 15 minutes before class until its end. */
  joinHref: string;
  /** The browser opens the classroom beside the portal, the desktop client in its place. */
  isJoinedInClient?: boolean | undefined;
  /** Further buttons: cancelling, telling the parents. */
  actions?: ReactNode;
}

/** Who, what and when of a class, with the way in. */
export function ClassDetailHeader({
  entry,
  avatarUrl,
  kindWord,
  zone,
  back,
  joinHref,
  isJoinedInClient = false,
  actions,
}: ClassDetailHeaderProps) {
  const reasonId = useId();
  const now = useNow('minute');
  const phase = classPhase(entry, now);
  const isAhead = phase === 'upcoming' || phase === 'joinable';
  const isOpen = phase === 'joinable' || phase === 'inProgress';
  const isOver = !isAhead && phase !== 'inProgress';
  const topic = classTopic(entry);
  const day = nearDayText(entry.start, now, zone);
  return (
    <>
      <div className={styles.back}>
        <Link href={back.href} variant="standalone">
          <Icon of={ChevronLeft} size="small" />
          <span>{back.label}</span>
        </Link>
      </div>
      <Card>
        <div className={styles.root}>
          <Avatar name={classTitle(entry)} src={avatarUrl} size="large" isDecorative />
          <div className={styles.who}>
            <div className={styles.tags}>
              <ClassTag state={classState(entry, now)} />
              <Tag>{kindWord}</Tag>
              {entry.tool === undefined ? null : (
                <Tag>
                  <ClassToolLabel tool={entry.tool} />
                </Tag>
              )}
            </div>
            <h1 className={styles.title}>{classTitle(entry)}</h1>
            {topic === undefined ? null : <p className={styles.topic}>{topic}</p>}
            <p className={styles.when}>
              <strong className={styles.day}>
                {day === undefined ? dayText(entry.start, zone, 'long') : `${day}, ${dayText(entry.start, zone)}`}
              </strong>{' '}
              <span>{timeRangeText(entry.start, entry.end, zone)}</span>{' '}
              <span className={styles.zone}>{zoneText(entry.start, zone)}</span>
            </p>
          </div>
          {isOver ? null : (
            <p className={styles.timer}>
              <span className={styles.timerLabel}>{isAhead ? 'Starts in' : 'Ends in'}</span>
              <Countdown
                to={isAhead ? entry.start : entry.end}
                event={isAhead ? 'Class starts' : 'Class ends'}
                className={styles.time}
              />
            </p>
          )}
        </div>
        {isOver && actions === undefined ? null : (
          <div className={styles.actions}>
            {isOver ? null : isOpen ? (
              <JoinLink href={joinHref} isInClient={isJoinedInClient} />
            ) : (
              <Button variant="primary" icon={<Icon of={Video} />} aria-disabled="true" aria-describedby={reasonId}>
                Join class
              </Button>
            )}
            {actions}
            {phase === 'upcoming' ? (
              <p
                id={reasonId}
                className={styles.reason}
              >{`The classroom opens at ${timeText(new Date(entry.start.getTime() - joinOpensBeforeMs), zone)}, 15 minutes before class.`}</p>
            ) : null}
          </div>
        )}
      </Card>
    </>
  );
}
