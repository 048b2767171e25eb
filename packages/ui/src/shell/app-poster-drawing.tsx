import * as paint from './app-poster-drawing.css.ts';

/** A phone with the tutor's day on it, in the morning sun. Decorative. */
export function AppPosterDrawing({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 320 280" className={className} aria-hidden="true" focusable="false">
      <rect width="320" height="280" rx="16" className={paint.sky} />
      <circle cx="236" cy="92" r="44" className={paint.sun} />
      <path
        d="M0 226c52-34 96-34 150-6s110 20 170-14v58a16 16 0 0 1-16 16H16a16 16 0 0 1-16-16Z"
        className={paint.hill}
      />
      <path
        d="M0 250c60-24 120-14 170 0s104 8 150-8v22a16 16 0 0 1-16 16H16a16 16 0 0 1-16-16Z"
        className={paint.hillNear}
      />
      <rect x="96" y="28" width="128" height="224" rx="20" className={paint.phone} />
      <rect x="104" y="36" width="112" height="208" rx="13" className={paint.screen} />
      <rect x="142" y="42" width="36" height="6" rx="3" className={paint.phone} />
      <path d="M116 70h34M116 80h52" className={paint.words} />
      <rect x="112" y="94" width="96" height="48" rx="8" className={paint.next} />
      <path d="M122 108h40M122 120h58" className={paint.wordsOnBrand} />
      <circle cx="192" cy="118" r="9" className={paint.sun} />
      <path d="m189 113 7 5-7 5Z" className={paint.play} />
      <path d="M118 156v72" className={paint.track} />
      <circle cx="118" cy="160" r="5" className={paint.dotDone} />
      <circle cx="118" cy="186" r="5" className={paint.dotNow} />
      <circle cx="118" cy="212" r="5" className={paint.dotLater} />
      <path d="M132 160h50M132 186h64M132 212h38" className={paint.words} />
    </svg>
  );
}
