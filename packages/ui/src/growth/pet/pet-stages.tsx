import type { PetMood } from '@tutor/rules/growth/pet-stage';
import type { ReactNode } from 'react';
import * as paint from './pet-drawing.css.ts';
import { PetFace } from './pet-face.tsx';

/** Where clothes sit on a stage: a place and a size. */
export interface Anchor {
  x: number;
  y: number;
  scale: number;
}

export interface Stage {
  draw: (mood: PetMood, clothes: StageClothes) => ReactNode;
  /** Of the whole drawing: where the pet stands on its ground. */
  width: number;
  anchors: { head: Anchor; neck: Anchor; hand: Anchor };
}

/** Clothes that a stage draws at their depth. */
export interface StageClothes {
  head: ReactNode;
  neck: ReactNode;
  hand: ReactNode;
}

const mirrored = 'matrix(-1 0 0 1 240 0)';

/** Both sides alike about the middle. */
function Mirrored({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <g transform={mirrored}>{children}</g>
    </>
  );
}

function Feet({ y, spread = 18, length = 0 }: { y: number; spread?: number; length?: number }) {
  return (
    <Mirrored>
      <path d={`M${120 - spread} ${y - length}v${length + 6}m0 0-9 5m9-5v6m0-6 9 5`} className={paint.leg} />
    </Mirrored>
  );
}

function Nest() {
  return (
    <>
      <path d="M52 176c8 40 28 46 68 46s60-6 68-46c-40 14-96 14-136 0Z" className={paint.straw} />
      <path d="M54 186c10 30 26 36 66 36s56-6 66-36c-42 18-90 18-132 0Z" className={paint.strawDark} />
      <path
        d="M48 178q36 16 70 12M62 196q40 14 84 2M84 212q44 8 82-12M130 188q36 0 62-12M100 200q44 4 76-10"
        className={paint.strawLine}
      />
    </>
  );
}

function Egg({ mood }: { mood: PetMood }) {
  return (
    <>
      <g className={paint.wobbling}>
        <path d="M120 62c32 0 52 46 52 82 0 34-22 54-52 54s-52-20-52-54c0-36 20-82 52-82Z" className={paint.shell} />
        <path
          d="M172 144c0 34-22 54-52 54-20 0-36-9-45-24 44 18 84-14 82-76 9 15 15 31 15 46Z"
          className={paint.shellDark}
          opacity="0.45"
        />
        <g className={paint.shellSpot}>
          <ellipse cx="98" cy="92" rx="8" ry="6" />
          <ellipse cx="136" cy="80" rx="6" ry="5" />
          <ellipse cx="150" cy="108" rx="7" ry="9" />
          <circle cx="117" cy="100" r="4" />
          <circle cx="84" cy="122" r="5" />
          <circle cx="160" cy="140" r="4" />
        </g>
        <path d="M92 84q8-12 18-14" className={paint.paperLine} opacity="0.9" />
        <PetFace x={120} y={140} scale={0.8} mood={mood} hasBeak={false} hasMask={false} />
      </g>
      <Nest />
    </>
  );
}

function Hatchling({ mood }: { mood: PetMood }) {
  return (
    <>
      <g className={paint.breathing}>
        <circle cx="120" cy="118" r="52" className={paint.feathers} />
        <PetFace x={120} y={122} mood={mood} />
        <g transform="rotate(-9 120 74)">
          <path
            d="M76 92c2-30 22-46 44-46s42 16 44 46l-12-9-11 10-10-11-11 11-11-11-11 11-11-10Z"
            className={paint.shell}
          />
          <ellipse cx="104" cy="66" rx="6" ry="5" className={paint.shellSpot} />
          <circle cx="136" cy="70" r="4" className={paint.shellSpot} />
          <path d="M94 66q6-9 15-11" className={paint.paperLine} opacity="0.9" />
        </g>
      </g>
      <path
        d="M62 152l13 10 13-11 16 12 16-12 16 12 16-12 13 11 13-10c4 40-20 68-58 68s-62-28-58-68Z"
        className={paint.shell}
      />
      <path
        d="M178 152c4 40-20 68-58 68-22 0-40-9-50-25 50 20 92-2 98-36Z"
        className={paint.shellDark}
        opacity="0.45"
      />
      <g className={paint.shellSpot}>
        <ellipse cx="92" cy="184" rx="8" ry="6" />
        <circle cx="120" cy="200" r="5" />
        <ellipse cx="150" cy="180" rx="6" ry="8" />
      </g>
      <Mirrored>
        <path d="M72 146c8-6 18-4 22 4 2 8-4 16-12 14-8-1-13-9-10-18Z" className={paint.wings} />
      </Mirrored>
    </>
  );
}

function Tuft({ y, tall = 1 }: { y: number; tall?: number }) {
  return (
    <g transform={`translate(120 ${y}) scale(${tall})`}>
      <path d="M-3 2C-14-4-16-14-12-20-4-17 0-8 1 2Z" className={paint.top} />
      <path d="M-3 2c-4-12 0-24 6-28 6 8 5 20 1 28Z" className={paint.top} />
      <path d="M0 2c2-9 9-16 16-16 2 8-5 15-12 17Z" className={paint.top} />
    </g>
  );
}

function Chick({ mood, clothes }: { mood: PetMood; clothes: StageClothes }) {
  return (
    <>
      <Feet y={206} />
      <g className={paint.breathing}>
        <Tuft y={84} tall={0.9} />
        <path d="M120 80c38 0 66 28 66 66s-28 62-66 62-66-24-66-62 28-66 66-66Z" className={paint.feathers} />
        <path d="M120 134c26 0 44 15 44 38s-18 36-44 36-44-13-44-36 18-38 44-38Z" className={paint.breast} />
        <path d="M104 182q4 5 8 0m16 0q4 5 8 0m-20 12q4 5 8 0" className={paint.breastLine} opacity="0.45" />
        <PetFace x={120} y={126} mood={mood} />
        {clothes.neck}
        <Mirrored>
          <path d="M58 140c-14 8-18 26-8 36 12 2 22-10 20-26Z" className={paint.wings} />
        </Mirrored>
        {clothes.hand}
        {clothes.head}
      </g>
    </>
  );
}

function Fledgling({ mood, clothes }: { mood: PetMood; clothes: StageClothes }) {
  return (
    <>
      <Feet y={208} spread={20} />
      <g className={paint.breathing}>
        <path d="M160 186c18 0 30 8 36 20-14 6-30 4-44-8Z" className={paint.wings} />
        <Tuft y={66} tall={1.15} />
        <path d="M120 60c34 0 54 26 56 62 3 52-18 88-56 88s-59-36-56-88c2-36 22-62 56-62Z" className={paint.feathers} />
        <path d="M120 138c24 0 38 14 38 36s-16 36-38 36-38-14-38-36 14-36 38-36Z" className={paint.breast} />
        <path
          d="M104 176q4 5 8 0m16 0q4 5 8 0m-28 13q4 5 8 0m16 0q4 5 8 0"
          className={paint.breastLine}
          opacity="0.45"
        />
        <PetFace x={120} y={108} mood={mood} />
        {clothes.neck}
        <Mirrored>
          <path
            d="M66 142c-22-10-40-10-50-2 4 6 9 9 15 10-6 1-10 4-13 9 6 4 13 5 19 3-4 3-6 7-6 12 20 4 36-8 42-22Z"
            className={paint.wings}
          />
        </Mirrored>
        {clothes.hand}
        {clothes.head}
      </g>
    </>
  );
}

function Crest({ y, feathers }: { y: number; feathers: 3 | 5 }) {
  return (
    <g transform={`translate(120 ${y})`}>
      {feathers === 5 ? (
        <Sides>
          <path d="M-4 2c-22-2-36-14-38-28 16-2 32 8 40 24Z" className={paint.wings} />
        </Sides>
      ) : null}
      <Sides>
        <path
          d={
            feathers === 5 ? 'M-4 2c-18-14-24-34-16-48 16 10 22 28 20 48Z' : 'M-3 2c-16-6-24-18-22-30 14 2 24 14 25 30Z'
          }
          className={paint.top}
        />
      </Sides>
      <path
        d={feathers === 5 ? 'M-6 2c-8-22-4-46 6-58 10 12 14 36 6 58Z' : 'M-5 2c-6-14-3-30 5-38 8 8 11 24 5 38Z'}
        className={paint.top}
      />
      {feathers === 5 ? (
        <>
          <circle cx="0" cy="-42" r="5" className={paint.breast} />
          <Sides>
            <circle cx="-15" cy="-35" r="4" className={paint.breast} />
          </Sides>
        </>
      ) : null}
    </g>
  );
}

/** Both sides alike about 0. */
function Sides({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <g transform="scale(-1 1)">{children}</g>
    </>
  );
}

function YoungBird({ mood, clothes }: { mood: PetMood; clothes: StageClothes }) {
  return (
    <>
      <Feet y={210} spread={16} length={10} />
      <g className={paint.breathing}>
        <path d="M148 172c26-2 48 8 58 26-10 4-20 3-30-1 3 5 4 9 3 14-18 2-34-8-42-24Z" className={paint.wings} />
        <Crest y={54} feathers={3} />
        <path
          d="M120 50c30 0 50 20 50 47 0 14-4 22-6 32 6 12 8 26 6 38-4 26-24 42-50 42s-46-16-50-42c-2-12 0-26 6-38-2-10-6-18-6-32 0-27 20-47 50-47Z"
          className={paint.feathers}
        />
        <path d="M120 132c20 0 34 16 34 38s-14 38-34 38-34-16-34-38 14-38 34-38Z" className={paint.breast} />
        <path
          d="M106 166q4 5 8 0m12 0q4 5 8 0m-26 13q4 5 8 0m12 0q4 5 8 0m-18 13q4 5 8 0"
          className={paint.breastLine}
          opacity="0.45"
        />
        <PetFace x={120} y={96} mood={mood} />
        {clothes.neck}
        <Mirrored>
          <path d="M76 136c-20 6-32 26-26 54 10 0 16-4 20-10 2 4 5 6 9 7 10-16 8-36-3-51Z" className={paint.wings} />
        </Mirrored>
        {clothes.hand}
        {clothes.head}
      </g>
    </>
  );
}

function Branch() {
  return (
    <>
      <path d="M22 190c60-8 130-8 198-2 4 6 2 11-2 13-68-5-136-4-192 3-6-4-7-10-4-14Z" className={paint.wood} />
      <path
        d="M204 188c2-18 14-28 28-28 0 16-10 28-28 28ZM46 186c-14-6-20-18-16-32 14 4 22 16 16 32Z"
        className={paint.leaf}
      />
    </>
  );
}

function Songbird({ mood, clothes }: { mood: PetMood; clothes: StageClothes }) {
  return (
    <>
      <path d="M104 178c-4 24-18 44-40 56 4-8 5-14 4-20-4 4-8 6-14 7 14-14 22-30 26-48Z" className={paint.wings} />
      <Branch />
      <g className={paint.breathing}>
        <path d="M112 40c-20-22-44-26-60-18 8 4 12 10 12 16 18-4 32 4 40 16Z" className={paint.top} />
        <path d="M110 46c-14-10-30-12-42-6 12 6 22 14 30 24Z" className={paint.wings} />
        <path
          d="M124 34c28 0 46 18 46 44 0 12-3 20-2 32 2 44-14 82-52 82-24 0-38-18-36-46 2-22 8-36 4-58-5-30 12-54 40-54Z"
          className={paint.feathers}
        />
        <path
          d="M132 116c16 2 26 16 24 36-2 22-16 38-36 38-14 0-20-10-18-28 2-24 12-48 30-46Z"
          className={paint.breast}
        />
        <path
          d="M122 146q4 5 8 0m10 2q4 5 8 0m-30 12q4 5 8 0m10 2q4 5 8 0"
          className={paint.breastLine}
          opacity="0.45"
        />
        <PetFace x={126} y={80} scale={0.95} mood={mood} />
        {clothes.neck}
        <path d="M90 112c-20 18-26 44-14 72 8-2 13-6 16-12 3 4 6 5 10 6 12-24 8-50-12-66Z" className={paint.wings} />
        <path d="M84 140q10 10 8 28M96 136q8 12 6 28" className={paint.paleLine} opacity="0.5" />
        {clothes.hand}
        {clothes.head}
      </g>
      <path d="M108 188v6m0 0-9 4m9-4 9 4m17-10v6m0 0-9 4m9-4 9 4" className={paint.leg} />
      {mood === 'asleep' ? null : (
        <g className={paint.drifting}>
          <path d="M192 84V58l18-5v25" className={paint.noteLine} />
          <ellipse cx="187" cy="85" rx="7" ry="5" className={paint.note} />
          <ellipse cx="205" cy="79" rx="7" ry="5" className={paint.note} />
        </g>
      )}
    </>
  );
}

function CrestedBird({ mood, clothes }: { mood: PetMood; clothes: StageClothes }) {
  return (
    <>
      {[58, 78, 98].map((angle) => (
        <g key={angle} transform={`rotate(${angle} 138 182)`}>
          <path d="M138 186c-16-30-18-70 0-96 18 26 16 66 0 96Z" className={paint.wings} />
          <path d="M138 176v-52" className={paint.paleLine} opacity="0.35" />
          <circle cx="138" cy="110" r="9" className={paint.top} />
          <circle cx="138" cy="111" r="4" className={paint.breast} />
        </g>
      ))}
      <Feet y={214} spread={15} length={16} />
      <g className={paint.breathing}>
        <Crest y={58} feathers={5} />
        <path
          d="M120 52c28 0 46 19 46 44 0 14-5 22-6 34 8 12 10 28 7 42-5 22-23 34-47 34s-42-12-47-34c-3-14-1-30 7-42-1-12-6-20-6-34 0-25 18-44 46-44Z"
          className={paint.feathers}
        />
        <path d="M120 130c18 0 32 16 32 37s-14 37-32 37-32-16-32-37 14-37 32-37Z" className={paint.breast} />
        <path
          d="M108 162q4 5 8 0m8 0q4 5 8 0m-24 13q4 5 8 0m8 0q4 5 8 0m-16 13q4 5 8 0"
          className={paint.breastLine}
          opacity="0.45"
        />
        <PetFace x={120} y={96} scale={0.96} mood={mood} />
        {clothes.neck}
        <path d="M76 134c-24 8-38 30-34 62 12-1 19-6 23-13 3 5 7 7 12 7 12-18 12-38-1-56Z" className={paint.wings} />
        <path d="M164 134c22 0 38 12 46 34-12 4-20 2-26-3-1 6-4 9-9 11-14-12-18-28-11-42Z" className={paint.wings} />
        <path d="M60 152q8 14 2 32M74 150q8 14 4 32" className={paint.paleLine} opacity="0.5" />
        {clothes.hand}
        {clothes.head}
      </g>
    </>
  );
}

function GreatBird({ mood, clothes }: { mood: PetMood; clothes: StageClothes }) {
  return (
    <>
      <path
        d="M92 172c-18 20-24 36-24 50 12-3 20-8 26-16 2 8 6 14 12 18 5-4 10-10 14-18 4 8 9 14 14 18 6-4 10-10 12-18 6 8 14 13 26 16 0-14-6-30-24-50Z"
        className={paint.wings}
      />
      <Feet y={212} spread={16} length={12} />
      <g className={paint.breathing}>
        <Mirrored>
          <path
            d="M84 128C50 112 20 76 4 40c-4 22 0 42 8 58-4-2-8-5-12-9 2 20 10 34 20 44-4 0-8-1-11-3 8 16 18 26 28 32-3 2-6 3-10 3 16 14 38 12 56-3Z"
            className={paint.wings}
          />
          <path
            d="M86 124C58 112 36 90 22 64c0 16 4 28 10 38-3-1-5-2-7-4 4 14 12 24 20 30-3 1-5 1-8 0 8 12 22 20 44 16Z"
            className={paint.feathers}
          />
        </Mirrored>
        <Crest y={54} feathers={5} />
        <path
          d="M120 46c30 0 48 19 48 45 0 14-5 22-6 32 6 12 8 26 6 38-4 26-22 44-48 44s-44-18-48-44c-2-12 0-26 6-38-1-10-6-18-6-32 0-26 18-45 48-45Z"
          className={paint.feathers}
        />
        <path d="M120 126c20 0 34 16 34 38s-14 40-34 40-34-18-34-40 14-38 34-38Z" className={paint.breast} />
        <path
          d="M106 160q4 5 8 0m12 0q4 5 8 0m-26 13q4 5 8 0m12 0q4 5 8 0m-18 13q4 5 8 0"
          className={paint.breastLine}
          opacity="0.45"
        />
        <PetFace x={120} y={92} mood={mood} />
        {clothes.neck}
        {clothes.hand}
        {clothes.head}
      </g>
    </>
  );
}

const fan = [-63, -42, -21, 0, 21, 42, 63];

function Professor({ mood, clothes }: { mood: PetMood; clothes: StageClothes }) {
  return (
    <>
      {fan.map((angle) => (
        <g key={angle} transform={`rotate(${angle} 120 176)`}>
          <path d="M120 180c-21-36-23-92 0-130 23 38 21 94 0 130Z" className={paint.wings} />
          <path d="M120 160V96" className={paint.paleLine} opacity="0.35" />
          <circle cx="120" cy="76" r="11" className={paint.top} />
          <circle cx="120" cy="78" r="5.5" className={paint.breast} />
        </g>
      ))}
      <Feet y={212} spread={18} />
      <g className={paint.breathing}>
        <path d="M120 54c29 0 47 19 47 44 0 28-20 46-47 46s-47-18-47-46c0-25 18-44 47-44Z" className={paint.feathers} />
        <path
          d="M120 132c24-2 38 6 44 18 10 18 15 36 17 54-16 11-32 6-40 6s-14 4-21 4-13-4-21-4-24 5-40-6c2-18 7-36 17-54 6-12 20-20 44-18Z"
          className={paint.gown}
        />
        <path
          d="M76 150c-18 4-34 20-40 46 10 6 22 8 32 6 6-18 10-34 8-52ZM164 150c18 4 34 20 40 46-10 6-22 8-32 6-6-18-10-34-8-52Z"
          className={paint.gownLight}
        />
        <path d="M104 134l16 22 16-22c-10-4-22-4-32 0Z" className={paint.paper} />
        <path
          d="M98 136c4 24 6 46 4 74h12c2-28-2-50-10-76ZM142 136c-4 24-6 46-4 74h-12c-2-28 2-50 10-76Z"
          className={paint.gold}
        />
        <PetFace x={120} y={102} scale={0.98} mood={mood} />
        {clothes.neck}
        <path
          d="M36 192c-6 4-8 10-4 16 8 3 18 2 24-2l4-10ZM204 192c6 4 8 10 4 16-8 3-18 2-24-2l-4-10Z"
          className={paint.wings}
        />
        {clothes.hand ?? <Diploma />}
        {clothes.head ?? <Mortarboard />}
      </g>
    </>
  );
}

function Mortarboard() {
  return (
    <>
      <path d="M86 62c0 8 15 14 34 14s34-6 34-14V48H86Z" className={paint.gownLight} />
      <path d="M120 24 188 46l-68 22-68-22Z" className={paint.gown} />
      <circle cx="120" cy="46" r="4" className={paint.gold} />
      <path d="M120 46c22 2 40 6 50 14v16" className={paint.goldLine} />
      <path d="M164 74h12l3 18h-18Z" className={paint.gold} />
    </>
  );
}

function Diploma() {
  return (
    <g transform="rotate(-24 198 190)">
      <rect x="166" y="180" width="58" height="20" rx="10" className={paint.shell} />
      <circle cx="222" cy="190" r="10" className={paint.shellDark} />
      <circle cx="222" cy="190" r="5" className={paint.shell} />
      <path d="M188 180h11v20h-11Z" className={paint.red} />
      <path d="m190 198-5 16 9-4 7 6-2-18Z" className={paint.red} />
    </g>
  );
}

const at = (x: number, y: number, scale = 1): Anchor => ({ x, y, scale });
const unseen = at(120, 120, 0);

/** The nine stages, from level 1 on. */
export const stages: readonly Stage[] = [
  { draw: (mood) => <Egg mood={mood} />, width: 150, anchors: { head: unseen, neck: unseen, hand: unseen } },
  { draw: (mood) => <Hatchling mood={mood} />, width: 130, anchors: { head: unseen, neck: unseen, hand: unseen } },
  {
    draw: (mood, clothes) => <Chick mood={mood} clothes={clothes} />,
    width: 140,
    anchors: { head: at(120, 92, 1.05), neck: at(120, 154, 1.08), hand: at(186, 172) },
  },
  {
    draw: (mood, clothes) => <Fledgling mood={mood} clothes={clothes} />,
    width: 150,
    anchors: { head: at(120, 72), neck: at(120, 140, 1.1), hand: at(208, 148) },
  },
  {
    draw: (mood, clothes) => <YoungBird mood={mood} clothes={clothes} />,
    width: 140,
    anchors: { head: at(120, 60), neck: at(120, 131), hand: at(184, 186) },
  },
  {
    draw: (mood, clothes) => <Songbird mood={mood} clothes={clothes} />,
    width: 0,
    anchors: { head: at(126, 44, 0.95), neck: at(126, 115, 0.95), hand: at(166, 160, 0.9) },
  },
  {
    draw: (mood, clothes) => <CrestedBird mood={mood} clothes={clothes} />,
    width: 140,
    anchors: { head: at(120, 60, 0.96), neck: at(120, 130, 0.96), hand: at(204, 160) },
  },
  {
    draw: (mood, clothes) => <GreatBird mood={mood} clothes={clothes} />,
    width: 150,
    anchors: { head: at(120, 56), neck: at(120, 126), hand: at(160, 184) },
  },
  {
    draw: (mood, clothes) => <Professor mood={mood} clothes={clothes} />,
    width: 170,
    anchors: { head: at(120, 62), neck: at(120, 142, 1.05), hand: at(198, 194) },
  },
];
