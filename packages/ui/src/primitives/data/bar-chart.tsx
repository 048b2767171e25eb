import type { Tone } from '../../theme/tokens.ts';
import * as styles from './chart.css.ts';
import { ChartFrame, type ChartTexts } from './chart-frame.tsx';

/** Height of the tallest bar in px; also in `chart.css.ts`. */
const height = 96;

export interface BarChartProps extends ChartTexts {
  tone?: Tone | undefined;
}

/** A few bars from zero, with the labels under them. Values below zero are drawn as zero; the table tells the truth. */
export function BarChart({ tone = 'brand', ...texts }: BarChartProps) {
  const { points } = texts;
  const top = Math.max(1, ...points.map((point) => point.value));
  return (
    <ChartFrame {...texts}>
      <div aria-hidden="true" className={styles.columns}>
        {points.map((point) => {
          const barHeight = Math.max(2, Math.round((point.value / top) * height));
          return (
            <div key={point.label} className={styles.column}>
              <svg aria-hidden="true" className={styles.bar} focusable="false">
                <rect
                  y={height - barHeight}
                  width="100%"
                  height={barHeight}
                  rx={Math.min(4, barHeight / 2)}
                  className={point.value > 0 ? styles.mark[tone] : styles.track}
                />
              </svg>
              <span className={styles.tick}>{point.label}</span>
            </div>
          );
        })}
      </div>
    </ChartFrame>
  );
}
