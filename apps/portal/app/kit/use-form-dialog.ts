import { useFetcher } from '@remix-run/react';
import { useDraftStore } from '@tutor/ui/drafts/drafts-provider.tsx';
import { useEffect, useRef, useState } from 'react';
import type { FormReply } from './form-reply.ts';
import { errorInPlace, useLimitFlow, useReplyToast } from './reply-toast.ts';

const noErrors: FormReply['fieldErrors'] = {};

interface FormDialogOptions {
  action: string;
  /** A button has done its work. */
  onDone: (intent: string) => void;
  /** The draft that the dialog keeps, forgotten once the button of this intent has done its work. */
  draft?: { name: string; sentBy: string };
}

/** A dialog's form: sends in the background, keeps what was typed, and tells when a button has done its work. */
export function useFormDialog({ action, onDone, draft }: FormDialogOptions) {
  const drafts = useDraftStore();
  const fetcher = useFetcher<FormReply>();
  const reply = fetcher.data;
  // What stands in the dialog needs no toast beside it.
  useReplyToast(reply?.error == null ? reply : undefined);
  useLimitFlow(reply);
  // A code stays sent, whatever is answered after it.
  const [sentAtMs, setSentAtMs] = useState<number>();
  const onReply = ({ isDone, intent, sentAtMs: sent }: FormReply): void => {
    if (sent !== undefined) setSentAtMs(sent);
    if (!isDone) return;
    if (draft?.sentBy === intent) drafts.clear(draft.name);
    onDone(intent);
  };
  const onReplyRef = useRef(onReply);
  onReplyRef.current = onReply;
  useEffect(() => {
    if (reply !== undefined) onReplyRef.current(reply);
  }, [reply]);
  return {
    send: (values: Record<string, string>) => fetcher.submit(values, { method: 'post', action }),
    /** The same with everything of a form, such as several fields of one name. */
    sendForm: (form: FormData) => {
      form.set('intent', draft?.sentBy ?? '');
      fetcher.submit(form, { method: 'post', action });
    },
    sendingIntent: fetcher.state === 'submitting' ? String(fetcher.formData?.get('intent') ?? '') : undefined,
    error: errorInPlace(reply),
    fieldErrors: reply?.fieldErrors ?? noErrors,
    repliedKey: reply?.values.key,
    sentAtMs,
  };
}
