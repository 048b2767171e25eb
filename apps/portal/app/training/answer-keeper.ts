import { seconds } from '@tutor/rules/time/durations';

/** Whether what was answered is kept by the service: it alone says so. */
export type KeepState = 'kept' | 'keeping' | 'waiting';

export interface KeptAnswer {
  questionId: string;
  answer: readonly string[];
  revision: number;
}

interface AnswerKeeperOptions {
  /** Sends one answer; rejects where it did not arrive. */
  send: (kept: KeptAnswer) => Promise<void>;
  onState: (state: KeepState) => void;
  /** Highest revision that the service has. */
  revision: number;
}

/** Writing is quiet for this long before it is sent, and what did not arrive is sent again after this long. */
export const quietMs = seconds(1);
export const againMs = seconds(3);

/** Sends answers as they are given, one after the other and each question's latest alone, until each has arrived. */
export function answerKeeper({ send, onState, revision: first }: AnswerKeeperOptions) {
  const waiting = new Map<string, KeptAnswer>();
  let revision = first;
  let isSending = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const later = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void sendNext(), ms);
  };

  async function sendNext(): Promise<void> {
    const [next] = waiting.values();
    if (next === undefined || isSending) return;
    isSending = true;
    try {
      await send(next);
      // Unless it was answered anew meanwhile.
      if (waiting.get(next.questionId) === next) waiting.delete(next.questionId);
      onState(waiting.size === 0 ? 'kept' : 'keeping');
      isSending = false;
      await sendNext();
    } catch {
      isSending = false;
      onState('waiting');
      later(againMs);
    }
  }

  return {
    give: (questionId: string, answer: readonly string[]): void => {
      revision += 1;
      waiting.delete(questionId);
      waiting.set(questionId, { questionId, answer, revision });
      onState('keeping');
      later(quietMs);
    },
    stop: (): void => clearTimeout(timer),
  };
}
