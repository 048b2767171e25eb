import { dressedFromLevel, fits, type PetSlot, type PetThing } from '@tutor/rules/growth/pet-wardrobe';
import Lock from 'lucide-react/icons/lock';
import Sparkles from 'lucide-react/icons/sparkles';
import { StatusTag } from '../../primitives/data/status-tag.tsx';
import { Card } from '../../primitives/layout/card.tsx';
import { RewardForm, type RewardForms } from '../reward-form.tsx';
import { PetDrawing } from './pet-drawing.tsx';
import * as styles from './pet-wardrobe.css.ts';

/** A piece of clothing or a skin. */
export interface WardrobeItem {
  id: number;
  name: string;
  level: number;
  slot: PetSlot;
  thing: PetThing;
  status: 'locked' | 'open' | 'received';
  isWorn: boolean;
}

export interface PetWardrobeProps extends RewardForms {
  items: readonly WardrobeItem[];
  petLevel: number;
}

/** Everything a pet can wear, by level: to be received, to be worn, and what is still to come. */
export function PetWardrobe({ items, petLevel, ...forms }: PetWardrobeProps) {
  // Drawn on a pet that has a body to wear them.
  const shownLevel = Math.max(petLevel, 4);
  return (
    <Card
      title="Wardrobe"
      description={
        petLevel < dressedFromLevel
          ? 'Colours are worn at once. Clothes are worn from the chick on: they wait here until then.'
          : 'One thing for the head, one for the neck, one in the wing, and a colour.'
      }
    >
      <ul className={styles.grid} aria-label="Wardrobe">
        {items.map((item) => (
          <li
            key={item.id}
            className={styles.item}
            data-current={item.isWorn ? '' : undefined}
            data-locked={item.status === 'locked' ? '' : undefined}
          >
            <PetDrawing level={shownLevel} wears={[item.thing]} label="" isStill className={styles.drawing} />
            <div>
              <p className={styles.name}>{item.name}</p>
              <p className={styles.small}>
                {fits(item.slot, petLevel) || item.status === 'locked' ? `LV.${item.level}` : 'Seen from the chick on'}
              </p>
            </div>
            <div className={styles.foot}>
              <ItemButton item={item} forms={forms} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function ItemButton({
  item: { id, name, level, thing, status, isWorn },
  forms,
}: {
  item: WardrobeItem;
  forms: RewardForms;
}) {
  if (status === 'locked') {
    return (
      <StatusTag tone="neutral" icon={Lock}>
        {`With LV.${level}`}
      </StatusTag>
    );
  }
  if (status === 'open') {
    return (
      <RewardForm
        {...forms}
        intent="clothes"
        value={level}
        about={`${name} of LV.${level}`}
        variant="primary"
        pendingLabel="Receiving…"
      >
        Receive
      </RewardForm>
    );
  }
  if (!isWorn) {
    return (
      <RewardForm {...forms} intent="putOn" value={id} about={name}>
        Wear
      </RewardForm>
    );
  }
  return (
    <>
      <StatusTag tone="reward" icon={Sparkles}>
        Worn
      </StatusTag>
      {thing === 'teal' ? null : (
        <RewardForm {...forms} intent="putOff" value={id} about={name}>
          Take off
        </RewardForm>
      )}
    </>
  );
}
