import { callWindowMark } from '@tutor/realtime/calls/call-windows';
import { hasTabMark } from '@tutor/realtime/tabs/tab-mark';
import type { Call } from '@tutor/rules/calls/call';
import { seconds } from '@tutor/rules/time/durations';
import { useEffect, useState } from 'react';

/** The browser says nothing when a window of it goes. */
const askEveryMs = seconds(2);

/** Whether a window of this browser is in a call. One that crashed is not. */
export function useCallWindow(call: Call | undefined): boolean {
  const [isHere, setHere] = useState(false);
  const callId = call?.id;
  useEffect(() => {
    if (callId === undefined) return setHere(false);
    let isGone = false;
    const ask = async (): Promise<void> => {
      const found = await hasTabMark(callWindowMark(callId));
      if (!isGone) setHere(found);
    };
    void ask();
    const timer = window.setInterval(() => void ask(), askEveryMs);
    return () => {
      isGone = true;
      window.clearInterval(timer);
    };
  }, [callId]);
  return isHere;
}
