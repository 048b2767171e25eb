import { useFetcher } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import type { FormReply } from './form-reply.server.ts';
import { useReplyToast } from './reply-toast.ts';

/** A dialog's form: sends in the background, keeps what was typed, and tells when the main button has done its work. */
export function useFormDialog(action: string, onDone: (intent: string) => void) {
  const fetcher = useFetcher<FormReply>();
  const reply = fetcher.data;
  useReplyToast(reply);
  const onDoneRef = useRef(onDone);
  onDoneRef.current = onDone;
  useEffect(() => {
    if (reply?.isDone) onDoneRef.current(reply.intent);
  }, [reply]);
  return {
    send: (values: Record<string, string>) => fetcher.submit(values, { method: 'post', action }),
    sendingIntent: fetcher.state === 'submitting' ? String(fetcher.formData?.get('intent') ?? '') : undefined,
    error: reply?.error ?? undefined,
    fieldErrors: reply?.fieldErrors ?? {},
    sentAtMs: reply?.sentAtMs,
  };
}
