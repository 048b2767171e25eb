import { useForm } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { Form, type FormProps, useNavigation } from '@remix-run/react';
import type { FormSlotProps } from '@tutor/ui/shell/form-slot';
import { createElement } from 'react';
import type { z } from 'zod';
import type { SectionReply } from './personal-data.server.ts';

/** A section's form: checked by its schema when a field is left and before it is sent, and by the same schema on the server. */
export function useSection<Schema extends z.ZodType>(intent: string, schema: Schema, reply: SectionReply | undefined) {
  const own = reply?.intent === intent ? reply : undefined;
  const navigation = useNavigation();
  const [form] = useForm({
    id: `section-${intent}`,
    onValidate: ({ formData }) => parseWithZod(formData, { schema }),
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
  });
  const typed = Object.fromEntries(
    Object.entries(form.allErrors).map(([name, messages]) => [name, messages[0]] as const),
  );
  const isTouched = Object.keys(typed).length > 0;
  return {
    id: form.id,
    onSubmit: form.onSubmit,
    errors: isTouched ? typed : (own?.fieldErrors ?? {}),
    error: own?.error ?? undefined,
    focusKey: own,
    isSubmitting: navigation.formData?.get('intent') === intent,
    Form: SectionFormElement,
    /** What was typed before a refusal, for pages without JavaScript. */
    values: own?.values,
    hobbies: own?.hobbies,
    isToBeConfirmed: own?.isToBeConfirmed ?? false,
  };
}

/** Remix's form that leaves the page where it is. */
export function SectionFormElement(props: FormSlotProps) {
  const given: FormProps = { ...props, preventScrollReset: true };
  return createElement(Form, given);
}
