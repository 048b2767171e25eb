import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { FormDraft, type FormDraftProps } from '../drafts/form-draft.tsx';
import { Button } from '../primitives/buttons/button.tsx';
import { Dialog, type DialogProps } from '../primitives/dialogs/dialog.tsx';
import * as styles from './dialog-form.css.ts';
import { FieldErrorSummary, type FieldErrorSummaryProps } from './field-error-summary.tsx';
import { useFocusFirstInvalid } from './focus-first-invalid.ts';
import { FormRefusal } from './form-refusal.tsx';

export interface FormDialogProps
  extends Pick<
      DialogProps,
      'isOpen' | 'onOpenChange' | 'onCancel' | 'title' | 'description' | 'isDismissable' | 'className'
    >,
    Pick<FormDraftProps, 'formKey' | 'repliedKey'> {
  /** Name under which what is typed is kept until it has been sent; codes and passwords never are. */
  draft: string;
  /** Id of the form; made up when absent. */
  formId?: string | undefined;
  /** Checks the fields before anything is sent; one that prevents the event's default stops it. */
  validate?: ((event: FormEvent<HTMLFormElement>) => void) | undefined;
  /** The form as typed, by the main button or Enter in a field; never while it is being sent. */
  onSubmit: (form: FormData) => void;
  isSubmitting: boolean;
  /** Words of the main button; default 'Confirm'. */
  submitLabel?: string | undefined;
  /** The main button takes something away that does not come back. */
  isDestructive?: boolean | undefined;
  /** Stands in place of 'Cancel'. */
  otherWayOut?: ReactNode;
  /** The server's refusal of the whole form. */
  error?: string | undefined;
  /** A button that does away with its reason. */
  errorAction?: ReactNode;
  /** A new object for each reply: the focus moves to the first field at fault, or to their summary. */
  fieldErrors?: FieldErrorSummaryProps['errors'] | undefined;
  /** The same where `fieldErrors` also follow what is typed: only a reply of the server moves the focus, never typing. */
  replyErrors?: FieldErrorSummaryProps['errors'] | undefined;
  /** Where more than one field can be wrong: sums up what is, once the form was refused. */
  summary?: Pick<FieldErrorSummaryProps, 'idPrefix' | 'labels'> | undefined;
  /** The fields. */
  children: ReactNode;
}

/** A dialog around one form: its buttons, its refusal, its draft, and the focus on what is at fault. */
export function FormDialog({
  draft,
  onOpenChange,
  onCancel = () => onOpenChange(false),
  onSubmit,
  isSubmitting,
  submitLabel = 'Confirm',
  isDestructive = false,
  otherWayOut,
  error,
  errorAction,
  fieldErrors,
  replyErrors,
  summary,
  formKey,
  repliedKey,
  formId: givenId,
  validate,
  children,
  ...dialog
}: FormDialogProps) {
  const madeUpId = useId();
  const formId = givenId ?? madeUpId;
  const formRef = useRef<HTMLFormElement>(null);
  const replied = replyErrors ?? fieldErrors;
  useFocusFirstInvalid(formRef, summary === undefined ? replied : undefined);
  const isRefused = Object.values(replied ?? {}).some((message) => message !== undefined);
  // A summary that came as a field is left would move the buttons away from under the pointer.
  const [isStopped, setStopped] = useState(false);
  return (
    <Dialog
      {...dialog}
      onOpenChange={onOpenChange}
      onCancel={onCancel}
      footer={
        <>
          {otherWayOut ?? <Button onClick={onCancel}>Cancel</Button>}
          <Button
            type="submit"
            form={formId}
            variant={isDestructive ? 'danger' : 'primary'}
            isPending={isSubmitting}
            pendingLabel="Submitting..."
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        ref={formRef}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          validate?.(event);
          const isWrong = event.defaultPrevented;
          if (isWrong && !isOfOneField(event)) setStopped(true);
          event.preventDefault();
          if (!isWrong && !isSubmitting) onSubmit(new FormData(event.currentTarget));
        }}
      >
        <FormDraft name={draft} formKey={formKey} repliedKey={repliedKey} />
        <FormRefusal error={error} action={errorAction} reply={replied} />
        {summary === undefined ? null : (
          // There from the beginning, for it hears of fields that hold the form back.
          <FieldErrorSummary
            {...summary}
            errors={isStopped || isRefused ? (fieldErrors ?? {}) : {}}
            focusKey={isRefused ? replied : undefined}
          />
        )}
        {children}
      </form>
    </Dialog>
  );
}

/** The check of one field is a submit event as well, by a button of the checks' own; the dialog's has no name. */
function isOfOneField({ nativeEvent }: FormEvent): boolean {
  return nativeEvent instanceof SubmitEvent && nativeEvent.submitter?.hasAttribute('name') === true;
}
