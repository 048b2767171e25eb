import { useFetcher } from '@remix-run/react';
import type { FormSlotProps } from '@tutor/ui/shell/form-slot.tsx';
import { useEffect, useMemo, useRef, useState } from 'react';
import { errorInPlace, useReplyToast } from '../kit/reply-toast.ts';
import type { DetailReply } from './class-detail-action.server.ts';

/**
 * A form of the class's page: sends in the background, a plain form without JavaScript. `pageReply` is what the server drew
 * the page with; `onDone` is told once for each intent that has done its work. What was said counts until it is forgotten.
 */
export function useDetailForm(
  pageReply: DetailReply | undefined,
  onDone?: (intent: string, reply: DetailReply) => void,
) {
  const fetcher = useFetcher<DetailReply>();
  const latest = fetcher.data ?? pageReply;
  const [forgotten, setForgotten] = useState<DetailReply>();
  const reply = latest === forgotten ? undefined : latest;
  useReplyToast(fetcher.data);
  const onDoneRef = useRef(onDone);
  onDoneRef.current = onDone;
  useEffect(() => {
    if (fetcher.data?.isDone === true) onDoneRef.current?.(fetcher.data.intent, fetcher.data);
  }, [fetcher.data]);
  return {
    Form: fetcher.Form satisfies (props: FormSlotProps) => unknown,
    submit: fetcher.submit,
    // Which button was pressed, while its answer is on the way.
    sending: fetcher.state === 'submitting' ? String(fetcher.formData?.get('intent') ?? '') : undefined,
    isBusy: fetcher.state !== 'idle',
    reply,
    /** The form that was answered is closed: opened again, it begins anew. */
    forget: () => setForgotten(latest),
    // A page without JavaScript has no other place for it.
    error: reply === fetcher.data ? errorInPlace(reply) : (reply?.error ?? undefined),
    fieldErrors: useMemo(() => reply?.fieldErrors ?? {}, [reply]),
  };
}
