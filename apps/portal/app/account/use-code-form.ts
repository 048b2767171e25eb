import type { useForm } from '../kit/forms/use-form.ts';
import { useFormDialog } from '../kit/forms/use-form-dialog.ts';
import { useCodeSent } from './use-code-sent.ts';

/**
 * A page's form with a code that is sent from it: by script without leaving the page, as the dialogs send it, and else with
 * the form itself.
 */
export function useCodeForm(form: ReturnType<typeof useForm>, action: string) {
  const { send, sendingIntent, error, fieldErrors, ...dialog } = useFormDialog({ action, onDone: ignore });
  const sentAtMs = useCodeSent(action, dialog.sentAtMs ?? form.sentAtMs);
  const isRefused = Object.keys(fieldErrors).length > 0;
  return {
    form: {
      ...form,
      errors: isRefused ? fieldErrors : form.errors,
      error: form.error ?? error,
      focusKey: isRefused ? fieldErrors : form.focusKey,
      // A code stays sent, whatever is answered to the form after it.
      hidden: sentAtMs === undefined ? {} : { sentAtMs: String(sentAtMs) },
    },
    sending: {
      isInPage: true,
      sentAtMs,
      isSendingCode: sendingIntent !== undefined,
    },
    sendCode: (values: Record<string, string>) => send({ intent: 'send', ...values }),
  };
}

const ignore = () => undefined;
