import { tesolAnswers, tesolWarning } from '@tutor/rules/profile/tesol';
import { type ReactNode, useState } from 'react';
import { useBrowserLayoutEffect } from '../drafts/use-browser-layout-effect.ts';
import { Banner } from '../primitives/banner.tsx';
import { SelectField } from '../primitives/select-field.tsx';
import { TextField } from '../primitives/text-field.tsx';
import type { SectionProps } from './personal-data-sections.tsx';
import * as styles from './section-form.css.ts';
import { SectionForm } from './section-form.tsx';

export interface TesolSectionProps extends SectionProps {
  /** The field for the certificate; drawn when the tutor holds one, and always without script. */
  certificateField: ReactNode;
}

/** TESOL registration, as it is filled in. What was sent is shown by `TesolSummary` instead. */
export function TesolSection({ certificateField, ...props }: TesolSectionProps) {
  const { values, errors = {}, ...form } = props;
  const [answer, setAnswer] = useState(values.hasCertificate ?? '');
  const [isScripted, setScripted] = useState(false);
  // Before the first paint, so that the field does not flash up.
  useBrowserLayoutEffect(() => setScripted(true), []);
  const attributes = (name: string) => ({
    id: `${form.id}-${name}`,
    name,
    defaultValue: values[name] ?? '',
    error: errors[name],
  });
  return (
    <SectionForm {...form} errors={errors} intent="tesol" title="TESOL registration" submitLabel="Submit">
      <Banner tone="warning" className={styles.wide}>
        {tesolWarning}
      </Banner>
      <TextField {...attributes('firstName')} label="First name" autoComplete="given-name" />
      <TextField {...attributes('middleName')} label="Middle name" isOptional autoComplete="additional-name" />
      <TextField {...attributes('lastName')} label="Last name" autoComplete="family-name" />
      <TextField
        {...attributes('birthday')}
        label="Birthday"
        placeholder="MM-dd-yyyy"
        inputMode="numeric"
        autoComplete="bday"
      />
      <TextField {...attributes('idNumber')} label="ID number" autoComplete="off" />
      <SelectField
        {...attributes('hasCertificate')}
        label="Do you hold a TESOL certificate?"
        placeholder="Choose"
        options={[
          { value: 'yes', label: tesolAnswers.yes },
          { value: 'no', label: tesolAnswers.no },
        ]}
        onChange={(event) => setAnswer(event.currentTarget.value)}
      />
      <div className={styles.wide} hidden={isScripted && answer !== 'yes'}>
        {certificateField}
      </div>
    </SectionForm>
  );
}
