import { callTimeoutMs } from '@tutor/rules/realtime/policy';
import { useEffect, useRef, useState } from 'react';
import { leaveForLogin } from '../kit/leave-for-login.ts';
import { answerKeeper, type KeepState, type KeptAnswer } from './answer-keeper.ts';

/** Keeps the answers of an attempt on the service as they are given. Says how far that is; nothing before the first one. */
export function useAnswerKeeper(recodeId: number, revision: number) {
  const [state, setState] = useState<KeepState>();
  const [first] = useState(revision);
  const keeper = useRef<ReturnType<typeof answerKeeper>>();
  useEffect(() => {
    const made = answerKeeper({ send: (kept) => sendAnswer(recodeId, kept), onState: setState, revision: first });
    keeper.current = made;
    return () => made.stop();
  }, [recodeId, first]);
  const give = (questionId: string, answer: readonly string[]): void => keeper.current?.give(questionId, answer);
  return { state, give };
}

async function sendAnswer(recodeId: number, { questionId, answer, revision }: KeptAnswer): Promise<void> {
  const reply = await fetch('/training/keep', {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams([
      ['recodeId', String(recodeId)],
      ['questionId', questionId],
      ['revision', String(revision)],
      ...answer.map((part) => ['answer', part]),
    ]),
    signal: AbortSignal.timeout(callTimeoutMs),
  });
  if (reply.status === 401) leaveForLogin();
  if (!reply.ok) throw new Error(`The service answered with ${reply.status}.`);
}
