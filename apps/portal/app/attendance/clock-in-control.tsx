import { useFetcher } from '@remix-run/react';
import type { ClockInState } from '@tutor/rules/attendance/clock-in';
import { ClockInButton } from '@tutor/ui/attendance/clock-in-button';
import type { ActionReply } from '../shell/action-reply.server.ts';
import { useReplyToast } from '../shell/reply-toast.ts';
import type { ClockInReply } from './clock-in.ts';

/** The clock-in button, sending in the background. What the reply said holds until the next load. */
export function ClockInControl({ state }: { state: ClockInState }) {
  const fetcher = useFetcher<ActionReply<ClockInReply>>();
  useReplyToast(fetcher.data);
  const result = fetcher.data?.result ?? undefined;
  return (
    <ClockInButton
      state={result?.state ?? state}
      action="/attendance/clock-in"
      Form={fetcher.Form}
      isSending={fetcher.state === 'submitting'}
      result={result}
    />
  );
}
