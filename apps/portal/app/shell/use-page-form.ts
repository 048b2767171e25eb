import { useForm } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { Form, type FormProps, useNavigation } from '@remix-run/react';
import type { FormSlotProps } from '@tutor/ui/shell/form-slot';
import { createElement } from 'react';
import type { z } from 'zod';
import type { PageFormReply } from './page-form.server.ts';

/** A form of a page: checked by its schema when a field is left and before it is sent, and by the same schema on the server. */
export function usePageForm<Schema extends z.ZodType>(name: string, schema: Schema, reply: PageFormReply | undefined) {
  const own = reply?.form === name ? reply : undefined;
  const navigation = useNavigation();
  const [form] = useForm({
    id: name,
    onValidate: ({ formData }) => parseWithZod(formData, { schema }),
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
  });
  const typed: Record<string, string | undefined> = Object.fromEntries(
    Object.entries(form.allErrors).map(([field, messages]) => [field, messages[0]] as const),
  );
  const errors: Record<string, string | undefined> = Object.keys(typed).length > 0 ? typed : (own?.fieldErrors ?? {});
  return {
    name,
    Form: StayingForm,
    onSubmit: form.onSubmit,
    errors,
    error: own?.error ?? undefined,
    focusKey: own,
    isSubmitting: navigation.formData?.get('form') === name,
    /** What was typed before a refusal. */
    values: own?.values,
  };
}

/** Remix's form that leaves the page where it is. */
function StayingForm(props: FormSlotProps) {
  const given: FormProps = { ...props, preventScrollReset: true };
  return createElement(Form, given);
}
