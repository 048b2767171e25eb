import { datedDayText } from '@tutor/rules/time/zoned-text';
import CircleCheck from 'lucide-react/icons/circle-check';
import Lock from 'lucide-react/icons/lock';
import { StatusTag } from '../primitives/data/status-tag.tsx';
import { VisuallyHidden } from '../primitives/layout/visually-hidden.tsx';
import { formatValues, levelName } from './growth-text.ts';
import * as styles from './level-road.css.ts';
import { PetDrawing } from './pet/pet-drawing.tsx';
import { RewardForm, type RewardForms } from './reward-form.tsx';

/** A right as a level's station shows it. */
export interface LevelRight {
  code: string;
  name: string;
  words: string;
  status: 'locked' | 'open' | 'received';
}

/** A level of the road. */
export interface RoadLevel {
  level: number;
  scoreStart: number;
  /** When it was reached for the first time. */
  reachedAt?: Date | undefined;
  /** What it opens beside its rights. */
  unlocks: readonly string[];
  rights: readonly LevelRight[];
}

export interface LevelRoadProps extends RewardForms {
  levels: readonly RoadLevel[];
  /** Where the tutor stands; 0 before the first level. */
  level: number;
  /** IANA name of the zone to write days in. */
  zone: string;
  /** Level of the pet that stands on the road; none without a pet. */
  petLevel?: number | undefined;
}

/** All nine levels from the first to the last: what was reached and when, and what each brings. */
export function LevelRoad({ levels, level, zone, petLevel, ...forms }: LevelRoadProps) {
  return (
    <ol className={styles.road} aria-label="Levels">
      {levels.map((one) => (
        <Station
          key={one.level}
          station={one}
          isCurrent={one.level === level}
          isPassed={one.level < level}
          zone={zone}
          petLevel={petLevel}
          forms={forms}
        />
      ))}
    </ol>
  );
}

function Station({
  station: { level, scoreStart, reachedAt, unlocks, rights },
  isCurrent,
  isPassed,
  zone,
  petLevel,
  forms,
}: {
  station: RoadLevel;
  isCurrent: boolean;
  isPassed: boolean;
  zone: string;
  petLevel: number | undefined;
  forms: RewardForms;
}) {
  return (
    <li
      className={styles.station}
      aria-current={isCurrent ? 'step' : undefined}
      data-reached={reachedAt === undefined ? undefined : ''}
      data-current={isCurrent ? '' : undefined}
      data-passed={isPassed ? '' : undefined}
    >
      <span className={styles.sign} aria-hidden="true">
        {isCurrent && petLevel !== undefined ? (
          <PetDrawing level={petLevel} label="" isStill className={styles.pet} />
        ) : (
          <span>{level}</span>
        )}
      </span>
      <div className={styles.words}>
        <div className={styles.head}>
          <h3 className={styles.name}>{levelName(level)}</h3>
          <span className={styles.small}>
            {level === 1 ? 'from your first growth value' : `from ${formatValues(scoreStart)}`}
          </span>
          <span className={styles.small}>{stateText({ isCurrent, reachedAt, zone })}</span>
        </div>
        <ul className={styles.unlocks} aria-label={`What ${levelName(level)} brings`}>
          {unlocks.map((unlock) => (
            <li key={unlock} className={styles.unlock}>
              {unlock}
            </li>
          ))}
        </ul>
        {rights.map((right) => (
          <Right key={right.code} right={right} level={level} forms={forms} />
        ))}
      </div>
    </li>
  );
}

function stateText({
  isCurrent,
  reachedAt,
  zone,
}: {
  isCurrent: boolean;
  reachedAt: Date | undefined;
  zone: string;
}): string {
  if (reachedAt === undefined) return 'Not reached yet';
  return `${isCurrent ? 'You are here · ' : ''}Reached on ${datedDayText(reachedAt, zone)}`;
}

function Right({ right, level, forms }: { right: LevelRight; level: number; forms: RewardForms }) {
  const { code, name, words, status } = right;
  return (
    <div className={styles.right}>
      <div>
        <p>
          <VisuallyHidden>Right: </VisuallyHidden>
          <strong>{name}</strong>
        </p>
        <p className={styles.small}>{words}</p>
      </div>
      {status === 'open' ? (
        <RewardForm
          {...forms}
          intent="right"
          value={code}
          about={`${name}, ${levelName(level)}`}
          variant="primary"
          pendingLabel="Receiving…"
        >
          Receive
        </RewardForm>
      ) : (
        <StatusTag
          tone={status === 'received' ? 'success' : 'neutral'}
          icon={status === 'received' ? CircleCheck : Lock}
        >
          {status === 'received' ? 'Received' : `With ${levelName(level)}`}
        </StatusTag>
      )}
    </div>
  );
}
