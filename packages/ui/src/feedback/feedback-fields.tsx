import { feedbackContentMax, feedbackNeeds } from '@tutor/rules/feedback/feedback-rules';
import { type ReactNode, useId, useState } from 'react';
import { useIsScripted } from '../primitives/behaviour/use-is-scripted.ts';
import { SelectField } from '../primitives/fields/select-field.tsx';
import { TextArea } from '../primitives/fields/text-area.tsx';
import { TextField } from '../primitives/fields/text-field.tsx';

/** What the fields are called, by their names. */
export const feedbackLabels = {
  type: 'Type',
  classId: 'Class ID',
  complaintName: 'Complaint Name',
  content: 'Content',
  file: 'File',
} as const;

/** What is wrong with which field. */
export type FeedbackErrors = Readonly<Partial<Record<string, string | undefined>>>;

export interface FeedbackFieldsProps {
  /** Beginning of the fields' ids. */
  idPrefix: string;
  types: readonly { id: number; name: string }[];
  /** Classes of late, offered under Class ID. */
  classes?: readonly { id: number; label: string }[] | undefined;
  /** What was typed before, where the server drew the form again, or what is edited. */
  values?: Readonly<Record<string, string | undefined>> | undefined;
  errors?: FeedbackErrors | undefined;
  /** The class is known and stays; the form carries it unseen. */
  hasFixedClass?: boolean | undefined;
  /** The field of the files: how they travel is the application's business. */
  fileField: (isOptional: boolean) => ReactNode;
  onContent?: ((content: string) => void) | undefined;
  onClassId?: ((classId: string) => void) | undefined;
  onType?: ((type: number | undefined) => void) | undefined;
}

/**
 * Type, class, name, content and files of a feedback. Fields show by the type; without script all of them do, and the
 * server takes what the type asks for.
 */
export function FeedbackFields({
  idPrefix,
  types,
  classes = [],
  values = {},
  errors = {},
  hasFixedClass = false,
  fileField,
  onContent,
  onClassId,
  onType,
}: FeedbackFieldsProps) {
  const listId = useId();
  const isScripted = useIsScripted();
  const [chosen, setChosen] = useState(values.type ?? '');
  const needs = feedbackNeeds(chosen === '' ? undefined : Number(chosen));
  const shows = (need: 'required' | 'optional' | 'none'): boolean => !isScripted || need !== 'none';
  return (
    <>
      <SelectField
        id={`${idPrefix}-type`}
        label={feedbackLabels.type}
        name="type"
        placeholder="Choose a type"
        options={types.map(({ id, name }) => ({ value: String(id), label: name }))}
        required
        defaultValue={chosen}
        onChange={(event) => {
          const { value } = event.currentTarget;
          setChosen(value);
          onType?.(value === '' ? undefined : Number(value));
        }}
        error={errors.type}
      />
      {shows(needs.classId) && !hasFixedClass ? (
        <>
          <TextField
            id={`${idPrefix}-classId`}
            label={feedbackLabels.classId}
            name="classId"
            inputMode="numeric"
            autoComplete="off"
            isOptional={needs.classId !== 'required'}
            required={needs.classId === 'required'}
            defaultValue={values.classId ?? ''}
            description="The number on the page of the class."
            error={errors.classId}
            onChange={(event) => onClassId?.(event.currentTarget.value)}
            list={classes.length === 0 ? undefined : listId}
          />
          <datalist id={listId}>
            {classes.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </datalist>
        </>
      ) : null}
      {shows(needs.complaintName) ? (
        <TextField
          id={`${idPrefix}-complaintName`}
          label={feedbackLabels.complaintName}
          name="complaintName"
          autoComplete="off"
          isOptional={needs.complaintName !== 'required'}
          required={needs.complaintName === 'required'}
          defaultValue={values.complaintName ?? ''}
          description="Whom your complaint is about."
          error={errors.complaintName}
        />
      ) : null}
      <TextArea
        id={`${idPrefix}-content`}
        label={feedbackLabels.content}
        name="content"
        rows={5}
        required
        limit={feedbackContentMax}
        defaultValue={values.content ?? ''}
        error={errors.content}
        onChange={(event) => onContent?.(event.currentTarget.value)}
      />
      {fileField(needs.file !== 'required')}
    </>
  );
}
