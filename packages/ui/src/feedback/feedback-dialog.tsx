import { feedbackMonthlyQuota } from '@tutor/rules/feedback/feedback-rules';
import { FormDialog, type FormDialogProps } from '../forms/form-dialog.tsx';
import { Button } from '../primitives/buttons/button.tsx';
import { ButtonLink } from '../primitives/buttons/button-link.tsx';
import { Dialog } from '../primitives/dialogs/dialog.tsx';
import { Banner } from '../primitives/feedback/banner.tsx';
import { LoadState } from '../shell/load-state.tsx';
import * as styles from './feedback-dialog.css.ts';
import { type FeedbackErrors, FeedbackFields, type FeedbackFieldsProps, feedbackLabels } from './feedback-fields.tsx';

export interface FeedbackDialogProps
  extends Pick<
      FormDialogProps,
      | 'isOpen'
      | 'onOpenChange'
      | 'onCancel'
      | 'formId'
      | 'validate'
      | 'onSubmit'
      | 'isSubmitting'
      | 'replyErrors'
      | 'formKey'
      | 'repliedKey'
    >,
    Pick<FeedbackFieldsProps, 'types' | 'classes' | 'fileField'> {
  /** Quick feedback that may still be sent this month. */
  remaining: number;
  /** The server's refusal of the whole form. */
  error?: string | undefined;
  fieldErrors?: FeedbackErrors | undefined;
  isLoading?: boolean | undefined;
  /** Why types and quota could not be had. */
  loadError?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** Where all feedback is. */
  listHref: string;
}

const title = 'Feedback';
const idPrefix = 'feedback-dialog';

/** Quick feedback from every page. Cancel and the close button reset its fields (specification, core §4); Escape and a click beside keep them. */
export function FeedbackDialog({
  isOpen,
  onOpenChange,
  remaining,
  types,
  classes,
  fileField,
  error,
  fieldErrors,
  isLoading = false,
  loadError,
  onRetry,
  listHref,
  ...form
}: FeedbackDialogProps) {
  const frame = { isOpen, onOpenChange, title };
  const close = (): void => onOpenChange(false);
  if (isLoading || loadError !== undefined) {
    return (
      <Dialog {...frame} footer={<Button onClick={close}>Cancel</Button>}>
        <LoadState
          isLoading={isLoading}
          loadingLabel="Loading the types of feedback"
          error={loadError}
          errorTitle="The form could not be loaded"
          onRetry={onRetry}
        >
          {null}
        </LoadState>
      </Dialog>
    );
  }
  const list = (
    <ButtonLink href={listHref} variant="quiet" size="small" onClick={close}>
      My feedback
    </ButtonLink>
  );
  return (
    <FormDialog
      {...frame}
      {...form}
      description="Tell us what went wrong or what could be better."
      draft="feedback"
      submitLabel="Submit"
      error={error}
      fieldErrors={fieldErrors}
      summary={{ idPrefix, labels: feedbackLabels }}
    >
      {remaining === 0 ? (
        // The form stays: what does not count can still be sent by it.
        <Banner
          tone="info"
          action={list}
        >{`You have sent ${feedbackMonthlyQuota} this month. You can send more from the first of next month; appeals and replies are always possible.`}</Banner>
      ) : (
        <p className={styles.quota}>
          <span>{`${remaining} of ${feedbackMonthlyQuota} left this month`}</span>
          {list}
        </p>
      )}
      <FeedbackFields idPrefix={idPrefix} types={types} classes={classes} errors={fieldErrors} fileField={fileField} />
    </FormDialog>
  );
}
