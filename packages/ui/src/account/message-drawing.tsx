import type { ReactNode } from 'react';
import * as paint from './drawing.css.ts';

/** What a message page can be about. */
export type MessageDrawingName = 'notFound' | 'failure' | 'offline' | 'comingLater' | 'notAllowed';

const drawings: Readonly<Record<MessageDrawingName, ReactNode>> = {
  // A map whose path leads to no place.
  notFound: (
    <>
      <path d="M58 84l44-16 36 14 44-16v76l-44 16-36-14-44 16Z" className={paint.edge} />
      <path d="M102 68v76M138 82v76" className={paint.lineSoft} />
      <path d="M72 132c12-16 18-24 34-22s22-8 30-18" className={paint.line} strokeDasharray="1 8" />
      <path d="M160 98c0-12-9-20-20-20s-20 8-20 20c0 14 20 32 20 32s20-18 20-32Z" className={paint.reward} />
      <path d="M134 92a6 6 0 1 1 8 6c-1.5.8-2 2-2 4M140 109v.2" className={paint.linePaper} />
    </>
  ),
  // A plug out of its socket.
  failure: (
    <>
      <path d="M44 128h34c14 0 12-20 26-20" className={paint.line} />
      <path d="M104 92h14a12 12 0 0 1 12 12v8a12 12 0 0 1-12 12h-14Z" className={paint.brand} />
      <path d="M130 101h12M130 115h12" className={paint.line} />
      <path d="M186 92h-14a12 12 0 0 0-12 12v8a12 12 0 0 0 12 12h14Z" className={paint.edge} />
      <path d="M186 108c14 0 6 28 20 28" className={paint.line} />
      <path d="M146 72l4 10M132 70l-2 9M160 70l-6 8" className={paint.lineSoft} />
      <circle cx="150" cy="142" r="5" className={paint.reward} />
    </>
  ),
  // A cloud that nothing leaves.
  offline: (
    <>
      <path d="M84 146a26 26 0 0 1-2-52 38 38 0 0 1 72-8 30 30 0 0 1 8 60Z" className={paint.edge} />
      <path d="M100 122a28 28 0 0 1 40 0M108 130a17 17 0 0 1 24 0" className={paint.lineSoft} />
      <circle cx="120" cy="138" r="3.5" className={paint.brand} />
      <path d="M88 164 166 76" className={paint.line} />
      <circle cx="178" cy="72" r="9" className={paint.reward} />
    </>
  ),
  // A room being furnished.
  comingLater: (
    <>
      <rect x="62" y="64" width="116" height="94" rx="10" className={paint.edge} />
      <path d="M62 88h116" className={paint.line} />
      <circle cx="76" cy="76" r="3" className={paint.brand} />
      <circle cx="87" cy="76" r="3" className={paint.brandSoft} />
      <rect x="76" y="102" width="40" height="42" rx="6" className={paint.ground} />
      <rect x="126" y="102" width="38" height="8" rx="4" className={paint.brandSoft} />
      <rect x="126" y="118" width="26" height="8" rx="4" className={paint.track} />
      <rect x="126" y="134" width="32" height="8" rx="4" className={paint.track} />
      <path
        d="M96 138v-16m0 0c-8 0-11-5-11-10 8 0 11 4 11 10Zm0-3c0-7 4-10 10-10 0 6-3 10-10 10Z"
        className={paint.line}
      />
      <circle cx="178" cy="64" r="15" className={paint.reward} />
      <path d="M178 56v8l5 4" className={paint.linePaper} />
    </>
  ),
  // A door that is closed to this account.
  notAllowed: (
    <>
      <path d="M84 160V82a36 26 0 0 1 72 0v78Z" className={paint.edge} />
      <path d="M70 160h100" className={paint.line} />
      <rect x="104" y="106" width="32" height="28" rx="6" className={paint.reward} />
      <path d="M111 106v-6a9 9 0 0 1 18 0v6" className={paint.line} />
      <path d="M120 117v6" className={paint.linePaper} />
    </>
  ),
};

export interface MessageDrawingProps {
  name: MessageDrawingName;
  className?: string | undefined;
}

/** A small drawing beside a message. Decorative: the words say it all. */
export function MessageDrawing({ name, className }: MessageDrawingProps) {
  return (
    <svg viewBox="0 0 240 208" className={className} aria-hidden="true" focusable="false">
      <ellipse cx="120" cy="112" rx="104" ry="84" className={paint.ground} />
      <ellipse cx="120" cy="186" rx="70" ry="5" className={paint.track} />
      {drawings[name]}
    </svg>
  );
}
