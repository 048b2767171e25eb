import { pesoText } from '@tutor/rules/money/pesos';
import { datedDayText, dayText, timeRangeText, timeText, zoneText } from '@tutor/rules/time/zoned-text';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import { Stat, StatList } from '../primitives/data/stat.tsx';
import { Banner } from '../primitives/feedback/banner.tsx';
import { Skeleton, SkeletonGroup } from '../primitives/feedback/skeleton.tsx';
import { Card } from '../primitives/layout/card.tsx';
import { Link } from '../primitives/navigation/link.tsx';
import { Icon } from '../theme/icon.tsx';
import * as styles from './leave.css.ts';

/** A class that a leave takes. */
export interface LeaveClass {
  clid: number;
  /** Instants in ms since the epoch. */
  startMs: number;
  endMs: number;
  studentName: string;
  /** Share of the lesson fee, in percent; 0 where it costs nothing. */
  feePercent: number;
  /** In whole centavos. */
  feeCentavos: number;
  points: number;
}

/** What a leave costs, as the service counts it. */
export interface LeaveImpactView {
  /** When the leave begins, in ms since the epoch: the zone's offset is told of then. */
  startMs: number;
  classes: readonly LeaveClass[];
  feeCentavos: number;
  points: number;
  /** Half hours of open time that are closed. */
  openSlots: number;
  /** Training lessons that are cancelled with it, at no cost. */
  trainingLessons: number;
  /** A leave that shares a moment with it. */
  overlap?: { text: string; href: string } | undefined;
}

export interface LeaveImpactCardProps {
  /** `none` as long as no span is chosen. */
  state:
    | { kind: 'none' }
    | { kind: 'loading' }
    | { kind: 'failed'; message: string }
    | { kind: 'shown'; impact: LeaveImpactView };
  /** IANA name of the zone to write times in. */
  zone: string;
}

/** What a leave would cost, before it is asked for: every class in it with its penalty, and the sums. */
export function LeaveImpactCard({ state, zone }: LeaveImpactCardProps) {
  return (
    <Card title="What this leave costs">
      <div className={styles.impact} aria-live="polite" aria-busy={state.kind === 'loading'}>
        <Impact state={state} zone={zone} />
      </div>
    </Card>
  );
}

function Impact({ state, zone }: LeaveImpactCardProps) {
  if (state.kind === 'none') {
    return <p className={styles.muted}>Choose from when to when. The classes in that time and their cost show here.</p>;
  }
  if (state.kind === 'failed') return <Banner tone="warning">{state.message}</Banner>;
  if (state.kind === 'loading') {
    return (
      <SkeletonGroup label="Looking for your classes" className={styles.impact}>
        <Skeleton shape="control" />
        <Skeleton width="long" />
        <Skeleton width="medium" />
      </SkeletonGroup>
    );
  }
  const { classes, feeCentavos, points, openSlots, trainingLessons, overlap } = state.impact;
  const start = new Date(state.impact.startMs);
  return (
    <>
      <p className={styles.muted}>{`From ${datedDayText(start, zone)}, ${timeText(start, zone)}`}</p>
      {overlap === undefined ? null : (
        <Banner tone="danger" title="You have a leave in this time">
          <Link href={overlap.href}>{overlap.text}</Link>
        </Banner>
      )}
      <StatList className={styles.stats}>
        <Stat label="Classes" value={classes.length} />
        <Stat label="Lesson fees" value={pesoText(feeCentavos)} />
        <Stat label="Points" value={points} />
      </StatList>
      {classes.length === 0 ? (
        <p>No class of yours is in this time.</p>
      ) : (
        <ul className={styles.classes} aria-label="Classes in this time">
          {classes.map(({ clid, startMs, endMs, studentName, ...cost }) => (
            <li key={clid} className={styles.lesson}>
              <span>
                <span className={styles.strong}>{studentName}</span>
                <span
                  className={styles.small}
                >{`${dayText(new Date(startMs), zone)}, ${timeRangeText(new Date(startMs), new Date(endMs), zone)}`}</span>
              </span>
              <span className={styles.cost}>{lessonCostText(cost)}</span>
            </li>
          ))}
        </ul>
      )}
      {openSlots === 0 ? null : (
        <p className={styles.note}>
          <Icon of={CalendarClock} size="small" />
          <span>{`${openSlots === 1 ? '1 open half hour is' : `${openSlots} open half hours are`} closed with it.`}</span>
        </p>
      )}
      {trainingLessons === 0 ? null : (
        <p className={styles.note}>
          <Icon of={GraduationCap} size="small" />
          <span>{`${trainingLessons === 1 ? '1 training lesson is' : `${trainingLessons} training lessons are`} cancelled with it, at no cost.`}</span>
        </p>
      )}
      <p
        className={styles.muted}
      >{`Nothing is cancelled before the company approves. The cost counts from when you send the request, also if the answer takes longer. Times are ${zoneText(start, zone)}.`}</p>
    </>
  );
}

function lessonCostText({
  feePercent,
  feeCentavos,
  points,
}: Pick<LeaveClass, 'feePercent' | 'feeCentavos' | 'points'>): string {
  if (feePercent === 0) return 'No penalty';
  return `${feePercent}\u00a0% · ${pesoText(feeCentavos)} · ${points} points`;
}
