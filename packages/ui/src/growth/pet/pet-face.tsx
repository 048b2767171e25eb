import type { PetMood } from '@tutor/rules/growth/pet-stage';
import * as paint from './pet-drawing.css.ts';

export interface PetFaceProps {
  x: number;
  y: number;
  scale?: number;
  mood: PetMood;
  /** Without a beak, as on an egg. */
  hasBeak?: boolean;
  /** The light patch around the eyes. */
  hasMask?: boolean;
}

/** Eyes, cheeks and beak, drawn about their middle. */
export function PetFace({ x, y, scale = 1, mood, hasBeak = true, hasMask = true }: PetFaceProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      {hasMask ? (
        <path
          d="M-36 2c0-15 10-23 20-23 7 0 12 4 16 8 4-4 9-8 16-8 10 0 20 8 20 23 0 17-15 27-36 27S-36 19-36 2Z"
          className={paint.breast}
        />
      ) : null}
      <ellipse cx="-27" cy="13" rx="7" ry="5" className={paint.cheek} />
      <ellipse cx="27" cy="13" rx="7" ry="5" className={paint.cheek} />
      <Eyes mood={mood} />
      {hasBeak ? (
        <Beak isOpen={mood === 'cheering'} />
      ) : (
        <path d={mood === 'cheering' ? 'M-6 12q6 9 12 0' : 'M-5 13q5 5 10 0'} className={paint.pupilLine} />
      )}
    </g>
  );
}

function Eyes({ mood }: { mood: PetMood }) {
  if (mood === 'asleep') return <path d="M-24 2q8 7 15 0M9 2q8 7 15 0" className={paint.pupilLine} />;
  if (mood === 'cheering') return <path d="M-24 4q7.5-11 15 0M9 4q7.5-11 15 0" className={paint.pupilLine} />;
  return (
    <g className={paint.eyes}>
      <ellipse cx="-16" cy="0" rx="8" ry="9.5" className={paint.pupil} />
      <ellipse cx="16" cy="0" rx="8" ry="9.5" className={paint.pupil} />
      <circle cx="-13.5" cy="-3.5" r="3" className={paint.glint} />
      <circle cx="18.5" cy="-3.5" r="3" className={paint.glint} />
      <circle cx="-18.5" cy="4" r="1.5" className={paint.glint} />
      <circle cx="13.5" cy="4" r="1.5" className={paint.glint} />
    </g>
  );
}

function Beak({ isOpen }: { isOpen: boolean }) {
  return (
    <>
      {isOpen ? <path d="M-7 12q7 14 14 0Z" className={paint.beakDark} /> : null}
      <path d={isOpen ? 'M-9 11q9-10 18 0-9 5-18 0Z' : 'M-9 9q9-9 18 0-3 10-9 11-6-1-9-11Z'} className={paint.beak} />
    </>
  );
}
