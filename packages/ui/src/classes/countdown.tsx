import { durationText } from '@tutor/rules/time/zoned-text';
import { useNow } from '../primitives/behaviour/now.tsx';
import { VisuallyHidden } from '../primitives/layout/visually-hidden.tsx';

const minuteMs = 60_000;

/** Minutes before the instant at which a screen reader is told; in between it stays quiet. */
const announcedAtMinutes = [15, 5, 1] as const;

/** Time left as a clock: '2 d 4 h', '3:05:09' or '24:12'. */
export function clockText(leftMs: number): string {
  const total = Math.max(0, Math.ceil(leftMs / 1000));
  if (total >= 86_400) return durationText(leftMs);
  const two = (value: number): string => String(value).padStart(2, '0');
  const hours = Math.floor(total / 3600);
  const rest = `${two(Math.floor(total / 60) % 60)}:${two(total % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

export interface CountdownProps {
  to: Date;
  /** What happens then, read out as 'Class starts in 5 min'. */
  event: string;
  className?: string | undefined;
}

/** Counts down by the second for the eye; for the ear only at 15, 5 and 1 minutes and at the end. */
export function Countdown({ to, event, className }: CountdownProps) {
  const now = useNow('second');
  const leftMs = to.getTime() - now.getTime();
  const told = announcedAtMinutes.findLast((minutes) => leftMs <= minutes * minuteMs);
  const announcement = leftMs <= 0 ? `${event} now.` : told === undefined ? '' : `${event} in ${told} min.`;
  return (
    <span className={className}>
      <span aria-hidden="true">{clockText(leftMs)}</span>
      <VisuallyHidden>{leftMs <= 0 ? 'now' : durationText(leftMs)}</VisuallyHidden>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </span>
  );
}
