import { useSearchParams, useSubmit } from '@remix-run/react';
import type { PersonalDataParts } from '@tutor/rules/profile/completeness';
import { type ProfileFileModule, profileFileSlots } from '@tutor/rules/profile/profile-files';
import { tesolAnswers } from '@tutor/rules/profile/tesol';
import { monthDayYearText, parseMonthDayYear } from '@tutor/rules/time/month-day-year';
import { useIsScripted } from '@tutor/ui/primitives/behaviour/use-is-scripted.ts';
import { useServerFocus } from '@tutor/ui/primitives/behaviour/use-server-focus.ts';
import { Button } from '@tutor/ui/primitives/buttons/button.tsx';
import { confirm } from '@tutor/ui/primitives/dialogs/confirm-store.ts';
import { Card } from '@tutor/ui/primitives/layout/card.tsx';
import {
  AboutYouSection,
  EducationSection,
  EquipmentSection,
  InterestsSection,
  WorkExperienceSection,
} from '@tutor/ui/profile/personal-data-sections.tsx';
import { type SectionEntry, SectionForm, sectionDraft } from '@tutor/ui/profile/section-form.tsx';
import { SummaryList } from '@tutor/ui/profile/summary-list.tsx';
import { TesolSection } from '@tutor/ui/profile/tesol-section.tsx';
import { type FormEvent, useEffect } from 'react';
import { useLimitFlow } from '../kit/forms/reply-toast.ts';
import { StayingForm } from '../kit/forms/staying-form.ts';
import { useFormReply } from '../kit/forms/use-action-reply.ts';
import { useIsSending } from '../kit/forms/use-is-sending.ts';
import { useFrame } from '../session/use-frame.ts';
import { arrivedFiles } from '../uploads/arrived-files.ts';
import { UploadField } from '../uploads/upload-field.tsx';
import type { loadPersonalData } from './personal-data.server.ts';
import type { SectionMore } from './save-personal-data.server.ts';
import { sectionForm } from './section-of.ts';
import { useSection } from './use-section.ts';

const load = () => import('@tutor/rules/profile/personal-data-form');
const loadTesol = () => import('@tutor/rules/profile/tesol-form');

type PersonalData = Awaited<ReturnType<typeof loadPersonalData>>;

interface SectionProps {
  data: PersonalData;
  /** Address of the page, which takes its own forms. */
  action: string;
  /** For fields for files: whether theirs are not saved. */
  onUnsaved?: ((name: string, isUnsaved: boolean) => void) | undefined;
}

/** Where a part of the personal data is filled in. */
export function partHref(part: keyof PersonalDataParts): string {
  if (part === 'phone') return '/newPersonalData#contact';
  return `/newPersonalData#section-${part === 'picture' || part === 'identity' ? 'files' : part}`;
}

export function AboutYou({ data, action }: SectionProps) {
  const { section, values } = useSection('about', {
    load,
    schemaOf: ({ aboutYouSchema }) => aboutYouSchema(data.today),
  });
  return <AboutYouSection {...section} action={action} values={values ?? data.about} locations={data.locations} />;
}

/** The entry of a list that the address names, or that the answered form was about: '?education=7'. */
function useEdited<Entry extends { id: number }>(
  name: string,
  entries: readonly Entry[],
  values: Record<string, string> | undefined,
): Entry | undefined {
  const [search] = useSearchParams();
  const id = values === undefined ? search.get(name) : (values.id ?? null);
  return id === null ? undefined : entries.find((entry) => entry.id === Number(id));
}

/** Removing an entry asks first: in a dialog, or in the entry's row where the page's scripts are not there. */
function useRemoval(intent: 'deleteEducation' | 'deleteExperience', action: string) {
  const submit = useSubmit();
  const form = sectionForm(intent);
  const reply = useFormReply<SectionMore>(form);
  useLimitFlow(reply);
  return {
    onDelete: (event: FormEvent<HTMLFormElement>, { id, title, text }: SectionEntry): void => {
      event.preventDefault();
      void confirm({ title: `Remove ${title}?`, message: text, confirmText: 'Remove', tone: 'danger' }).then(
        (isConfirmed) => {
          if (!isConfirmed) return;
          submit({ form, intent, id, confirmed: 'yes' }, { method: 'post', action, preventScrollReset: true });
        },
      );
    },
    askedId: reply?.isToBeConfirmed === true ? Number(reply.values.id) : undefined,
    /** A removal is refused where its section says what is wrong. */
    ...(reply && { error: reply.error ?? undefined, focusKey: reply }),
  };
}

export function Education({ data, action }: SectionProps) {
  const { isDegreeMissing } = useFrame().tutor;
  const removal = useRemoval('deleteEducation', action);
  const { section, values } = useSection('education', {
    load,
    schemaOf: ({ educationSchema }) => educationSchema(data.today),
  });
  const edited = useEdited('education', data.educations, values);
  // Added or another one to change: another form.
  const key = `${data.educations.length} ${edited?.id ?? ''}`;
  return (
    <EducationSection
      key={key}
      {...section}
      action={action}
      values={values ?? edited?.values ?? {}}
      entries={data.educations}
      {...removal}
      schools={data.schools}
      isDegreeMissing={isDegreeMissing}
      editedId={edited?.id}
      editHrefOf={(id) => `${action}?education=${id}#${section.id}`}
      cancelHref={`${action}?education=#${section.id}`}
    />
  );
}

export function WorkExperience({ data, action }: SectionProps) {
  const removal = useRemoval('deleteExperience', action);
  const { section, values } = useSection('experience', {
    load,
    schemaOf: ({ workExperienceSchema }) => workExperienceSchema(data.today),
  });
  const edited = useEdited('experience', data.experiences, values);
  const key = `${data.experiences.length} ${edited?.id ?? ''}`;
  return (
    <WorkExperienceSection
      key={key}
      {...section}
      action={action}
      values={values ?? edited?.values ?? {}}
      entries={data.experiences}
      {...removal}
      editedId={edited?.id}
      editHrefOf={(id) => `${action}?experience=${id}#${section.id}`}
      cancelHref={`${action}?experience=#${section.id}`}
    />
  );
}

export function Equipment({ data, action }: SectionProps) {
  const { section, values } = useSection('equipment', { load, schemaOf: ({ equipmentSchema }) => equipmentSchema });
  return <EquipmentSection {...section} action={action} values={values ?? data.equipment} />;
}

export function Interests({ data, action }: SectionProps) {
  const { section, values, hobbies } = useSection('interests', {
    load,
    schemaOf: ({ interestsSchema }) => interestsSchema,
  });
  return (
    <InterestsSection
      {...section}
      action={action}
      values={values ?? { interests: data.interests }}
      offeredHobbies={data.offeredHobbies}
      chosenHobbies={hobbies ?? data.hobbies}
    />
  );
}

interface FilesProps extends SectionProps {
  title: string;
  /** Which of the places for files; without it all. */
  modules?: readonly ProfileFileModule[] | undefined;
}

/** Places for files, saved together. */
export function ProfileFiles({ data, action, onUnsaved, title, modules }: FilesProps) {
  const name = sectionForm('files');
  const own = useFormReply<SectionMore>(name);
  useLimitFlow(own);
  const isSubmitting = useIsSending(name);
  const slots = profileFileSlots.filter(({ module }) => modules?.includes(module) ?? true);
  return (
    <SectionForm
      id={name}
      intent="files"
      title={title}
      action={action}
      Form={StayingForm}
      encType="multipart/form-data"
      error={own?.error ?? undefined}
      errors={own?.fieldErrors}
      focusKey={own}
      isSubmitting={isSubmitting}
    >
      {slots.map(({ module, label, description, limit }) => (
        <div key={module}>
          <input type="hidden" name="slot" value={module} />
          <UploadField
            id={`${name}-${module}`}
            form={sectionDraft('files')}
            name={module}
            module={module}
            label={label}
            description={description === '' ? undefined : description}
            limit={limit}
            savedFiles={data.files[module]}
            onUnsaved={onUnsaved}
            defaultFiles={
              own?.files === undefined ? data.files[module] : arrivedFiles(own.files[module] ?? [], data.files[module])
            }
            error={own?.fieldErrors[module]}
          />
        </div>
      ))}
    </SectionForm>
  );
}

/** The registration: filled in, confirmed, and from then on only read. */
export function Tesol({ data, action, onUnsaved }: SectionProps) {
  const { section, values, isToBeConfirmed } = useSection('tesol', {
    load: loadTesol,
    schemaOf: ({ tesolSchema }) => tesolSchema(data.today),
  });
  const submit = useSubmit();
  const isScripted = useIsScripted();
  const serverFocus = useServerFocus();
  const given = values ?? {
    firstName: data.about.firstName,
    lastName: data.about.lastName,
    birthday: data.about.birthday,
  };
  useEffect(() => {
    if (!isToBeConfirmed || values === undefined) return;
    void confirm({
      title: 'Submit your TESOL information?',
      message: <SummaryList items={tesolItems(values)} />,
      confirmText: 'Submit',
      size: 'large',
    }).then((isConfirmed) => {
      if (isConfirmed) submit({ ...values, confirmed: 'yes' }, { method: 'post', action, preventScrollReset: true });
    });
  }, [isToBeConfirmed, values, submit, action]);
  if (data.tesol !== null) {
    return (
      <Card id={section.id} title="TESOL registration" description="Submitted. It cannot be changed any more.">
        <SummaryList items={tesolItems(data.tesol)} />
      </Card>
    );
  }
  return (
    <>
      {isToBeConfirmed && values !== undefined && !isScripted ? (
        <Card title="Submit your TESOL information?" tabIndex={-1} {...serverFocus}>
          <SummaryList items={tesolItems(values)} />
          <form method="post" action={action}>
            {Object.entries(values).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <input type="hidden" name="confirmed" value="yes" />
            <Button type="submit" variant="primary">
              Submit
            </Button>
          </form>
        </Card>
      ) : null}
      <TesolSection
        {...section}
        action={action}
        values={given}
        encType="multipart/form-data"
        certificateField={
          <UploadField
            id={`${section.id}-certificate`}
            form={sectionDraft('tesol')}
            name="certificate"
            module="TesolCertificateSelf"
            label="TESOL certificate"
            onUnsaved={onUnsaved}
            defaultFiles={arrivedFiles([values?.certificate ?? ''])}
            error={section.errors.certificate}
          />
        }
      />
    </>
  );
}

function tesolItems(values: Record<string, string | undefined>) {
  const name = [values.firstName, values.middleName, values.lastName].filter(Boolean).join(' ');
  const birthday = values.birthday ?? '';
  return [
    { term: 'Name', value: name },
    // As it will be kept, not as it was typed: days taken for months are noticed while they can be mended.
    { term: 'Birthday', value: monthDayYearText(parseMonthDayYear(birthday) ?? birthday) },
    { term: 'ID number', value: values.idNumber ?? '' },
    { term: 'TESOL certificate', value: values.hasCertificate === 'yes' ? tesolAnswers.yes : tesolAnswers.no },
  ];
}
