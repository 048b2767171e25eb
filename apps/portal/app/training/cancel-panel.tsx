import { trainingReasonMax } from '@tutor/rules/training/training-slots';
import { CancelLessonForm } from '@tutor/ui/training/cancel-lesson-form.tsx';
import { checksBy } from '../kit/forms/use-field-checks.ts';
import { useForm } from '../kit/forms/use-form.ts';
import { cancelForm, lessonDraft } from './booking-forms.ts';
import { onlineTrainingPath } from './training-paths.ts';

const checks = checksBy(
  () => import('@tutor/rules/training/training-booking-form'),
  ({ trainingCancelSchema }) => trainingCancelSchema,
);

/** Cancelling a lesson. */
export function CancelPanel({ lesson }: { lesson: { id: number; type: string; when: string } }) {
  const { values, said: _, repliedKey: _key, sentAtMs: _sentAt, ...form } = useForm(cancelForm, checks);
  return (
    <CancelLessonForm
      {...form}
      draft={lessonDraft(cancelForm, lesson.id)}
      action={`${onlineTrainingPath}?cancel=${lesson.id}`}
      lesson={lesson}
      keepHref={onlineTrainingPath}
      reasonMax={trainingReasonMax}
      reason={values?.reason}
    />
  );
}
