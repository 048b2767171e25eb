import { classNames } from '../primitives/behaviour/class-names.ts';
import * as paint from './medal-drawing.css.ts';

export type MedalKind = keyof typeof paint.ribbon;

export interface MedalDrawingProps {
  kind: MedalKind;
  /** A level's number, a month's in three letters. */
  mark?: string | undefined;
  /** Not earned yet: an outline alone. */
  isGhost?: boolean | undefined;
}

const star = 'm48 44 6.2 12.6 13.9 2-10 9.8 2.3 13.900L48 75.800l-12.4 6.5 2.3-13.9-10-9.8 13.9-2Z';
const ribbon = 'M26 6h16l14 34-14 8ZM70 6H54L40 40l14 8Z';

/** A medal on its ribbon. Decorative: its name stands beside it. */
export function MedalDrawing({ kind, mark, isGhost = false }: MedalDrawingProps) {
  const words =
    mark === undefined ? undefined : (
      <text x="48" y="65" className={classNames(isGhost ? paint.ghostText : paint.text, mark.length > 1 && paint.word)}>
        {mark}
      </text>
    );
  return (
    <svg viewBox="0 0 96 108" className={paint.root} aria-hidden="true" focusable="false">
      {isGhost ? (
        <>
          <path d={ribbon} className={paint.outline} />
          <circle cx="48" cy="65" r="36" className={paint.outline} />
          {words ?? <path d={star} className={paint.ghostMark} />}
        </>
      ) : (
        <>
          <path d={ribbon} className={paint.ribbon[kind]} />
          <path d="m42 6 14 34-14 8-4-10ZM54 6 44 30l-4 10 14 8 4-10Z" className={paint.ribbonDark} />
          <path d={scalloped} className={paint.rim} />
          <circle cx="48" cy="65" r="30" className={paint.disc} />
          <circle cx="48" cy="65" r="25" className={paint.inner} />
          {words ?? <path d={star} className={paint.mark} />}
        </>
      )}
    </svg>
  );
}

/** The edge of a coin: a circle of small bows. */
const bows = 20;
const scalloped = `${Array.from({ length: bows }, (_, index) => {
  const point = (step: number, radius: number): string => {
    const angle = (step / bows) * 2 * Math.PI;
    return `${(48 + radius * Math.sin(angle)).toFixed(1)} ${(65 - radius * Math.cos(angle)).toFixed(1)}`;
  };
  return `${index === 0 ? `M${point(0, 35)}` : ''}Q${point(index + 0.5, 40)} ${point(index + 1, 35)}`;
}).join('')}Z`;
