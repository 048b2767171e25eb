import { momentText } from '@tutor/rules/time/zoned-text';
import { PageForm } from '@tutor/ui/forms/page-form.tsx';
import { SelectField } from '@tutor/ui/primitives/fields/select-field.tsx';
import { TextField } from '@tutor/ui/primitives/fields/text-field.tsx';
import { checksBy } from '../kit/forms/use-field-checks.ts';
import { useForm } from '../kit/forms/use-form.ts';
import { arrivedFiles } from '../uploads/arrived-files.ts';
import { UploadField } from '../uploads/upload-field.tsx';

export const photoForm = 'class-photo';

const loadRules = () => import('@tutor/rules/growth/class-photo');
const checks = checksBy(loadRules, ({ classPhotoSchema }) => classPhotoSchema);
const labels = { classId: 'Class', photo: 'Photo', words: 'Words' };

interface ClassPhotoFormProps {
  action: string;
  /** Classes that have no photo yet. */
  classes: readonly { id: number; startsAt: string; studentName: string }[];
  /** IANA name of the zone to write times in. */
  zone: string;
}

/** Shares a photo of a class. */
export function ClassPhotoForm({ action, classes, zone }: ClassPhotoFormProps) {
  const form = useForm(photoForm, checks);
  const { values, errors } = form;
  return (
    <PageForm
      {...form}
      label="Share a class photo"
      labels={labels}
      action={action}
      encType="multipart/form-data"
      submitLabel="Share"
    >
      <SelectField
        id={`${photoForm}-classId`}
        name="classId"
        label={labels.classId}
        placeholder="Choose a class"
        defaultValue={values?.classId ?? ''}
        error={errors.classId}
        options={classes.map(({ id, startsAt, studentName }) => ({
          value: String(id),
          label: `${studentName}, ${momentText(new Date(startsAt), zone)}`,
        }))}
      />
      <UploadField
        id={`${photoForm}-photo`}
        form={photoForm}
        name="photo"
        module="GroupPhoto"
        label={labels.photo}
        description="Show only students whose parents agree. Where it was taken is removed."
        error={errors.photo}
        defaultFiles={arrivedFiles([values?.photo ?? ''])}
      />
      <TextField
        id={`${photoForm}-words`}
        name="words"
        label={labels.words}
        isOptional
        maxLength={200}
        defaultValue={values?.words}
        error={errors.words}
      />
    </PageForm>
  );
}
