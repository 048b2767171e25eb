import { useFetcher } from '@remix-run/react';
import type { FormSlotProps } from '@tutor/ui/shell/form-slot';
import { useEffect, useMemo, useRef } from 'react';
import { useReplyToast } from '../shell/reply-toast.ts';
import type { DetailReply } from './class-detail-action.server.ts';

/**
 * A form of the class's page: sends in the background, a plain form without JavaScript. `pageReply` is what the server drew
 * the page with; `onDone` is told once for each intent that has done its work.
 */
export function useDetailForm(pageReply: DetailReply | undefined, onDone?: (intent: string) => void) {
  const fetcher = useFetcher<DetailReply>();
  const reply = fetcher.data ?? pageReply;
  useReplyToast(fetcher.data);
  const onDoneRef = useRef(onDone);
  onDoneRef.current = onDone;
  useEffect(() => {
    if (fetcher.data?.isDone === true) onDoneRef.current?.(fetcher.data.intent);
  }, [fetcher.data]);
  return {
    Form: fetcher.Form satisfies (props: FormSlotProps) => unknown,
    submit: fetcher.submit,
    // Which button was pressed, while its answer is on the way.
    sending: fetcher.state === 'submitting' ? String(fetcher.formData?.get('intent') ?? '') : undefined,
    isBusy: fetcher.state !== 'idle',
    reply,
    error: reply?.error ?? undefined,
    fieldErrors: useMemo(() => reply?.fieldErrors ?? {}, [reply]),
  };
}
