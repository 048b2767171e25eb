import { resendCountdown } from '@tutor/rules/account/verification-code';
import { useNow } from '@tutor/ui/primitives/behaviour/now.tsx';
import { useEffect, useState } from 'react';
import { readTabWords, writeTabWords } from '../kit/line/tab-memory.ts';
import { useFrame } from '../session/use-frame.ts';

/**
 * When the last code went out, also where the page was loaded anew or the dialog opened again since: the tab remembers it for
 * as long as no other code can be asked for. `action` tells one kind of code from another.
 */
export function useCodeSent(action: string, sentAtMs: number | undefined): number | undefined {
  const key = `code-sent:${useFrame().tutor.tuid}:${action}`;
  const nowMs = useNow('minute').getTime();
  const [kept, setKept] = useState<number>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked up once; later codes are told by their answers
  useEffect(() => {
    const [sent] = [...readTabWords(key)].map(Number);
    if (resendCountdown(sent, nowMs) > 0) setKept(sent);
  }, [key]);
  useEffect(() => {
    if (sentAtMs !== undefined) writeTabWords(key, [String(sentAtMs)]);
  }, [key, sentAtMs]);
  return sentAtMs ?? kept;
}
