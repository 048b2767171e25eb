import { petStages } from '@tutor/rules/growth/pet-stage';
import type { PetThing } from '@tutor/rules/growth/pet-wardrobe';
import { Card } from '../../primitives/layout/card.tsx';
import { PetDrawing } from './pet-drawing.tsx';
import * as styles from './pet-wardrobe.css.ts';

/** The nine stages of a pet, with the one where it stands. */
export function PetStagesCard({ petLevel, wears }: { petLevel: number; wears: readonly PetThing[] }) {
  return (
    <Card title="How it grows" description="A stage with each of your levels. It never shrinks.">
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
            <p className={styles.name}>{name}</p>
            <p className={styles.small}>{level === petLevel ? `LV.${level}, now` : `LV.${level}`}</p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
