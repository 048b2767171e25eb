import { wholePercent } from '@tutor/rules/growth/growth-level';
import type { GrowthPath } from '@tutor/rules/growth/growth-path';
import { Card } from '../primitives/layout/card.tsx';
import { Link } from '../primitives/navigation/link.tsx';
import * as styles from './growth-standing-card.css.ts';
import { formatValues, levelName, wayText } from './growth-text.ts';

export interface GrowthStandingCardProps {
  score: number;
  /** 0 while there is none. */
  level: number;
  /** The highest level so far; a score can fall. */
  highestLevel?: number | undefined;
  /** Share of the present level that is done, 0 to 1. */
  share: number;
  /** Completed and all tasks of level 1, which its progress counts. */
  completedTasks: number;
  totalTasks: number;
  /** Calendar days of membership. */
  joinDay: number;
  /** Growth values that were received today. */
  receivedToday?: number | undefined;
  /** Rights that the next level opens. */
  brings?: readonly string[] | undefined;
  /** The next level and the ways to it; absent at the top. */
  path?: GrowthPath | undefined;
  /** The place in the growth ranking, and where that is; absent outside it. */
  place?: { rank: number; total: number; href: string } | undefined;
  /** Where every gain and loss is listed. */
  detailHref: string;
}

const around = 2 * Math.PI * 52;

/** Level and score of a tutor, how far the next level is, and what leads to it. */
export function GrowthStandingCard(props: GrowthStandingCardProps) {
  const {
    score,
    level,
    highestLevel = level,
    share,
    joinDay,
    receivedToday = 0,
    brings = [],
    path,
    place,
    detailHref,
  } = props;
  return (
    <Card
      title="Your level"
      action={
        <Link variant="standalone" href={detailHref}>
          Every gain and loss
        </Link>
      }
    >
      <div className={styles.body}>
        <svg viewBox="0 0 120 120" className={styles.ring} aria-hidden="true" focusable="false">
          <circle cx="60" cy="60" r="52" className={styles.track} />
          {share > 0 ? (
            <circle
              cx="60"
              cy="60"
              r="52"
              className={styles.done}
              strokeDasharray={`${share * around} ${around}`}
              transform="rotate(-90 60 60)"
            />
          ) : null}
          <text x="60" y="60" className={styles.percent}>
            {`${wholePercent(share)}%`}
          </text>
        </svg>
        <div>
          <p className={styles.level}>{level === 0 && highestLevel > 0 ? 'No level now' : levelName(level)}</p>
          <p>
            <strong className={styles.score}>{formatValues(score)}</strong> growth values
          </p>
          <p className={styles.small}>{progressText(props)}</p>
          {receivedToday === 0 ? null : (
            <p className={styles.small}>{`+${formatValues(receivedToday)} received today`}</p>
          )}
          {place === undefined ? null : (
            <p className={styles.small}>
              <Link href={place.href}>{`Place ${formatValues(place.rank)} of ${formatValues(place.total)}`}</Link>
            </p>
          )}
          <p className={styles.small}>
            {joinDay === 0
              ? 'Joined today'
              : joinDay === 1
                ? 'Joined a day ago'
                : `Joined ${formatValues(joinDay)} days ago`}
          </p>
        </div>
      </div>
      {path === undefined ? null : <Path path={path} brings={brings} />}
    </Card>
  );
}

function progressText({
  level,
  highestLevel = level,
  score,
  completedTasks,
  totalTasks,
  path,
}: GrowthStandingCardProps): string {
  if (level === 0 && highestLevel > 0) return 'The next growth value brings LV.1 back.';
  if (level === 0) return 'Your first growth value brings LV.1.';
  if (level === 1) return `${completedTasks} of ${totalTasks} tasks completed`;
  if (path === undefined) return 'You are at the top level.';
  return `${formatValues(score)} of ${formatValues(score + path.missing)} for ${levelName(path.level)}`;
}

/** How long it takes, in words that are no more exact than a pace is. */
function paceText(weeks: number): string {
  if (weeks <= 1) return 'within a week';
  if (weeks < 9) return `about ${weeks} weeks`;
  if (weeks < 78) return `about ${Math.round(weeks / 4.345)} months`;
  return `about ${Math.round(weeks / 52)} years`;
}

function Path({ path, brings }: { path: GrowthPath; brings: readonly string[] }) {
  const { level, missing, claimable, ways, weeks } = path;
  const next = levelName(level);
  const [first] = ways;
  return (
    <div className={styles.path}>
      <h3>{`${formatValues(missing)} to ${next}`}</h3>
      {brings.length === 0 ? null : <p>{`${next} brings: ${brings.join(', ')}`}</p>}
      {claimable === 0 ? null : (
        <p>
          {claimable >= missing
            ? `Receive what waits below, and you are on ${next}.`
            : `${formatValues(claimable)} of them wait below to be received.`}
        </p>
      )}
      {weeks === undefined || claimable >= missing ? null : <p>{`At your pace: ${paceText(weeks)}`}</p>}
      {first === undefined ? null : (
        <>
          <p>
            {claimable === 0 ? 'Any one of these takes you there:' : 'After that, any one of these takes you there:'}
          </p>
          <ul className={styles.ways}>
            {ways.map((way) => (
              <li key={way.rule} className={styles.way}>
                {wayText(way)}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
