import { placesMoved } from '@tutor/rules/rankings/ranking-board';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Minus from 'lucide-react/icons/minus';
import Sparkles from 'lucide-react/icons/sparkles';
import { VisuallyHidden } from '../primitives/layout/visually-hidden.tsx';
import { Icon } from '../theme/icon.tsx';
import * as styles from './place-movement.css.ts';
import { placeText } from './ranking-place.ts';

export interface PlaceMovementProps {
  rank: number;
  previousRank?: number | undefined;
}

/** How a place changed since the period before: places up or down, the same, or new. */
export function PlaceMovement(props: PlaceMovementProps) {
  const moved = placesMoved(props);
  if (moved === undefined) return <Movement kind="fresh" words="New" said="New in this period" />;
  if (moved === 0) return <Movement kind="same" words="Same" said="The same place as in the period before" />;
  const count = placeText(Math.abs(moved));
  const places = Math.abs(moved) === 1 ? 'place' : 'places';
  return moved > 0 ? (
    <Movement kind="up" words={count} said={`Up ${count} ${places}`} />
  ) : (
    <Movement kind="down" words={count} said={`Down ${count} ${places}`} />
  );
}

const icons = { up: ArrowUp, down: ArrowDown, same: Minus, fresh: Sparkles } as const;

function Movement({ kind, words, said }: { kind: keyof typeof icons; words: string; said: string }) {
  return (
    <span className={styles.movement[kind]}>
      <Icon of={icons[kind]} size="small" />
      <span aria-hidden="true">{words}</span>
      <VisuallyHidden>{said}</VisuallyHidden>
    </span>
  );
}
