import { type PetMood, petMoodWords, petStage } from '@tutor/rules/growth/pet-stage';
import type { PetThing } from '@tutor/rules/growth/pet-wardrobe';
import type { ReactNode } from 'react';
import { Card } from '../../primitives/layout/card.tsx';
import { RewardForm, type RewardForms } from '../reward-form.tsx';
import { PetDrawing } from './pet-drawing.tsx';
import * as styles from './pet-scene.css.ts';

/** A pet that was adopted. */
export interface Pet {
  /** Absent until it is given one. */
  name?: string | undefined;
  level: number;
  mood?: PetMood | undefined;
  wears: readonly PetThing[];
  renamesLeft: number;
  canRename: boolean;
}

export interface PetSceneProps extends RewardForms {
  /** Absent while none is adopted. */
  pet?: Pet | undefined;
  isStill?: boolean | undefined;
  /** Links and buttons under the words. */
  actions?: ReactNode;
}

/** The pet in its room; before the adoption the egg that waits, with the button. */
export function PetScene({ pet, isStill, actions, ...forms }: PetSceneProps) {
  return (
    <Card title="Your pet">
      <div className={styles.root}>
        <div className={styles.room}>
          <Room />
          <PetDrawing
            level={pet?.level ?? 1}
            mood={pet?.mood}
            wears={pet?.wears}
            isStill={isStill}
            className={styles.pet}
            label={pet === undefined ? 'A speckled egg in a nest that waits for you.' : undefined}
          />
        </div>
        <div className={styles.words}>
          {pet === undefined ? (
            <>
              <p className={styles.name}>An egg waits for you</p>
              <p className={styles.small}>
                It grows with your level: nine stages, with clothes and colours to receive.
              </p>
            </>
          ) : (
            <>
              <p className={styles.name}>{pet.name ?? 'No name yet'}</p>
              <p className={styles.small}>{`${petStage(pet.level).name}, level ${pet.level} of 9`}</p>
              <p className={styles.small}>{petMoodWords[pet.mood ?? 'content']}</p>
            </>
          )}
        </div>
        <div className={styles.foot}>
          {pet === undefined ? (
            <RewardForm
              {...forms}
              intent="adopt"
              value="pet"
              about="the egg"
              variant="primary"
              pendingLabel="Adopting…"
            >
              Adopt
            </RewardForm>
          ) : null}
          {actions}
        </div>
      </div>
    </Card>
  );
}

/** A window, a shelf and a floor. Decorative. */
function Room() {
  return (
    <svg
      viewBox="0 0 400 320"
      preserveAspectRatio="xMidYMax slice"
      className={styles.wall}
      aria-hidden="true"
      focusable="false"
    >
      <path d="M-200 262h800v60h-800Z" className={styles.floor} />
      <rect x="24" y="36" width="92" height="104" rx="46" className={styles.frame} />
      <path d="M32 82a38 38 0 0 1 76 0v42a8 8 0 0 1-8 8H40a8 8 0 0 1-8-8Z" className={styles.sky} />
      <circle cx="84" cy="78" r="15" className={styles.sun} />
      <path d="M32 116q22-20 42-6t34-6v20a8 8 0 0 1-8 8H40a8 8 0 0 1-8-8Z" className={styles.frame} opacity="0.6" />
      <path d="M67 40h6v96h-6ZM32 88h76v5H32Z" className={styles.frame} />
      <rect x="296" y="96" width="88" height="9" rx="4" className={styles.shelf} />
      <path d="M306 56h13v40h-13Z" className={styles.bookOne} />
      <path d="M322 64h11v32h-11Z" className={styles.bookTwo} />
      <path d="m337 62 12-3 9 36-12 3Z" className={styles.bookThree} />
    </svg>
  );
}
