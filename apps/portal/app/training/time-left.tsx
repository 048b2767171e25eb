import { clockText } from '@tutor/rules/time/clock-text';
import { secondsLeft } from '@tutor/rules/time/countdown';
import { timeText } from '@tutor/rules/time/zoned-text';
import { useNow } from '@tutor/ui/primitives/behaviour/now.tsx';
import { VisuallyHidden } from '@tutor/ui/primitives/layout/visually-hidden.tsx';
import { useFrame } from '../session/use-frame.ts';

/** The time that a test goes on, by the service's clock. Screen readers hear of its last five minutes and its last one. */
export function TimeLeft({ end }: { end: Date }) {
  const now = useNow('second');
  const { zone } = useFrame().tutor;
  const left = secondsLeft(end.getTime(), now.getTime());
  const leftText = left > 0 ? `${clockText(left)} left` : 'the time is over';
  return (
    <>
      <span>{`Ends at ${timeText(end, zone)} (${zone}): ${leftText}. What is saved by then is handed in by itself.`}</span>
      <VisuallyHidden>
        <span role="status">{warning(left)}</span>
      </VisuallyHidden>
    </>
  );
}

function warning(left: number): string {
  if (left === 0) return 'The time is over.';
  if (left <= 60) return 'Less than 1 minute left.';
  return left <= 300 ? 'Less than 5 minutes left.' : '';
}
