import { clockText } from '@tutor/rules/time/clock-text';
import { secondsLeft } from '@tutor/rules/time/countdown';
import { timeText } from '@tutor/rules/time/zoned-text';
import { useNow } from '@tutor/ui/primitives/behaviour/now.tsx';
import { VisuallyHidden } from '@tutor/ui/primitives/layout/visually-hidden.tsx';
import { TestStatus } from '@tutor/ui/training/test-status.tsx';
import { useFrame } from '../session/use-frame.ts';

/** When a test ends, in the tutor's zone. */
export function TestEnd({ end }: { end: Date }) {
  const { zone } = useFrame().tutor;
  return <span>{`Ends at ${timeText(end, zone)} (${zone}). What is saved by then is handed in by itself.`}</span>;
}

/**
 * The time that a test goes on, by the service's clock, beside what is said of its answers. Screen readers hear of its last five
 * minutes and its last one.
 */
export function TimeLeft({ end, state }: { end: Date; state?: string | undefined }) {
  const now = useNow('second');
  const left = secondsLeft(end.getTime(), now.getTime());
  return (
    <TestStatus time={left > 0 ? `${clockText(left)} left` : 'The time is over'} isShort={left <= 300} state={state}>
      <VisuallyHidden>
        <span role="status">{warning(left)}</span>
      </VisuallyHidden>
    </TestStatus>
  );
}

function warning(left: number): string {
  if (left === 0) return 'The time is over.';
  if (left <= 60) return 'Less than 1 minute left.';
  return left <= 300 ? 'Less than 5 minutes left.' : '';
}
