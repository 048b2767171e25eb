import X from 'lucide-react/icons/x';
import { type CSSProperties, useEffect, useState } from 'react';
import { IconButton } from '../primitives/buttons/icon-button.tsx';
import { Icon } from '../theme/icon.tsx';
import * as styles from './celebration-burst.css.ts';
import { PetDrawing } from './pet/pet-drawing.tsx';

/** How long it stays, if nobody closes it before. */
const shownMs = 3_500;
const pieces = 22;

export interface CelebrationBurstProps {
  title: string;
  words: string;
  /** Level that was reached, whose pet joins in. */
  level?: number | undefined;
}

/**
 * A short celebration over the page: it takes no focus and no presses but for its button, Escape ends it, and it goes by
 * itself. The news itself is said by the toast; under reduced motion that is all there is.
 */
export function CelebrationBurst({ title, words, level }: CelebrationBurstProps) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), shownMs);
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setOver(true);
    };
    document.addEventListener('keydown', onKey);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  if (isOver) return null;
  return (
    <div className={styles.root}>
      <div className={styles.confetti} aria-hidden="true">
        {flights.map((flight) => (
          <span key={flight['--x']} className={styles.piece} style={flight} />
        ))}
      </div>
      <div className={styles.panel}>
        <PetDrawing level={level ?? 3} mood="cheering" label="" className={styles.drawing} />
        <div>
          <p className={styles.title}>{title}</p>
          <p className={styles.words}>{words}</p>
        </div>
        <IconButton
          size="small"
          label="Close the celebration"
          icon={<Icon of={X} size="small" />}
          onClick={() => setOver(true)}
          className={styles.skip}
        />
      </div>
    </div>
  );
}

/** Where each piece flies to: all around, some farther than others. */
const flights = Array.from({ length: pieces }, (_, index) => {
  const angle = ((index + 0.5) / pieces) * 2 * Math.PI;
  const far = 110 + (index % 4) * 38 + index;
  return { '--x': `${Math.cos(angle) * far * 1.5}px`, '--y': `${Math.sin(angle) * far + 60}px` } as CSSProperties & {
    '--x': string;
  };
});
