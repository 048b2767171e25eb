import { useFormDialog } from '../shell/use-form-dialog.ts';
import type { usePageForm } from '../shell/use-page-form.ts';

/**
 * A page's form with a code that is sent from it: by script without leaving the page, as the dialogs send it, and else with
 * the form itself.
 */
export function useCodeForm(form: ReturnType<typeof usePageForm>, action: string) {
  const { send, sendingIntent, sentAtMs, error, fieldErrors } = useFormDialog({ action, onDone: ignore });
  const isRefused = Object.keys(fieldErrors).length > 0;
  return {
    form: {
      ...form,
      errors: isRefused ? fieldErrors : form.errors,
      error: form.error ?? error,
      focusKey: isRefused ? fieldErrors : form.focusKey,
    },
    sending: {
      isInPage: true,
      sentAtMs: sentAtMs ?? form.sentAtMs,
      isSendingCode: sendingIntent !== undefined,
    },
    sendCode: (values: Record<string, string>) => send({ intent: 'send', ...values }),
  };
}

const ignore = () => undefined;
