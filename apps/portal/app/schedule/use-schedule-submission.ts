import { useFetcher } from '@remix-run/react';
import { useDraftStore } from '@tutor/ui/drafts/drafts-provider.tsx';
import { useEffect } from 'react';
import type { FormReply } from '../kit/form-reply.ts';
import { useReplyToast } from '../kit/reply-toast.ts';
import type { ScheduleResult } from './schedule.server.ts';
import { useSubmissionKey } from './submission-key.ts';

interface ScheduleSubmissionOptions {
  /** Where the form posts to. */
  path: string;
  /** Name of the draft that is forgotten once it was saved. */
  draft: string;
}

interface ScheduleSubmission {
  /** What the last submission was answered; undefined before the first, and while another is under way. */
  reply: FormReply<{ result: ScheduleResult | null }> | undefined;
  /** Nothing was sent by script since the page was loaded. */
  isUntouched: boolean;
  /** On its way, or saved and the page's newest data not here yet. */
  isSubmitting: boolean;
  /** Sends a form; sent again with the same `content`, it has one effect. */
  send: (form: FormData, content: string) => void;
}

/** Sends a page of the schedule without leaving it, and tells what it was answered. */
export function useScheduleSubmission({ path, draft }: ScheduleSubmissionOptions): ScheduleSubmission {
  const { state, data, submit } = useFetcher<FormReply<{ result: ScheduleResult | null }>>();
  useReplyToast(data);
  const saved = data?.result?.isSaved === true ? data : undefined;
  const keyOf = useSubmissionKey(saved);
  const drafts = useDraftStore();
  useEffect(() => {
    if (saved !== undefined) drafts.clear(draft);
  }, [saved, drafts, draft]);
  return {
    // Said as soon as it is known: on a line that is gone the page's newest data may take long to come.
    reply: state === 'submitting' ? undefined : data,
    isUntouched: state === 'idle' && data === undefined,
    isSubmitting: state === 'submitting' || (state === 'loading' && saved !== undefined),
    send: (form, content) => {
      form.append('key', keyOf(content));
      submit(form, { method: 'post', action: path });
    },
  };
}
