import type { NoticeAnswer } from '@tutor/rules/messages/message-kinds';
import { toastStore } from '@tutor/ui/primitives/feedback/toast-store.ts';
import { useEffect, useRef } from 'react';
import { useRealtime } from './realtime-provider.tsx';

/**
 * Says that a class notice which stands open here was answered: its form goes, and what was typed into it with it. Most likely
 * in another tab; it may also be an answer of this one whose reply was lost, so no place is named. `sent` is what was pressed
 * here, until it is refused: it needs no words when it comes true, and the other answer in its place the more.
 */
export function useAnsweredElsewhere(mid: number, sent: NoticeAnswer | undefined): void {
  const answer = useRealtime().snapshot.reads.facts.get(mid)?.answer ?? null;
  const known = useRef(answer);
  useEffect(() => {
    if (answer === known.current) return;
    known.current = answer;
    if (answer === null || answer === sent) return;
    toastStore.add({ tone: 'info', message: `This notice has been ${answer} meanwhile.` });
  }, [answer, sent]);
}
