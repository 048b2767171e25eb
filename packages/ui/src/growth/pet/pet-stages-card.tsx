import { petStages } from '@tutor/rules/growth/pet-stage';
import type { PetThing } from '@tutor/rules/growth/pet-wardrobe';
import { Card } from '../../primitives/layout/card.tsx';
import { Link } from '../../primitives/navigation/link.tsx';
import { PetDrawing } from './pet-drawing.tsx';
import * as styles from './pet-wardrobe.css.ts';

export interface PetStagesCardProps {
  petLevel: number;
  wears: readonly PetThing[];
  /** The stage that is looked at closely. */
  opened?: { level: number; name: string; words: string; isReached: boolean } | undefined;
  hrefOf: (level: number) => string;
}

/** The nine stages of a pet, with the one where it stands, and one of them large where it is asked for. */
export function PetStagesCard({ petLevel, wears, opened, hrefOf }: PetStagesCardProps) {
  return (
    <Card title="How it grows" description="A stage with each of your levels. It never shrinks.">
      {opened === undefined ? null : (
        <div id="stage" className={styles.opened}>
          <PetDrawing level={opened.level} label="" isStill className={styles.large} />
          <div>
            <p className={styles.name}>{opened.name}</p>
            <p>{opened.words}</p>
            <p className={styles.small}>{opened.isReached ? 'Reached' : `Comes with LV.${opened.level}`}</p>
          </div>
        </div>
      )}
      <ol className={styles.grid} aria-label="Stages of the pet">
        {petStages.map(({ level, name, seen }) => (
          <li
            key={level}
            className={styles.item}
            aria-current={level === petLevel ? 'step' : undefined}
            data-current={level === petLevel ? '' : undefined}
            data-locked={level > petLevel ? '' : undefined}
          >
            <PetDrawing
              level={level}
              wears={level === petLevel ? wears : []}
              label={`${seen[0]?.toUpperCase()}${seen.slice(1)}`}
              isStill
              className={styles.drawing}
            />
            <p className={styles.name}>
              <Link href={`${hrefOf(level)}#stage`}>{name}</Link>
            </p>
            <p className={styles.small}>{level === petLevel ? `LV.${level}, now` : `LV.${level}`}</p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
