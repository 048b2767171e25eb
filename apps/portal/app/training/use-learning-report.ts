import { seconds } from '@tutor/rules/time/durations';
import { useCallback, useEffect, useRef } from 'react';
import { ask } from '../kit/line/ask.ts';
import { type Learning, type LearningPlace, LearningReport } from './learning-report.ts';

const lookEveryMs = seconds(5);
const looksPerReport = 3;

/**
 * Tells the service how long a chapter is seen, and where the tutor is in it: every 15 s, and when the page is hidden or left.
 * `untold` is what it has not been told yet.
 */
export function useLearningReport(chapterId: number, place: LearningPlace) {
  const report = useRef<LearningReport>();
  const first = useRef(place);
  first.current = place;
  useEffect(() => {
    const made = new LearningReport({
      send: (learning) => sendLearning(chapterId, learning),
      place: first.current,
      isSeen: document.visibilityState === 'visible',
      now: () => performance.now(),
    });
    report.current = made;
    let looks = 0;
    const timer = setInterval(() => {
      made.look();
      looks += 1;
      if (looks % looksPerReport === 0) void made.report();
    }, lookEveryMs);
    const turn = (): void => {
      made.look(document.visibilityState === 'visible');
      void made.report();
    };
    document.addEventListener('visibilitychange', turn);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', turn);
      turn();
    };
  }, [chapterId]);
  const onPlace = useCallback((moved: Partial<LearningPlace>) => report.current?.moveTo(moved), []);
  const untold = useCallback((): Learning | undefined => {
    report.current?.look();
    return report.current?.untold();
  }, []);
  return { onPlace, untold };
}

async function sendLearning(chapterId: number, { seconds: used, readPercent, clipSeconds }: Learning): Promise<void> {
  const place = {
    chapterId: String(chapterId),
    seconds: String(used),
    read: String(readPercent),
    clip: String(clipSeconds),
  };
  // It goes out even while the page is being left.
  const told = await ask('/training/keep', place, { keepalive: true });
  if (told.isDone) return;
  // The session is over: a further report, as the page is left, would end the next one.
  if (told.kind === 'signedOut') return new Promise(() => undefined);
  throw new Error(told.message);
}
