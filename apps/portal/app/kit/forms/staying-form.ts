import { Form, type FormProps } from '@remix-run/react';
import type { FormSlotProps } from '@tutor/ui/forms/form-slot.tsx';
import { createElement } from 'react';

/** Remix's form that leaves the page where it is. */
export function StayingForm(props: FormSlotProps) {
  const given: FormProps = { ...props, preventScrollReset: true };
  return createElement(Form, given);
}
