import type { ReactNode } from 'react';
import { FormDraft, type FormDraftProps } from '../drafts/form-draft.tsx';
import { Button } from '../primitives/buttons/button.tsx';
import { Banner } from '../primitives/feedback/banner.tsx';
import { FieldErrorSummary } from './field-error-summary.tsx';
import { FormRefusal } from './form-refusal.tsx';
import type { FormSlot, FormSlotProps } from './form-slot.tsx';
import * as styles from './page-form.css.ts';

export interface PageFormProps
  extends Pick<FormSlotProps, 'action' | 'onSubmit' | 'encType'>,
    Pick<FormDraftProps, 'formKey' | 'repliedKey'> {
  /** Name of the form: its id, its draft, and the beginning of its fields' ids. */
  name: string;
  /** What a screen reader calls it. */
  label: string;
  Form?: FormSlot | undefined;
  /** Fields that go along unseen. */
  hidden?: Readonly<Record<string, string>> | undefined;
  /** What its fields are called, by their names: for the summary of what is wrong. */
  labels: Readonly<Record<string, string>>;
  /** What one of its buttons has done; the form goes on. */
  said?: string | undefined;
  /** The refusal of the whole. */
  error?: string | undefined;
  /** What is wrong with which field. */
  errors?: Readonly<Record<string, string | undefined>> | undefined;
  /** Pass each new reply of the server: the focus moves to the fields at fault, a refusal of the whole comes into sight. */
  focusKey?: unknown;
  isSubmitting?: boolean | undefined;
  submitLabel: string;
  /** Stands before the button. */
  otherWayOut?: ReactNode;
  children: ReactNode;
}

/** A form of a page: its draft, its refusal, a summary of what is wrong, its fields and its button. */
export function PageForm({
  name,
  label,
  action,
  onSubmit,
  encType,
  formKey,
  repliedKey,
  Form = 'form',
  hidden = {},
  labels,
  said,
  error,
  errors = {},
  focusKey,
  isSubmitting = false,
  submitLabel,
  otherWayOut,
  children,
}: PageFormProps) {
  return (
    <Form
      id={name}
      action={action}
      method="post"
      className={styles.form}
      noValidate
      aria-label={label}
      {...(onSubmit === undefined ? {} : { onSubmit })}
      {...(encType === undefined ? {} : { encType })}
    >
      <FormDraft name={name} formKey={formKey} repliedKey={repliedKey} />
      <input type="hidden" name="form" value={name} />
      {Object.entries(hidden).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      {said === undefined ? null : <Banner tone="success">{said}</Banner>}
      <FormRefusal error={error} reply={focusKey} />
      <FieldErrorSummary idPrefix={name} labels={labels} errors={errors} focusKey={focusKey} />
      {children}
      <div className={styles.foot}>
        {otherWayOut}
        <Button type="submit" variant="primary" isPending={isSubmitting} pendingLabel="Submitting...">
          {submitLabel}
        </Button>
      </div>
    </Form>
  );
}
