import { connectionTypes, degrees, equipmentTypes, introductionMax, sexes } from '@tutor/rules/profile/personal-data';
import { useState } from 'react';
import { Banner } from '../primitives/feedback/banner.tsx';
import { Checkbox } from '../primitives/fields/checkbox.tsx';
import { SelectField } from '../primitives/fields/select-field.tsx';
import { TextArea } from '../primitives/fields/text-area.tsx';
import { TextField } from '../primitives/fields/text-field.tsx';
import * as styles from './section-form.css.ts';
import { EntryList, type EntryListProps, SectionForm, type SectionFormProps, sectionLabels } from './section-form.tsx';

export interface SectionProps
  extends Omit<SectionFormProps, 'intent' | 'title' | 'description' | 'children' | 'before'> {
  /** What is saved, or was typed before a refusal, by field. */
  values: Readonly<Record<string, string | undefined>>;
}

/** Attributes of a field of a section: id, name, what it is called, what it holds and what is wrong with it. */
export function sectionField({ id, values, errors = {} }: SectionProps, name: keyof typeof sectionLabels) {
  const label = sectionLabels[name];
  return { id: `${id}-${name}`, name, label, defaultValue: values[name] ?? '', error: errors[name] };
}

const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

export interface AboutYouSectionProps extends SectionProps {
  /** Provinces with their cities, offered while one types; anything else can be written too. */
  locations: readonly { province: string; cities: readonly string[] }[];
}

/** Who the tutor is. */
export function AboutYouSection({ locations, ...props }: AboutYouSectionProps) {
  const { values, ...form } = props;
  const [province, setProvince] = useState(values.province ?? '');
  const chosen = locations.filter((location) => location.province === province);
  const cities = (chosen.length > 0 ? chosen : locations).flatMap((location) => location.cities);
  return (
    <SectionForm {...form} intent="about" title="About you" description="As in your government ID.">
      <TextField {...sectionField(props, 'firstName')} autoComplete="given-name" />
      <TextField {...sectionField(props, 'lastName')} autoComplete="family-name" />
      <SelectField
        {...sectionField(props, 'sex')}
        placeholder="Choose"
        options={(['2', '1', '0'] as const).map((value) => ({ value, label: sexes[value] }))}
      />
      <TextField
        {...sectionField(props, 'birthday')}
        placeholder="MM-dd-yyyy"
        inputMode="numeric"
        autoComplete="bday"
      />
      <TextField
        {...sectionField(props, 'province')}
        autoComplete="address-level1"
        list={`${form.id}-provinces`}
        onChange={(event) => setProvince(event.currentTarget.value)}
      />
      <TextField {...sectionField(props, 'city')} autoComplete="address-level2" list={`${form.id}-cities`} />
      <Offers id={`${form.id}-provinces`} values={locations.map((location) => location.province)} />
      <Offers id={`${form.id}-cities`} values={cities} />
      <TextField
        {...sectionField(props, 'location')}
        isOptional
        autoComplete="street-address"
        className={styles.wide}
      />
      <TextArea {...sectionField(props, 'introduction')} isOptional limit={introductionMax} className={styles.wide} />
    </SectionForm>
  );
}

/** What the browser offers while one types into a field that names it as its list. */
function Offers({ id, values }: { id: string; values: readonly string[] }) {
  return (
    <datalist id={id}>
      {values.map((value) => (
        <option key={value} value={value} />
      ))}
    </datalist>
  );
}

export interface ListSectionProps
  extends SectionProps,
    Pick<EntryListProps, 'entries' | 'editHrefOf' | 'onDelete' | 'askedId'> {}

export interface EducationSectionProps extends ListSectionProps {
  /** Schools that are offered while one types; any other can be written too. */
  schools: readonly string[];
  /** The company asks for a degree. */
  isDegreeMissing?: boolean | undefined;
}

/** Schools: what is there, and one more or a changed one. */
export function EducationSection({
  entries,
  editHrefOf,
  onDelete,
  askedId,
  schools,
  isDegreeMissing = false,
  ...props
}: EducationSectionProps) {
  const { values, ...form } = props;
  return (
    <SectionForm
      {...form}
      intent="education"
      title="Education"
      description="Your highest degree first of all."
      submitLabel={form.editedId === undefined ? 'Add' : 'Save'}
      before={
        <>
          {isDegreeMissing ? (
            <Banner tone="warning">The company does not have your degree yet. Please add it here.</Banner>
          ) : null}
          <EntryList
            label="Your schools"
            entries={entries}
            editHrefOf={editHrefOf}
            onDelete={onDelete}
            askedId={askedId}
            action={form.action}
            Form={form.Form}
            deleteIntent="deleteEducation"
          />
        </>
      }
    >
      <TextField
        {...sectionField(props, 'school')}
        autoComplete="off"
        list={`${form.id}-schools`}
        className={styles.wide}
      />
      <Offers id={`${form.id}-schools`} values={schools} />
      <SelectField {...sectionField(props, 'degree')} placeholder="Choose" options={optionsOf(degrees)} />
      <TextField {...sectionField(props, 'major')} isOptional autoComplete="off" />
      <TextField {...sectionField(props, 'startYear')} inputMode="numeric" placeholder="2016" />
      <TextField {...sectionField(props, 'endYear')} inputMode="numeric" placeholder="2020" />
    </SectionForm>
  );
}

/** Jobs: what is there, and one more or a changed one. */
export function WorkExperienceSection({ entries, editHrefOf, onDelete, askedId, ...props }: ListSectionProps) {
  const { values, ...form } = props;
  return (
    <SectionForm
      {...form}
      intent="experience"
      title="Work experience"
      description="Teaching first. You can leave this out if this is your first job."
      submitLabel={form.editedId === undefined ? 'Add' : 'Save'}
      before={
        <EntryList
          label="Your jobs"
          entries={entries}
          editHrefOf={editHrefOf}
          onDelete={onDelete}
          askedId={askedId}
          action={form.action}
          Form={form.Form}
          deleteIntent="deleteExperience"
        />
      }
    >
      <TextField {...sectionField(props, 'employer')} autoComplete="off" />
      <TextField {...sectionField(props, 'position')} autoComplete="off" />
      <TextField
        {...sectionField(props, 'startYear')}
        inputMode="numeric"
        description="The year in which you began."
        placeholder="2020"
      />
      <TextField
        {...sectionField(props, 'endYear')}
        isOptional
        inputMode="numeric"
        description="Leave it empty if you still work there."
      />
      <TextArea {...sectionField(props, 'description')} isOptional limit={500} className={styles.wide} />
    </SectionForm>
  );
}

/** Computer and line. */
export function EquipmentSection(props: SectionProps) {
  const { values, ...form } = props;
  return (
    <SectionForm {...form} intent="equipment" title="Equipment and connection" description="What you teach with.">
      <SelectField {...sectionField(props, 'equipment')} placeholder="Choose" options={optionsOf(equipmentTypes)} />
      <TextField {...sectionField(props, 'provider')} autoComplete="off" />
      <SelectField
        {...sectionField(props, 'connection')}
        description="How the line comes into your house."
        placeholder="Choose"
        options={optionsOf(connectionTypes)}
      />
      <TextField
        {...sectionField(props, 'speedMbps')}
        inputMode="numeric"
        description="Network Test in the header measures it."
      />
    </SectionForm>
  );
}

export interface InterestsSectionProps extends SectionProps {
  offeredHobbies: readonly string[];
  chosenHobbies: readonly string[];
}

/** Hobbies to tick, and own words. */
export function InterestsSection({ offeredHobbies, chosenHobbies, ...props }: InterestsSectionProps) {
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
        <legend className={styles.legend}>{sectionLabels.hobbies}</legend>
        {offeredHobbies.map((hobby) => (
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
      <TextArea {...sectionField(props, 'interests')} isOptional limit={500} className={styles.wide} />
    </SectionForm>
  );
}
