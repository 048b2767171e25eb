import { type DueReminder, reminderKey, type Unanswered } from '@tutor/rules/attendance/reminder-ladder';
import { useEffect, useRef } from 'react';
import { useAlerts } from '../messages/alerts-provider.tsx';
import { useFrame } from '../session/use-frame.ts';
import { claimRounds } from './claim-rounds.ts';

/**
 * Rings once for each reminder that becomes due while the page is open, and again for each repeat of the last one; of
 * several tabs the one that can be heard rings. What was due when the page came stays silent, but for what is urgent; so
 * it is in quiet hours.
 */
export function useReminderSound(due: readonly DueReminder<Unanswered>[]): void {
  const { tuid } = useFrame().tutor;
  const { isHeardHere, canRing, ring } = useAlerts();
  const rung = useRef<Set<string>>();
  const rounds = due.map((reminder) => `${reminderKey(reminder.item.id, reminder)}:${reminder.round}`).join(' ');
  const isUrgent = due.some((reminder) => reminder.isUrgent);

  useEffect(() => {
    // Nothing is noted as rung before it can be heard.
    if (!canRing) return;
    const isFirst = rung.current === undefined;
    const known = rung.current ?? new Set();
    rung.current = known;
    const fresh = rounds.split(' ').filter((round) => round !== '' && !known.has(round));
    for (const round of fresh) known.add(round);
    if (fresh.length === 0 || (isFirst && !isUrgent)) return;
    // A tab that cannot be heard leaves it to the one that can.
    if (isHeardHere() && claimRounds(tuid, fresh.join(' '))) ring(isUrgent);
  }, [rounds, isUrgent, tuid, isHeardHere, canRing, ring]);
}
