import { useEffect } from 'react';
import { startMoodlePoll } from './moodle-poll.ts';
import { useRealtime } from './realtime-provider.tsx';
import { useWaiting } from './waiting-provider.tsx';

/** Asks for moodle messages now and then; stops with real time. */
export function useMoodlePoll(): void {
  const { connection } = useRealtime().snapshot;
  const { noteMoodleUnread } = useWaiting();
  const isStopped = connection.status === 'stopped';
  useEffect(() => (isStopped ? undefined : startMoodlePoll(noteMoodleUnread)), [isStopped, noteMoodleUnread]);
}
