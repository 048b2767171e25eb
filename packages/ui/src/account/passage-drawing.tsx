import type { ReactNode } from 'react';
import * as paint from './drawing.css.ts';

/** What a page of passage can be about. */
export type PassageDrawingName = 'leaving' | 'expired' | 'switching';

const page = (
  <>
    <rect x="34" y="70" width="70" height="84" rx="10" className={paint.edge} />
    <path d="M34 90h70" className={paint.line} />
    <circle cx="46" cy="80" r="2.6" className={paint.brand} />
    <rect x="46" y="102" width="34" height="7" rx="3.5" className={paint.brandSoft} />
    <rect x="46" y="116" width="46" height="7" rx="3.5" className={paint.track} />
    <rect x="46" y="130" width="26" height="7" rx="3.5" className={paint.track} />
  </>
);

const computer = (
  <>
    <rect x="138" y="82" width="72" height="50" rx="7" className={paint.edge} />
    <path d="M128 146h92" className={paint.line} />
    <path d="M162 132v14m24-14v14" className={paint.lineSoft} />
  </>
);

const drawings: Readonly<Record<PassageDrawingName, ReactNode>> = {
  leaving: (
    <>
      {page}
      <rect x="146" y="56" width="62" height="76" rx="10" className={paint.rewardSoft} />
      <rect x="156" y="70" width="42" height="7" rx="3.5" className={paint.paper} />
      <rect x="156" y="84" width="30" height="7" rx="3.5" className={paint.paper} />
      <path d="M104 118c22 12 40 8 54-10m0 0-16 1m16-1 2 16" className={paint.line} />
    </>
  ),
  expired: (
    <>
      {page}
      {computer}
      <path d="M110 106l18 14m0-14-18 14" className={paint.lineSoft} />
      <path d="M164 92h20m-20 30h20m-17-30c0 12 14 16 14 30m0-30c0 12-14 16-14 30" className={paint.line} />
    </>
  ),
  switching: (
    <>
      <circle cx="86" cy="88" r="18" className={paint.brandSoft} />
      <path d="M56 146c0-20 13-32 30-32s30 12 30 32Z" className={paint.brandSoft} />
      <circle cx="152" cy="88" r="18" className={paint.edge} />
      <path d="M122 146c0-20 13-32 30-32s30 12 30 32Z" className={paint.edge} />
      <path d="M98 58c12-10 30-10 42 0m0 0v-13m0 13h-13" className={paint.line} />
      <circle cx="188" cy="64" r="6" className={paint.reward} />
    </>
  ),
};

/** A small drawing of going from one place to another. Decorative: the words say it all. */
export function PassageDrawing({ name, className }: { name: PassageDrawingName; className?: string | undefined }) {
  return (
    <svg viewBox="0 0 240 208" className={className} aria-hidden="true" focusable="false">
      <ellipse cx="120" cy="112" rx="104" ry="84" className={paint.ground} />
      <ellipse cx="120" cy="182" rx="72" ry="5" className={paint.track} />
      {drawings[name]}
    </svg>
  );
}
