import type { FormReply } from '../kit/forms/form-reply.ts';
import { useFormDialog } from '../kit/forms/use-form-dialog.ts';
import type { ScheduleMore } from './send-schedule.server.ts';
import { useSubmissionKey } from './submission-key.ts';

interface ScheduleSubmissionOptions {
  /** Where the form posts to. */
  path: string;
  /** Name of the draft that is forgotten once it was saved. */
  draft: string;
}

interface ScheduleSubmission {
  /** What the last submission was answered; undefined before the first, and while another is under way. */
  reply: FormReply<ScheduleMore> | undefined;
  /** Nothing was sent by script since the page was loaded. */
  isUntouched: boolean;
  /** On its way, or saved and the page's newest data not here yet. */
  isSubmitting: boolean;
  /** Sends a form; sent again with the same `content`, it has one effect. */
  send: (form: FormData, content: string) => void;
}

/** Sends a page of the schedule without leaving it, and tells what it was answered. */
export function useScheduleSubmission({ path, draft }: ScheduleSubmissionOptions): ScheduleSubmission {
  const form = useFormDialog<ScheduleMore>({ action: path, draft: { name: draft, sentBy: 'save' } });
  const saved = form.reply?.isDone === true ? form.reply : undefined;
  const keyOf = useSubmissionKey(saved);
  const isSending = form.sendingIntent !== undefined;
  return {
    // Said as soon as it is known: on a line that is gone the page's newest data may take long to come.
    reply: isSending ? undefined : form.reply,
    isUntouched: !form.isBusy && form.reply === undefined,
    isSubmitting: isSending || (form.isBusy && saved !== undefined),
    send: (sent, content) => {
      sent.append('key', keyOf(content));
      form.sendForm(sent);
    },
  };
}
