import { useId, useRef } from 'react';
import { Banner } from '../primitives/banner.tsx';
import { Button } from '../primitives/button.tsx';
import { Dialog } from '../primitives/dialog.tsx';
import { TextField } from '../primitives/text-field.tsx';
import * as formStyles from '../shell/dialog-form.css.ts';
import { useFocusFirstInvalid } from '../shell/focus-first-invalid.ts';
import { formText } from '../shell/form-text.ts';
import * as styles from './skype-dialog.css.ts';

export interface SkypeDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The ID as typed; check it on the server with `skypeSchema`, which trims it. */
  onSubmit: (values: { skypeId: string }) => void;
  isSubmitting?: boolean | undefined;
  /** The server's refusal of the whole form. */
  error?: string | undefined;
  /** A new object for each reply: the focus moves to the field at fault. */
  fieldErrors?: { skypeId?: string | undefined } | undefined;
}

/** Asks for the Skype ID where it is missing. */
export function SkypeDialog({
  isOpen,
  onOpenChange,
  onSubmit,
  isSubmitting = false,
  error,
  fieldErrors,
}: SkypeDialogProps) {
  const formId = useId();
  const formRef = useRef<HTMLFormElement>(null);
  useFocusFirstInvalid(formRef, fieldErrors);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      className={styles.panel}
      title="Skype ID"
      description="Your Skype ID is missing. Some classes are taken with Skype, and students cannot find you without it."
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" isPending={isSubmitting} pendingLabel="Submitting...">
            Confirm
          </Button>
        </>
      }
    >
      <form
        id={formId}
        ref={formRef}
        noValidate
        className={formStyles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSubmitting) onSubmit({ skypeId: formText(new FormData(event.currentTarget), 'skypeId') });
        }}
      >
        {error === undefined ? null : <Banner tone="danger">{error}</Banner>}
        <TextField
          label="Skype ID"
          name="skypeId"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={100}
          description="In Skype: your picture, then Skype profile. It often begins with live:"
          error={fieldErrors?.skypeId}
        />
      </form>
    </Dialog>
  );
}
