import { complaintTextMax } from '@tutor/rules/scores/complaint';
import { useEffect, useRef } from 'react';
import { FormDraft, type FormDraftProps } from '../drafts/form-draft.tsx';
import { FormRefusal } from '../forms/form-refusal.tsx';
import type { FormSlot, FormSlotProps } from '../forms/form-slot.tsx';
import { Button } from '../primitives/buttons/button.tsx';
import { TextArea } from '../primitives/fields/text-area.tsx';
import * as styles from './reply-form.css.ts';

export interface ReplyFormProps
  extends Pick<FormSlotProps, 'action' | 'onSubmit'>,
    Pick<FormDraftProps, 'formKey' | 'repliedKey'> {
  /** Name of the form: its id and its draft. */
  name: string;
  Form?: FormSlot | undefined;
  /** Of the text field. */
  label: string;
  description?: string | undefined;
  submitLabel: string;
  /** Fields that go along unseen. */
  hidden: Readonly<Record<string, string>>;
  /** What was typed before a refusal. */
  content?: string | undefined;
  /** The refusal of the whole. */
  error?: string | undefined;
  /** What is wrong with the text. */
  contentError?: string | undefined;
  /** Pass each new reply of the server: the focus moves to the field at fault. */
  focusKey?: unknown;
  isSubmitting?: boolean | undefined;
}

/** One text of at most 500 characters, sent on its own; kept while it is a draft. */
export function ReplyForm({
  name,
  action,
  onSubmit,
  formKey,
  repliedKey,
  Form = 'form',
  label,
  description,
  submitLabel,
  hidden,
  content,
  error,
  contentError,
  focusKey,
  isSubmitting = false,
}: ReplyFormProps) {
  const rootRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focusKey !== undefined) rootRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [focusKey]);
  return (
    <Form
      id={name}
      action={action}
      method="post"
      className={styles.form}
      noValidate
      aria-label={label}
      {...(onSubmit === undefined ? {} : { onSubmit })}
    >
      <FormDraft name={name} formKey={formKey} repliedKey={repliedKey} />
      {Object.entries(hidden).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <FormRefusal error={error} reply={focusKey} />
      <div ref={rootRef}>
        <TextArea
          id={`${name}-content`}
          name="content"
          label={label}
          description={description}
          limit={complaintTextMax}
          defaultValue={content}
          error={contentError}
          required
        />
      </div>
      <div className={styles.foot}>
        <Button type="submit" variant="primary" isPending={isSubmitting} pendingLabel="Sending…">
          {submitLabel}
        </Button>
      </div>
    </Form>
  );
}
