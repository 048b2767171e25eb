import { useFormReply } from '../kit/forms/use-action-reply.ts';
import type { FieldChecks } from '../kit/forms/use-field-checks.ts';
import { useForm } from '../kit/forms/use-form.ts';
import type { SectionMore } from './save-personal-data.server.ts';
import { sectionForm } from './section-of.ts';

/** A section's form, as the section draws it. */
export function useSection<Rules>(intent: string, checks: Omit<FieldChecks<Rules>, 'id'>) {
  const name = sectionForm(intent);
  const { Form, onSubmit, errors, error, focusKey, isSubmitting, values } = useForm(name, checks);
  const { hobbies, isToBeConfirmed = false } = useFormReply<SectionMore>(name) ?? {};
  const section = { id: name, Form, onSubmit, errors, error, focusKey, isSubmitting };
  return { section, values, hobbies, isToBeConfirmed };
}
