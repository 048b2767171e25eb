import {
  connectionTypes,
  degrees,
  equipmentTypes,
  hobbies,
  introductionMax,
  sexes,
} from '@tutor/rules/profile/personal-data';
import { Checkbox } from '../primitives/checkbox.tsx';
import { SelectField } from '../primitives/select-field.tsx';
import { TextArea } from '../primitives/text-area.tsx';
import { TextField } from '../primitives/text-field.tsx';
import * as styles from './section-form.css.ts';
import { EntryList, type EntryListProps, SectionForm, type SectionFormProps } from './section-form.tsx';

export interface SectionProps
  extends Omit<SectionFormProps, 'intent' | 'title' | 'description' | 'children' | 'before'> {
  /** What is saved, or was typed before a refusal, by field. */
  values: Readonly<Record<string, string | undefined>>;
}

/** Attributes of a field of a section: id, name, what it holds and what is wrong with it. */
function field({ id, values, errors = {} }: SectionProps, name: string) {
  return { id: `${id}-${name}`, name, defaultValue: values[name] ?? '', error: errors[name] };
}

const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** Who the tutor is. */
export function AboutYouSection(props: SectionProps) {
  const { values, ...form } = props;
  return (
    <SectionForm {...form} intent="about" title="About you" description="As in your government ID.">
      <TextField {...field(props, 'firstName')} label="First name" autoComplete="given-name" />
      <TextField {...field(props, 'lastName')} label="Last name" autoComplete="family-name" />
      <SelectField
        {...field(props, 'sex')}
        label="Sex"
        placeholder="Choose"
        options={(['2', '1', '0'] as const).map((value) => ({ value, label: sexes[value] }))}
      />
      <TextField
        {...field(props, 'birthday')}
        label="Birthday"
        placeholder="MM-dd-yyyy"
        inputMode="numeric"
        autoComplete="bday"
      />
      <TextField {...field(props, 'province')} label="Province" autoComplete="address-level1" />
      <TextField {...field(props, 'city')} label="City" autoComplete="address-level2" />
      <TextField
        {...field(props, 'location')}
        label="Address"
        isOptional
        autoComplete="street-address"
        className={styles.wide}
      />
      <TextArea
        {...field(props, 'introduction')}
        label="Self-introduction"
        isOptional
        limit={introductionMax}
        className={styles.wide}
      />
    </SectionForm>
  );
}

export interface ListSectionProps extends SectionProps, Pick<EntryListProps, 'entries'> {}

/** Schools: what is there, and one more. */
export function EducationSection({ entries, ...props }: ListSectionProps) {
  const { values, ...form } = props;
  return (
    <SectionForm
      {...form}
      intent="education"
      title="Education"
      description="Your highest degree first of all."
      submitLabel="Add"
      before={
        <EntryList
          label="Your schools"
          entries={entries}
          action={form.action}
          Form={form.Form}
          deleteIntent="deleteEducation"
        />
      }
    >
      <TextField {...field(props, 'school')} label="School" autoComplete="off" />
      <SelectField {...field(props, 'degree')} label="Degree" placeholder="Choose" options={optionsOf(degrees)} />
      <TextField {...field(props, 'major')} label="Major" isOptional autoComplete="off" />
      <TextField {...field(props, 'startYear')} label="From year" inputMode="numeric" placeholder="2016" />
      <TextField {...field(props, 'endYear')} label="To year" inputMode="numeric" placeholder="2020" />
    </SectionForm>
  );
}

/** Jobs: what is there, and one more. */
export function WorkExperienceSection({ entries, ...props }: ListSectionProps) {
  const { values, ...form } = props;
  return (
    <SectionForm
      {...form}
      intent="experience"
      title="Work experience"
      description="Teaching first. You can leave this out if this is your first job."
      submitLabel="Add"
      before={
        <EntryList
          label="Your jobs"
          entries={entries}
          action={form.action}
          Form={form.Form}
          deleteIntent="deleteExperience"
        />
      }
    >
      <TextField {...field(props, 'employer')} label="Employer" autoComplete="off" />
      <TextField {...field(props, 'position')} label="Position" autoComplete="off" />
      <TextField {...field(props, 'startYear')} label="From year" inputMode="numeric" placeholder="2020" />
      <TextField
        {...field(props, 'endYear')}
        label="To year"
        isOptional
        inputMode="numeric"
        description="Leave it empty if you still work there."
      />
      <TextArea {...field(props, 'description')} label="What you did" isOptional limit={500} className={styles.wide} />
    </SectionForm>
  );
}

/** Computer and line. */
export function EquipmentSection(props: SectionProps) {
  const { values, ...form } = props;
  return (
    <SectionForm {...form} intent="equipment" title="Equipment and connection" description="What you teach with.">
      <SelectField
        {...field(props, 'equipment')}
        label="Computer"
        placeholder="Choose"
        options={optionsOf(equipmentTypes)}
      />
      <TextField {...field(props, 'provider')} label="Internet provider" autoComplete="off" />
      <SelectField
        {...field(props, 'connection')}
        label="Connection"
        placeholder="Choose"
        options={optionsOf(connectionTypes)}
      />
      <TextField
        {...field(props, 'speedMbps')}
        label="Speed in Mbps"
        inputMode="numeric"
        description="Network Test in the header measures it."
      />
    </SectionForm>
  );
}

export interface InterestsSectionProps extends SectionProps {
  chosenHobbies: readonly string[];
}

/** Hobbies to tick, and own words. */
export function InterestsSection({ chosenHobbies, ...props }: InterestsSectionProps) {
  const { values, errors = {}, ...form } = props;
  return (
    <SectionForm
      {...form}
      errors={errors}
      intent="interests"
      title="Interests and hobbies"
      description="Students like to know whom they talk to."
    >
      <fieldset
        className={`${styles.wide} ${styles.choices}`}
        id={`${form.id}-hobbies`}
        tabIndex={-1}
        aria-describedby={errors.hobbies === undefined ? undefined : `${form.id}-hobbies-error`}
      >
        <legend className={styles.legend}>Hobbies</legend>
        {hobbies.map((hobby) => (
          <Checkbox
            key={hobby}
            name="hobbies"
            value={hobby}
            label={hobby}
            defaultChecked={chosenHobbies.includes(hobby)}
          />
        ))}
        {errors.hobbies === undefined ? null : (
          <p id={`${form.id}-hobbies-error`} className={styles.legendError}>
            {errors.hobbies}
          </p>
        )}
      </fieldset>
      <TextArea
        {...field(props, 'interests')}
        label="In your own words"
        isOptional
        limit={500}
        className={styles.wide}
      />
    </SectionForm>
  );
}
