import * as paint from './drawing.css.ts';

export interface MorningDrawingProps {
  className?: string | undefined;
}

/** A tutor's desk at sunrise: two people talking on a screen, a book, a plant, something warm. Decorative. */
export function MorningDrawing({ className }: MorningDrawingProps) {
  return (
    <svg viewBox="0 0 480 400" className={className} aria-hidden="true" focusable="false">
      {/* window */}
      <path d="M72 316V150a168 138 0 0 1 336 0v166Z" className={paint.ground} />
      <circle cx="312" cy="172" r="46" className={paint.rewardSoft} />
      <circle cx="312" cy="172" r="30" className={paint.reward} />
      <path d="M72 236c50-34 96-38 142-10s116 26 194-16v106H72Z" className={paint.brandSoft} />
      <path d="M72 268c66-26 132-24 190-2s96 14 146-6v56H72Z" className={paint.brand} opacity="0.35" />
      {/* desk */}
      <path d="M36 318h408" className={paint.line} />
      <path d="M84 320v48M396 320v48" className={paint.lineSoft} />
      {/* laptop */}
      <rect x="142" y="186" width="196" height="124" rx="12" className={paint.brand} />
      <rect x="152" y="196" width="176" height="104" rx="5" className={paint.paper} />
      <path d="M124 310h232l-7 6a8 8 0 0 1-5 2H136a8 8 0 0 1-5-2Z" className={paint.brand} />
      {/* two who talk */}
      <rect x="162" y="206" width="74" height="64" rx="8" className={paint.ground} />
      <circle cx="199" cy="230" r="11" className={paint.brand} />
      <path d="M178 270c1-17 9-25 21-25s20 8 21 25Z" className={paint.brand} />
      <rect x="244" y="206" width="74" height="64" rx="8" className={paint.warning} opacity="0.55" />
      <circle cx="281" cy="230" r="11" className={paint.reward} />
      <path d="M260 270c1-17 9-25 21-25s20 8 21 25Z" className={paint.reward} />
      <path d="M162 284h58M230 284h30" className={paint.lineSoft} />
      <circle cx="312" cy="284" r="5" className={paint.brand} />
      {/* what is said */}
      <path
        d="M118 118h86a14 14 0 0 1 14 14v22a14 14 0 0 1-14 14h-14l-12 14-2-14h-58a14 14 0 0 1-14-14v-22a14 14 0 0 1 14-14Z"
        className={paint.edge}
      />
      <path d="M124 137h72M124 151h44" className={paint.lineSoft} />
      {/* books */}
      <rect x="52" y="300" width="66" height="16" rx="4" className={paint.brand} />
      <path d="M62 308h30" className={paint.linePaper} />
      <rect x="58" y="284" width="56" height="16" rx="4" className={paint.reward} />
      {/* plant */}
      <path
        d="M410 276c-2-26-14-38-28-42 0 22 8 36 28 42ZM413 270c0-30 10-46 28-54 4 28-6 46-28 54Z"
        className={paint.brand}
      />
      <path d="M411 284c0-18 0-34 6-50" className={paint.lineSoft} />
      <path d="M392 280h38l-6 38h-26Z" className={paint.edge} />
      {/* cup */}
      <path d="M360 294h20v15a9 9 0 0 1-9 9h-2a9 9 0 0 1-9-9Z" className={paint.reward} />
      <path d="M366 287c-3-5 3-7 0-12M374 287c-3-5 3-7 0-12" className={paint.lineSoft} />
    </svg>
  );
}
