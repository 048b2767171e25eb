import { useFetcher } from '@remix-run/react';
import { useDraftStore } from '@tutor/ui/drafts/drafts-provider.tsx';
import { useEffect, useRef, useState } from 'react';
import type { FormReply } from './form-reply.ts';
import { errorInPlace, useLimitFlow, useReplyToast } from './reply-toast.ts';

const noErrors: FormReply['fieldErrors'] = {};

interface FormDialogOptions<More> {
  action: string;
  /** A button has done its work. */
  onDone?: (intent: string, reply: FormReply<More>) => void;
  /** The draft that the form keeps, forgotten once the button of this intent has done its work. */
  draft?: { name: string; sentBy: string };
}

/**
 * A form that leaves its page where it is, such as a dialog's: sends in the background, keeps what was typed, and tells when a
 * button has done its work. `More` is what `sendForm` sends along for it.
 */
export function useFormDialog<More = object>({ action, onDone, draft }: FormDialogOptions<More>) {
  const drafts = useDraftStore();
  const fetcher = useFetcher<unknown>();
  // Every reply is made of text, numbers and the like: it comes through JSON as it was.
  const reply = fetcher.data as FormReply<More> | undefined;
  // What stands in the form needs no toast beside it.
  useReplyToast(reply?.error == null ? reply : undefined);
  useLimitFlow(reply);
  // A code stays sent, whatever is answered after it.
  const [sentAtMs, setSentAtMs] = useState<number>();
  const onReply = (answer: FormReply<More>): void => {
    if (answer.sentAtMs !== undefined) setSentAtMs(answer.sentAtMs);
    if (!answer.isDone) return;
    if (draft?.sentBy === answer.intent) drafts.clear(draft.name);
    onDone?.(answer.intent, answer);
  };
  const onReplyRef = useRef(onReply);
  onReplyRef.current = onReply;
  useEffect(() => {
    if (reply !== undefined) onReplyRef.current(reply);
  }, [reply]);
  return {
    Form: fetcher.Form,
    send: (values: Record<string, string>) => fetcher.submit(values, { method: 'post', action }),
    /** The same with everything of a form, such as several fields of one name. */
    sendForm: (form: FormData) => {
      form.set('intent', draft?.sentBy ?? '');
      fetcher.submit(form, { method: 'post', action });
    },
    sendingIntent: fetcher.state === 'submitting' ? String(fetcher.formData?.get('intent') ?? '') : undefined,
    /** On its way, or answered and the page's newest data not here yet. */
    isBusy: fetcher.state !== 'idle',
    reply,
    error: errorInPlace(reply),
    fieldErrors: reply?.fieldErrors ?? noErrors,
    repliedKey: reply?.values.key,
    sentAtMs,
  };
}
