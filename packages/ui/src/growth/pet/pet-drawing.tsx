import { type PetMood, petMoodWords, petStage } from '@tutor/rules/growth/pet-stage';
import { type PetSlot, type PetThing, petWardrobe } from '@tutor/rules/growth/pet-wardrobe';
import { classNames } from '../../primitives/behaviour/class-names.ts';
import { PetClothes, PetMoodSigns } from './pet-clothes.tsx';
import * as styles from './pet-drawing.css.ts';
import { stages } from './pet-stages.tsx';

export interface PetDrawingProps {
  /** 1 to 9. */
  level: number;
  mood?: PetMood | undefined;
  /** What it wears, skins among it. */
  wears?: readonly PetThing[] | undefined;
  /** Nothing of it moves. */
  isStill?: boolean | undefined;
  /** What a screen reader says; without it what is seen. An empty one where it only decorates. */
  label?: string | undefined;
  className?: string | undefined;
}

const skins = styles.skins;

/** The pet at one of its nine stages, in its clothes and its mood. It breathes and blinks, unless it is to be still. */
export function PetDrawing({
  level,
  mood = 'content',
  wears = [],
  isStill = false,
  label,
  className,
}: PetDrawingProps) {
  const stage = petStage(level);
  const drawn = stages[stage.level - 1];
  if (drawn === undefined) return null;
  const { anchors, draw, width } = drawn;
  const worn = (slot: PetSlot): PetThing | undefined =>
    petWardrobe.find((item) => item.slot === slot && wears.includes(item.thing))?.thing;
  const clothes = (slot: 'head' | 'neck' | 'hand') => {
    const thing = worn(slot);
    return thing === undefined ? null : <PetClothes thing={thing} anchor={anchors[slot]} />;
  };
  const skin = worn('skin');
  const words = label ?? petWords({ level, mood, wears });
  return (
    <svg
      viewBox="0 -10 240 250"
      className={classNames(styles.root, styles.skins[isSkin(skin) ? skin : 'teal'], className)}
      data-still={isStill ? '' : undefined}
      focusable="false"
      role="img"
      aria-label={words}
      aria-hidden={words === ''}
    >
      <ellipse cx="120" cy="220" rx="104" ry="15" className={styles.ground} />
      {width > 0 ? <ellipse cx="120" cy="221" rx={width / 2} ry="8" className={styles.shade} /> : null}
      <g className={mood === 'cheering' ? styles.hopping : undefined}>
        {draw(mood, { head: clothes('head'), neck: clothes('neck'), hand: clothes('hand') })}
        <PetMoodSigns mood={mood} head={anchors.head} />
      </g>
    </svg>
  );
}

function isSkin(thing: PetThing | undefined): thing is keyof typeof skins {
  return thing !== undefined && thing in skins;
}

/** What is seen of a pet: 'A round, downy chick with a knitted scarf. It is in a good mood.' */
export function petWords({
  level,
  mood = 'content',
  wears = [],
}: Pick<PetDrawingProps, 'level' | 'mood' | 'wears'>): string {
  const { seen } = petStage(level);
  const names = petWardrobe.filter(({ thing }) => wears.includes(thing)).map(({ name }) => name.toLowerCase());
  const worn = names.length === 0 ? '' : ` with ${new Intl.ListFormat('en').format(names)}`;
  return `${seen[0]?.toUpperCase()}${seen.slice(1)}${worn}. ${petMoodWords[mood]}`;
}
