import { historyDays } from '@tutor/rules/devices/network-limits';
import { days } from '@tutor/rules/time/durations';
import * as chart from '../primitives/data/chart.css.ts';
import * as styles from './network-history.css.ts';

interface NetworkChartProps {
  caption: string;
  /** A value that was not measured is null, and drawn as a hollow mark on the ground. */
  points: readonly { id: number; at: Date; value: number | null }[];
  now: Date;
  formatValue: (value: number) => string;
}

const width = 600;
const height = 120;
/** Width of a bar, and of a mark. */
const barWidth = 6;

/** Tests over 30 days, each where it stands in time. Hidden from screen readers: the table has the same figures. */
export function NetworkChart({ caption, points, now, formatValue }: NetworkChartProps) {
  const top = Math.max(1, ...points.map(({ value }) => value ?? 0));
  const firstMs = now.getTime() - days(historyDays);
  const placeOf = (at: Date): number => {
    const share = (at.getTime() - firstMs) / days(historyDays);
    return Math.min(1, Math.max(0, share)) * (width - barWidth);
  };
  return (
    <figure className={chart.figure}>
      <figcaption className={chart.caption}>
        <span>{caption}</span>, <span>{`at most ${formatValue(top)}`}</span>
      </figcaption>
      <svg
        aria-hidden="true"
        focusable="false"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className={styles.drawing}
      >
        <rect y={height - 1} width={width} height={1} className={chart.track} />
        {points.map(({ id, at, value }) => {
          const barHeight = value === null ? 4 : Math.max(4, (value / top) * (height - 4));
          return (
            <rect
              key={id}
              x={placeOf(at)}
              y={height - barHeight}
              width={barWidth}
              height={barHeight}
              className={value === null ? chart.track : chart.mark.brand}
            />
          );
        })}
      </svg>
      <div aria-hidden="true" className={styles.ends}>
        <span>{`${historyDays} days ago`}</span>
        <span>Today</span>
      </div>
    </figure>
  );
}
