import { useFetcher } from '@remix-run/react';
import type { ClockInState } from '@tutor/rules/attendance/clock-in';
import { ClockInButton, type ClockInButtonProps } from '@tutor/ui/attendance/clock-in-button.tsx';
import { useState } from 'react';
import type { FormReply } from '../kit/forms/form-reply.ts';
import { useReplyToast } from '../kit/forms/reply-toast.ts';
import type { ClockInResult } from './clock-in.ts';

type ClockInControlProps = Pick<ClockInButtonProps, 'state' | 'formId' | 'size' | 'isFullWidth'>;

/**
 * The clock-in button, sending in the background. All of them on a page are one: what the service answered to any is shown
 * by each, until a load brings another state.
 */
export function ClockInControl({ state, ...look }: ClockInControlProps) {
  const { Form, data, state: sending } = useClockInFetcher();
  const result = data?.result;
  const [known, setKnown] = useState<Known>({ loaded: state, shown: state, result, answer: undefined });
  if (known.result !== result) setKnown({ loaded: state, shown: result?.state ?? state, result, answer: result });
  else if (known.loaded !== state) setKnown({ ...known, loaded: state, shown: state });
  return (
    <ClockInButton
      {...look}
      state={known.shown}
      action="/attendance/clock-in"
      Form={Form}
      isSending={sending === 'submitting'}
      result={known.answer}
    />
  );
}

interface Known {
  loaded: ClockInState;
  /** The newest of both: of what was loaded and what was answered. */
  shown: ClockInState;
  /** The last answer that any button of the page got. */
  result: ClockInResult | undefined;
  /** The answer since this button is there; an older one is yesterday's news. */
  answer: ClockInResult | undefined;
}

/** Tells the answer to a clock-in once, however many buttons the page has. */
export function useClockInToast(): void {
  useReplyToast(useClockInFetcher().data);
}

function useClockInFetcher() {
  return useFetcher<FormReply<{ result: ClockInResult }>>({ key: 'clock-in' });
}
