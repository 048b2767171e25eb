import * as paint from './holiday-drawing.css.ts';

interface DrawingProps {
  className?: string | undefined;
}

const wreathLeaves = Array.from({ length: 22 }, (_, index) => (index * 360) / 22);
const wreathBerries = [28, 96, 152, 208, 264, 332];

/** A wreath with a bow around a warm light: Soft Mode's greeting. Decorative. */
export function WreathDrawing({ className }: DrawingProps) {
  return (
    <svg viewBox="0 0 200 176" className={className} aria-hidden="true" focusable="false">
      <circle cx="100" cy="84" r="58" className={paint.glow} />
      <circle cx="100" cy="84" r="26" className={paint.goldLight} />
      <circle cx="100" cy="84" r="16" className={paint.gold} />
      {wreathLeaves.map((degrees, index) => (
        <g
          key={degrees}
          transform={`rotate(${degrees} 100 84) translate(100 26) rotate(${index % 2 === 0 ? 52 : -52})`}
        >
          <path d="M0 16C-10 8-10-8 0-18 10-8 10 8 0 16Z" className={index % 2 === 0 ? paint.leaf : paint.leafLight} />
          <path d="M0 12V-10" className={paint.leafVein} />
        </g>
      ))}
      {wreathBerries.map((degrees) => (
        <g key={degrees} transform={`rotate(${degrees} 100 84)`}>
          <circle cx="97" cy="28" r="5" className={paint.berry} />
          <circle cx="105" cy="25" r="4" className={paint.berry} />
        </g>
      ))}
      <path d="M100 142c-8 10-14 22-24 28l2-12-12-2c10-4 18-10 26-18Z" className={paint.ribbonShade} />
      <path d="M100 142c8 10 14 22 24 28l-2-12 12-2c-10-4-18-10-26-18Z" className={paint.ribbonShade} />
      <path d="M98 140c-12-14-30-16-36-8-5 7 0 18 8 20 10 2 20-4 28-12Z" className={paint.ribbon} />
      <path d="M102 140c12-14 30-16 36-8 5 7 0 18-8 20-10 2-20-4-28-12Z" className={paint.ribbon} />
      <rect x="92" y="131" width="16" height="18" rx="6" className={paint.ribbonShade} />
    </svg>
  );
}

const flakes: readonly (readonly [x: number, y: number, r: number])[] = [
  [24, 40, 4],
  [62, 18, 3],
  [48, 92, 5],
  [90, 62, 3],
  [20, 138, 3],
  [74, 140, 4],
  [232, 22, 4],
  [262, 64, 3],
  [296, 36, 5],
  [244, 112, 4],
  [284, 132, 3],
  [300, 96, 3],
  [130, 20, 3],
  [206, 64, 3],
];

const baubles: readonly (readonly [x: number, y: number, className: string])[] = [
  [142, 96, paint.berry],
  [176, 104, paint.gold],
  [130, 140, paint.gold],
  [162, 134, paint.berry],
  [190, 146, paint.gold],
  [118, 184, paint.berry],
  [150, 178, paint.gold],
  [182, 186, paint.berry],
  [206, 188, paint.gold],
];

/** A tree with lights and presents in the snow. Decorative. */
export function ChristmasTreeDrawing({ className }: DrawingProps) {
  return (
    <svg viewBox="0 0 320 260" className={className} aria-hidden="true" focusable="false">
      <ellipse cx="160" cy="236" rx="150" ry="20" className={paint.ground} />
      {flakes.map(([x, y, r]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} className={paint.flake} />
      ))}
      <rect x="150" y="208" width="20" height="26" rx="3" className={paint.trunk} />
      <path d="M160 124c26 34 46 56 74 78 4 4 2 10-4 10H90c-6 0-8-6-4-10 28-22 48-44 74-78Z" className={paint.leaf} />
      <path d="M160 84c20 32 36 50 58 68 4 3 2 9-3 9H105c-5 0-7-6-3-9 22-18 38-36 58-68Z" className={paint.leafLight} />
      <path d="M160 42c14 28 26 46 42 62 3 4 1 9-4 9h-76c-5 0-7-5-4-9 16-16 28-34 42-62Z" className={paint.leaf} />
      <path d="M131 92c18 12 40 12 56-4M117 138c28 14 64 12 86-6M104 188c36 14 84 12 112-8" className={paint.garland} />
      {baubles.map(([x, y, look]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="5" className={look} />
      ))}
      <path
        d="m160 20 6.5 13.2 14.5 2.1-10.5 10.2 2.5 14.5-13-6.8-13 6.8 2.5-14.5L139 35.3l14.5-2.1Z"
        className={paint.gold}
      />
      <rect x="86" y="206" width="40" height="32" rx="4" className={paint.ribbon} />
      <path d="M106 206v32M86 220h40" className={paint.bow} />
      <path d="M106 206c-8-10-18-6-14 0 2 3 8 2 14 0Zm0 0c8-10 18-6 14 0-2 3-8 2-14 0Z" className={paint.goldLight} />
      <rect x="198" y="214" width="34" height="26" rx="4" className={paint.gold} />
      <path d="M215 214v26" className={paint.bow} />
      <path d="M60 240c6-8 20-8 26 0ZM232 244c8-10 26-10 34 0Z" className={paint.snow} />
    </svg>
  );
}

/** A bauble to hang at the page's edge. Decorative. */
export function BaubleDrawing({ className }: DrawingProps) {
  return (
    <svg viewBox="0 0 40 48" className={className} aria-hidden="true" focusable="false">
      <path d="M20 0v8" className={paint.garland} />
      <rect x="15" y="7" width="10" height="7" rx="2" className={paint.gold} />
      <circle cx="20" cy="29" r="16" className={paint.berry} />
      <path d="M5 27c10 6 20 6 30 0M7 36c8 5 18 5 26 0" className={paint.garland} />
    </svg>
  );
}
