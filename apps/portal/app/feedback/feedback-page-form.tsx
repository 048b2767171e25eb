import { feedbackFilesMax } from '@tutor/rules/feedback/feedback-rules';
import type { UploadModule } from '@tutor/rules/uploads/upload-modules';
import { FeedbackFields, type FeedbackFieldsProps, feedbackLabels } from '@tutor/ui/feedback/feedback-fields.tsx';
import { PageForm, type PageFormProps } from '@tutor/ui/forms/page-form.tsx';
import { SelectField } from '@tutor/ui/primitives/fields/select-field.tsx';
import { useState } from 'react';
import { arrivedFiles } from '../uploads/arrived-files.ts';
import { UploadField } from '../uploads/upload-field.tsx';
import type { UploadedFile } from '../uploads/upload-reply.ts';

interface FeedbackPageFormProps
  extends Omit<PageFormProps, 'labels' | 'children' | 'encType'>,
    Pick<FeedbackFieldsProps, 'types' | 'classes' | 'values' | 'hasFixedClass' | 'onContent' | 'onClassId' | 'onType'> {
  module: UploadModule;
  defaultFiles?: readonly UploadedFile[] | undefined;
  onCount?: ((arrived: number) => void) | undefined;
  /** Network tests that can go with it. */
  networkRuns?: readonly { id: number; label: string }[] | undefined;
}

/** A feedback or appeal on a page of its own. */
export function FeedbackPageForm({
  module,
  defaultFiles,
  onCount,
  networkRuns = [],
  types,
  classes,
  values,
  hasFixedClass,
  onContent,
  onClassId,
  onType,
  ...form
}: FeedbackPageFormProps) {
  const [hasFile, setHasFile] = useState(false);
  // What the server refused is not checked again by the browser: a file that has arrived answers it.
  const { file: wrongFile, ...otherErrors } = form.errors ?? {};
  const errors = wrongFile === undefined || hasFile ? otherErrors : { ...otherErrors, file: wrongFile };
  return (
    <PageForm {...form} errors={errors} labels={feedbackLabels} encType="multipart/form-data">
      <FeedbackFields
        idPrefix={form.name}
        types={types}
        classes={classes}
        values={values}
        errors={errors}
        hasFixedClass={hasFixedClass}
        onContent={onContent}
        onClassId={onClassId}
        onType={onType}
        fileField={(isOptional) => (
          <UploadField
            id={`${form.name}-file`}
            form={form.name}
            name="file"
            module={module}
            label={feedbackLabels.file}
            limit={feedbackFilesMax}
            isOptional={isOptional}
            error={errors.file}
            savedFiles={defaultFiles}
            defaultFiles={
              values?.arrived === undefined ? defaultFiles : arrivedFiles(values.arrived.split(','), defaultFiles)
            }
            onCount={(arrived) => {
              setHasFile(arrived > 0);
              onCount?.(arrived);
            }}
          />
        )}
      />
      {networkRuns.length === 0 ? null : (
        <SelectField
          id={`${form.name}-networkRun`}
          name="networkRun"
          label="Network test"
          description="Goes along as a file, signed by us with its time. It counts as evidence."
          isOptional
          placeholder="None"
          options={networkRuns.map(({ id, label }) => ({ value: String(id), label }))}
          defaultValue={values?.networkRun}
          onChange={({ currentTarget: { value } }) => {
            if (value !== '') setHasFile(true);
          }}
        />
      )}
    </PageForm>
  );
}
