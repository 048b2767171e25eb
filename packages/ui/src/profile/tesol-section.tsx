import { tesolAnswers, tesolWarning } from '@tutor/rules/profile/tesol';
import { type ReactNode, useState } from 'react';
import { useIsScripted } from '../primitives/behaviour/use-is-scripted.ts';
import { Banner } from '../primitives/feedback/banner.tsx';
import { SelectField } from '../primitives/fields/select-field.tsx';
import { TextField } from '../primitives/fields/text-field.tsx';
import { type SectionProps, sectionField } from './personal-data-sections.tsx';
import * as styles from './section-form.css.ts';
import { SectionForm } from './section-form.tsx';

export interface TesolSectionProps extends SectionProps {
  /** The field for the certificate; drawn when the tutor holds one, and always without script. */
  certificateField: ReactNode;
}

/** TESOL registration, as it is filled in. What was sent is shown by `TesolSummary` instead. */
export function TesolSection({ certificateField, ...props }: TesolSectionProps) {
  const { values, ...form } = props;
  const [answer, setAnswer] = useState(values.hasCertificate ?? '');
  const isScripted = useIsScripted();
  return (
    <SectionForm {...form} intent="tesol" title="TESOL registration" submitLabel="Submit">
      <Banner tone="warning" className={styles.wide}>
        {tesolWarning}
      </Banner>
      <TextField {...sectionField(props, 'firstName')} autoComplete="given-name" />
      <TextField {...sectionField(props, 'middleName')} isOptional autoComplete="additional-name" />
      <TextField {...sectionField(props, 'lastName')} autoComplete="family-name" />
      <TextField
        {...sectionField(props, 'birthday')}
        placeholder="MM-dd-yyyy"
        inputMode="numeric"
        autoComplete="bday"
      />
      <TextField {...sectionField(props, 'idNumber')} autoComplete="off" />
      <SelectField
        {...sectionField(props, 'hasCertificate')}
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
