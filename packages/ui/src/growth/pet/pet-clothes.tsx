import type { PetThing } from '@tutor/rules/growth/pet-wardrobe';
import type { ReactNode } from 'react';
import * as paint from './pet-drawing.css.ts';
import type { Anchor } from './pet-stages.tsx';

/** Each thing about its own middle: of a head at its crown, of a neck at the throat, of a hand at the wing's tip. */
const drawings: Partial<Record<PetThing, ReactNode>> = {
  scarf: (
    <>
      <path d="M-42-8C-20 6 20 6 42-8c4 8 3 14-2 19C16 23-16 23-40 11c-5-5-6-11-2-19Z" className={paint.red} />
      <path d="M14 12c7 7 10 18 10 30H8C8 30 6 22 2 14Z" className={paint.red} />
      <path d="M8 35h16M-26-1l-3 14M-10 4l-1 14M8 4l1 14M24-1l4 13" className={paint.paperLine} opacity="0.7" />
    </>
  ),
  bow: (
    <>
      <path d="M0 4-26-10c-4 8-4 22 0 30ZM0 4l26-14c4 8 4 22 0 30Z" className={paint.red} />
      <path d="M-22-2v14M22-2v14" className={paint.paperLine} opacity="0.5" />
      <rect x="-7" y="-4" width="14" height="16" rx="5" className={paint.gold} />
    </>
  ),
  medallion: (
    <>
      <path d="M-34-10Q-14 14 0 18 14 14 34-10" className={paint.goldLine} />
      <circle cx="0" cy="28" r="14" className={paint.gold} />
      <circle cx="0" cy="28" r="9" className={paint.goldSoft} />
      <path d="m0 21 2.2 4.6 5 .6-3.7 3.4 1 5L0 32l-4.5 2.6 1-5-3.7-3.4 5-.6Z" className={paint.gold} />
    </>
  ),
  beret: (
    <>
      <path
        d="M-44-4c-6-20 14-34 42-34 30 0 52 12 46 30-2 6-8 8-14 8-24-8-48-6-66 2-4 0-7-2-8-6Z"
        className={paint.red}
      />
      <path d="M-34 2c20-9 44-10 64-2" className={paint.pupilLine} opacity="0.35" />
      <path d="M2-37q2-7 8-8" className={paint.pupilLine} />
    </>
  ),
  crown: (
    <>
      <path d="M-38 0Q0-20 38 0" className={paint.noteLine} />
      <path d="M-24-14q-8-10-2-18 8 6 6 16ZM16-16q0-12 8-16 6 10-2 18Z" className={paint.leaf} />
      {[-32, -12, 10, 31].map((x, index) => (
        <g key={x} transform={`translate(${x} ${index === 0 || index === 3 ? -3 : -10})`}>
          <g className={index % 2 === 0 ? paint.red : paint.paper}>
            <circle cx="0" cy="-6" r="5" />
            <circle cx="6" cy="-2" r="5" />
            <circle cx="4" cy="5" r="5" />
            <circle cx="-4" cy="5" r="5" />
            <circle cx="-6" cy="-2" r="5" />
          </g>
          <circle cx="0" cy="0" r="4" className={paint.gold} />
        </g>
      ))}
    </>
  ),
  book: (
    <g transform="rotate(8)">
      <path d="M0-16c-8-6-18-8-28-6v32c10-2 20 0 28 6Z" className={paint.blue} />
      <path d="M0-16c8-6 18-8 28-6v32c-10-2-20 0-28 6Z" className={paint.blue} />
      <path d="M0-18c-7-5-16-7-24-6v29c8-1 17 1 24 6Z" className={paint.paper} />
      <path d="M0-18c7-5 16-7 24-6v29c-8-1-17 1-24 6Z" className={paint.paper} />
      <path d="M-18-14q7 0 12 3M-18-6q7 0 12 3M18-14q-7 0-12 3M18-6q-7 0-12 3" className={paint.steamLine} />
    </g>
  ),
  globe: (
    <>
      <path d="M-12 26h24v5h-24Z" className={paint.wood} />
      <path d="M0 16v12M20-14c10 18-4 34-20 32" className={paint.goldLine} />
      <circle cx="-1" cy="-3" r="19" className={paint.blue} />
      <path
        d="M-15-10c6-7 14-8 18-4 0 8-8 6-9 12-4 4-10-1-9-8ZM2 4c6-4 12-2 14 2-3 6-8 9-13 9-3-4-4-8-1-11Z"
        className={paint.green}
      />
      <path d="M-12-14q4-5 9-6" className={paint.paperLine} opacity="0.7" />
    </>
  ),
  trophy: (
    <>
      <path d="M-16-18c-14-2-16 16 0 18M16-18c14-2 16 16 0 18" className={paint.goldLine} />
      <path d="M-18-26h36c0 22-4 36-18 38-14-2-18-16-18-38Z" className={paint.gold} />
      <path d="M-4 10h8v8h10v8h-28v-8h10Z" className={paint.strawDark} />
      <path d="M-10-20c0 12 1 18 5 24" className={paint.paperLine} opacity="0.7" />
    </>
  ),
};

/** Clothes at their place; nothing where there is none of that kind. */
export function PetClothes({ thing, anchor }: { thing: PetThing | undefined; anchor: Anchor }) {
  const drawing = thing === undefined ? undefined : drawings[thing];
  if (drawing === undefined) return null;
  return <g transform={`translate(${anchor.x} ${anchor.y}) scale(${anchor.scale})`}>{drawing}</g>;
}

/** What a mood adds: a headset in class, a cup of tea, stars, sleep. */
export function PetMoodSigns({ mood, head }: { mood: string; head: Anchor }) {
  if (mood === 'asleep') {
    return (
      <g className={paint.drifting}>
        <path d="M176 66h14l-14 16h14M198 40h11l-11 13h11" className={paint.steamLine} />
      </g>
    );
  }
  if (mood === 'tea') {
    return (
      <g transform="translate(40 196)">
        <path d="M-20-4h36v12c0 10-8 16-18 16s-18-6-18-16Z" className={paint.shellDark} />
        <path d="M-20 3h36v5h-36Z" className={paint.red} />
        <path d="M16 0c10-1 11 13-1 14" className={paint.steamLine} />
        <path d="M-10-10q-5-7 0-13t0-12M4-10q-5-7 0-13t0-12" className={`${paint.steamLine} ${paint.drifting}`} />
      </g>
    );
  }
  if (mood === 'cheering') {
    return (
      <g className={paint.drifting}>
        <path
          d="m40 60 4 9 9 4-9 4-4 9-4-9-9-4 9-4ZM204 44l5 11 11 5-11 5-5 11-5-11-11-5 11-5ZM186 22l2.5 5.5 5.5 2.5-5.5 2.500L186 38l-2.5-5.500L178 30l5.5-2.500Z"
          className={paint.gold}
        />
      </g>
    );
  }
  if (mood === 'listening' && head.scale > 0) {
    return (
      <g transform={`translate(${head.x} ${head.y}) scale(${head.scale})`}>
        <path d="M-50 36C-54-22 54-22 50 36" className={paint.pupilLine} strokeWidth="6" />
        <rect x="-59" y="26" width="18" height="28" rx="9" className={paint.gownLight} />
        <rect x="41" y="26" width="18" height="28" rx="9" className={paint.gownLight} />
        <path d="M-50 54q4 16 24 16" className={paint.pupilLine} />
        <circle cx="-24" cy="70" r="4" className={paint.gold} />
      </g>
    );
  }
  return null;
}
