import { feedbackFilesMax } from '@tutor/rules/feedback/feedback-rules';
import { useDraftStore } from '@tutor/ui/drafts/drafts-provider.tsx';
import { FeedbackDialog } from '@tutor/ui/feedback/feedback-dialog.tsx';
import { feedbackLabels } from '@tutor/ui/feedback/feedback-fields.tsx';
import { besidePart } from '../kit/beside/parts.ts';
import { useBeside } from '../kit/beside/use-beside.ts';
import { useFieldChecks } from '../kit/forms/use-field-checks.ts';
import { useFormDialog } from '../kit/forms/use-form-dialog.ts';
import { useFrame } from '../session/use-frame.ts';
import { giveUpUploads } from '../uploads/give-up-uploads.ts';
import { forgetArrivedOf } from '../uploads/kept-uploads.ts';
import { UploadField } from '../uploads/upload-field.tsx';
import { feedbackChecks } from './feedback-checks.ts';
import type { loader } from './send.ts';

const address = '/feedback/send';
/** What is typed in the dialog stays as it is: it is loaded anew by the dialog alone. */
const never = (): boolean => false;
const none = { types: [], classes: [], remaining: 0 };

/** Quick feedback; types and what is left of the month's are loaded with the opening. */
export function FeedbackControl({ onClose }: { onClose: () => void }) {
  const drafts = useDraftStore();
  const { tutor } = useFrame();
  const beside = useBeside<typeof loader>(address, { isOutdatedBy: never });
  const loaded = besidePart(beside.data?.form, beside);
  const checks = useFieldChecks({ id: 'feedback-dialog', ...feedbackChecks });
  const form = useFormDialog({
    action: address,
    draft: { name: 'feedback', sentBy: 'send' },
    onDone: () => {
      void forgetArrivedOf(tutor.tuid, 'feedback');
      onClose();
    },
  });
  const { types, classes, remaining } = loaded.value ?? none;
  const fieldErrors = checks.hasErrors ? checks.errors : form.fieldErrors;
  return (
    <FeedbackDialog
      isOpen
      onOpenChange={onClose}
      onCancel={() => {
        // Given up: the fields are reset (specification, core §4).
        drafts.clear('feedback');
        void giveUpUploads(tutor.tuid, 'feedback');
        onClose();
      }}
      remaining={remaining}
      types={types}
      classes={classes}
      isLoading={loaded.isLoading}
      loadError={loaded.problem}
      onRetry={beside.ask}
      formId={checks.id}
      formKey={loaded.value?.key}
      repliedKey={form.repliedKey}
      validate={checks.onSubmit}
      onSubmit={form.sendForm}
      isSubmitting={form.sendingIntent !== undefined}
      error={form.error}
      fieldErrors={fieldErrors}
      replyErrors={form.fieldErrors}
      listHref="/myFeedback"
      fileField={(isOptional) => (
        <UploadField
          id="feedback-dialog-file"
          form="feedback"
          isOnEveryPage
          name="file"
          module="ProblemScreenshot"
          label={feedbackLabels.file}
          limit={feedbackFilesMax}
          isOptional={isOptional}
          error={fieldErrors.file}
        />
      )}
    />
  );
}
