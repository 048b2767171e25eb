import * as paint from './growth-drawing.css.ts';

/** A red packet with something inside, or a seedling that grows. Decorative. */
export function GrowthDrawing({ name, className }: { name: 'redPacket' | 'seedling'; className?: string | undefined }) {
  return (
    <svg viewBox="0 0 40 40" className={className} aria-hidden="true" focusable="false">
      {name === 'redPacket' ? (
        <>
          <rect x="8" y="4" width="24" height="32" rx="4" className={paint.envelope} />
          <path d="M9 12c5 6 17 6 22 0" className={paint.flap} />
          <circle cx="20" cy="17.5" r="6" className={paint.seal} />
          <path d="M20 14.5v6m-2.5-3.5 2.5-2.5 2.5 2.5" className={paint.sealMark} />
        </>
      ) : (
        <>
          <path d="M20 27V15" className={paint.stem} />
          <path d="M20 19c0-7-5-10-12-10 0 7 5 11 12 10Z" className={paint.leaf} />
          <path d="M20 15c0-6 4-9 11-9 0 7-4 10-11 9Z" className={paint.leafLight} />
          <path d="M11 27h18l-2 8.5a2 2 0 0 1-2 1.5H15a2 2 0 0 1-2-1.5Z" className={paint.pot} />
          <rect x="9.5" y="25" width="21" height="4" rx="1.5" className={paint.potRim} />
        </>
      )}
    </svg>
  );
}
