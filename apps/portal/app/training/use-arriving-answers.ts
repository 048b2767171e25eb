import { useRevalidator } from '@remix-run/react';
import { callTimeoutMs } from '@tutor/rules/realtime/policy';
import { useEffect, useRef, useState } from 'react';
import { onceAllArrived } from './answers-on-the-way.ts';

/**
 * Whether answers that a page before this one sent are still on their way: the list of answers is drawn anew once they have
 * arrived. Waits no longer than a call may take.
 */
export function useArrivingAnswers(recodeId: number): boolean {
  const [isArriving, setArriving] = useState(false);
  const { revalidate } = useRevalidator();
  const ask = useRef(revalidate);
  ask.current = revalidate;
  useEffect(() => {
    const arrival = onceAllArrived(recodeId);
    if (arrival === undefined) return;
    let isGone = false;
    setArriving(true);
    const late = new Promise((resolve) => setTimeout(resolve, callTimeoutMs));
    void Promise.race([arrival, late]).then(() => {
      if (isGone) return;
      setArriving(false);
      ask.current();
    });
    return () => {
      isGone = true;
    };
  }, [recodeId]);
  return isArriving;
}
