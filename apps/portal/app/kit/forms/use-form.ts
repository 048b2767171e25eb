import { useLimitFlow } from './reply-toast.ts';
import { StayingForm } from './staying-form.ts';
import { useFormReply } from './use-action-reply.ts';
import { type FieldChecks, useFieldChecks } from './use-field-checks.ts';
import { useIsSending } from './use-is-sending.ts';

/**
 * A form of a page: checked by its schema when a field is left and before it is sent, and by the same schema on the server
 * (`sendForm`). To be spread onto the page's form, which sends its name along as `form`.
 */
export function useForm<Rules>(name: string, { load, schemaOf }: Omit<FieldChecks<Rules>, 'id'>) {
  const own = useFormReply(name);
  useLimitFlow(own);
  const checks = useFieldChecks({ id: name, load, schemaOf });
  const errors: Record<string, string | undefined> = checks.hasErrors ? checks.errors : (own?.fieldErrors ?? {});
  return {
    name,
    Form: StayingForm,
    onSubmit: checks.onSubmit,
    errors,
    error: own?.error ?? undefined,
    said: own?.said,
    sentAtMs: own?.sentAtMs,
    focusKey: own,
    isSubmitting: useIsSending(name),
    /** What was typed before a refusal. */
    values: own?.values,
    repliedKey: own?.values.key,
  };
}
