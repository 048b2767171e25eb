import { Form, type FormProps, useNavigation } from '@remix-run/react';
import type { FormSlotProps } from '@tutor/ui/shell/form-slot.tsx';
import { createElement } from 'react';
import { useLimitFlow } from '../kit/reply-toast.ts';
import { type FieldChecks, useFieldChecks } from '../kit/use-field-checks.ts';
import type { SectionReply } from './personal-data.server.ts';
import { sectionOf } from './section-of.ts';

/** A section's form: checked by its schema when a field is left and before it is sent, and by the same schema on the server. */
export function useSection<Rules>(
  intent: string,
  { load, schemaOf }: Omit<FieldChecks<Rules>, 'id'>,
  reply: SectionReply | undefined,
) {
  const own = reply !== undefined && sectionOf(reply.intent) === intent ? reply : undefined;
  // An entry's removal is answered here, too; it is nothing that was typed into the form.
  const typed = own?.intent === intent ? own : undefined;
  useLimitFlow(own);
  const isSubmitting = useIsSent(intent);
  const checks = useFieldChecks({ id: `section-${intent}`, load, schemaOf });
  return {
    id: checks.id,
    onSubmit: checks.onSubmit,
    errors: checks.hasErrors ? checks.errors : (typed?.fieldErrors ?? {}),
    error: own?.error ?? undefined,
    focusKey: own,
    isSubmitting,
    Form: SectionFormElement,
    /** What was typed before a refusal, for pages without JavaScript. */
    values: typed?.values,
    hobbies: typed?.hobbies,
    isToBeConfirmed: typed?.isToBeConfirmed ?? false,
  };
}

/** Whether the form of an intent is on its way. */
export function useIsSent(intent: string): boolean {
  return useNavigation().formData?.get('intent') === intent;
}

/** Remix's form that leaves the page where it is; once it is saved, at its section. */
export function SectionFormElement(props: FormSlotProps) {
  const given: FormProps = { ...props, preventScrollReset: true };
  return createElement(Form, given);
}
