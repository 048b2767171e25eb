import type { Tone } from '../theme/tokens.ts';
import * as styles from './chart.css.ts';
import { ChartFrame, type ChartTexts } from './chart-frame.tsx';

const width = 240;
const height = 48;
const edge = 4;

export interface SparklineProps extends ChartTexts {
  tone?: Tone | undefined;
}

/** The course of a figure as one line between its own lowest and highest value. */
export function Sparkline({ tone = 'brand', ...texts }: SparklineProps) {
  const { points } = texts;
  const values = points.map((point) => point.value);
  // A single figure is a level line.
  if (values.length === 1) values.push(...values);
  const low = Math.min(...values);
  const range = Math.max(...values) - low || 1;
  const step = values.length > 1 ? (width - edge * 2) / (values.length - 1) : 0;
  const path = values.map((value, index) => {
    const x = edge + index * step;
    const y = height - edge - ((value - low) / range) * (height - edge * 2);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  return (
    <ChartFrame {...texts}>
      <svg
        aria-hidden="true"
        className={styles.line}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        focusable="false"
      >
        <polyline points={path.join(' ')} vectorEffect="non-scaling-stroke" className={styles.stroke[tone]} />
      </svg>
    </ChartFrame>
  );
}
