import * as styles from './flower-drawing.css.ts';

export interface FlowerDrawingProps {
  className?: string | undefined;
}

/** A flower of the kind students give. Decorative. */
export function FlowerDrawing({ className }: FlowerDrawingProps) {
  return (
    <svg viewBox="0 0 64 64" className={className} aria-hidden="true" focusable="false">
      <path d="M32 38c0 10-1 16 1 24" className={styles.stem} />
      <path d="M33 54c4-8 11-10 17-9-1 7-8 12-17 9ZM31 50c-3-6-8-8-13-7 1 6 6 9 13 7Z" className={styles.leaf} />
      {[0, 72, 144, 216, 288].map((degrees) => (
        <ellipse
          key={degrees}
          cx="32"
          cy="13.5"
          rx="8.5"
          ry="10.5"
          transform={`rotate(${degrees} 32 25)`}
          className={styles.petal}
        />
      ))}
      <circle cx="32" cy="25" r="7" className={styles.heart} />
      <circle cx="30" cy="23.5" r="1.2" className={styles.seed} />
      <circle cx="34" cy="25.5" r="1.2" className={styles.seed} />
      <circle cx="31" cy="27.5" r="1.2" className={styles.seed} />
    </svg>
  );
}
