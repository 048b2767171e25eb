import { complaintTextMax, sentComplaintTypes } from '@tutor/rules/scores/complaint';
import { FormDraft, type FormDraftProps } from '../drafts/form-draft.tsx';
import { FieldErrorSummary } from '../forms/field-error-summary.tsx';
import { FormRefusal } from '../forms/form-refusal.tsx';
import type { FormSlot, FormSlotProps } from '../forms/form-slot.tsx';
import { Button } from '../primitives/buttons/button.tsx';
import { SelectField } from '../primitives/fields/select-field.tsx';
import { TextArea } from '../primitives/fields/text-area.tsx';
import { TextField } from '../primitives/fields/text-field.tsx';
import * as styles from './reply-form.css.ts';

export interface SendComplaintFormProps
  extends Pick<FormSlotProps, 'action' | 'onSubmit'>,
    Pick<FormDraftProps, 'formKey' | 'repliedKey'> {
  /** Name of the form: its id and its draft. */
  name: string;
  Form?: FormSlot | undefined;
  /** What was typed before a refusal. */
  values?: Readonly<Record<string, string>> | undefined;
  error?: string | undefined;
  errors?: Readonly<Record<string, string | undefined>> | undefined;
  focusKey?: unknown;
  isSubmitting?: boolean | undefined;
}

const labels: Readonly<Record<string, string>> = { type: 'Type', classId: 'Class ID', content: 'What happened' };

/** The tutor's own complaint: what it is about, the class, and what happened. */
export function SendComplaintForm({
  name,
  action,
  onSubmit,
  Form = 'form',
  formKey,
  repliedKey,
  values = {},
  error,
  errors = {},
  focusKey,
  isSubmitting = false,
}: SendComplaintFormProps) {
  return (
    <Form
      id={name}
      action={action}
      method="post"
      className={styles.form}
      noValidate
      aria-label="Complaint"
      {...(onSubmit === undefined ? {} : { onSubmit })}
    >
      <FormDraft name={name} formKey={formKey} repliedKey={repliedKey} />
      <input type="hidden" name="form" value={name} />
      <FormRefusal error={error} reply={focusKey} />
      <FieldErrorSummary idPrefix={name} labels={labels} errors={errors} focusKey={focusKey} />
      <SelectField
        id={`${name}-type`}
        name="type"
        label="Type"
        placeholder="Choose a type"
        defaultValue={values.type}
        options={sentComplaintTypes.map((type) => ({ value: type, label: type }))}
        error={errors.type}
        required
      />
      <TextField
        id={`${name}-classId`}
        name="classId"
        label="Class ID"
        isOptional
        inputMode="numeric"
        description="It stands on the page of the class."
        defaultValue={values.classId}
        error={errors.classId}
      />
      <TextArea
        id={`${name}-content`}
        name="content"
        label="What happened"
        limit={complaintTextMax}
        defaultValue={values.content}
        error={errors.content}
        required
      />
      <div className={styles.foot}>
        <Button type="submit" variant="primary" isPending={isSubmitting} pendingLabel="Sending…">
          Send complaint
        </Button>
      </div>
    </Form>
  );
}
