import { Form } from '@remix-run/react';
import type { FormSlotProps } from '@tutor/ui/forms/form-slot.tsx';
import { createElement } from 'react';

/** Remix's form that leads on to another page, which begins at its top. */
export function LeadingForm(props: FormSlotProps) {
  return createElement(Form, props);
}
