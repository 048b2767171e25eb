import { profileFileSlots } from '@tutor/rules/profile/profile-files';
import { type FormEvent, type ReactNode, useEffect, useId } from 'react';
import { FormDraft } from '../drafts/form-draft.tsx';
import { FieldErrorSummary } from '../forms/field-error-summary.tsx';
import { FormRefusal } from '../forms/form-refusal.tsx';
import type { FormSlot, FormSlotProps } from '../forms/form-slot.tsx';
import { Button } from '../primitives/buttons/button.tsx';
import { ButtonLink } from '../primitives/buttons/button-link.tsx';
import { Card } from '../primitives/layout/card.tsx';
import * as styles from './section-form.css.ts';

/** What is wrong with a section's fields, by their names. */
export type SectionErrors = Readonly<Partial<Record<string, string | undefined>>>;

export interface SectionFormProps extends Pick<FormSlotProps, 'onSubmit' | 'encType'> {
  /** Of the form, and the beginning of its fields' ids. */
  id: string;
  /** Which section the action receives. */
  intent: string;
  title: string;
  description?: ReactNode;
  action: string;
  Form?: FormSlot | undefined;
  /** The server's refusal of the whole section. */
  error?: string | undefined;
  errors?: SectionErrors | undefined;
  /** Pass each new reply: the focus moves to the fields at fault, a refusal of the whole comes into sight. */
  focusKey?: unknown;
  isSubmitting?: boolean | undefined;
  submitLabel?: string | undefined;
  /** Id of the entry that is changed; it gets the focus. Without it a new one is added. */
  editedId?: number | undefined;
  /** Where giving up the change leads. */
  cancelHref?: string | undefined;
  /** Stands in front of the form, such as what is saved already. */
  before?: ReactNode;
  children: ReactNode;
}

/** One part of the personal data: a form of its own, saved on its own. */
export function SectionForm({
  id,
  intent,
  title,
  description,
  action,
  Form = 'form',
  error,
  errors = {},
  focusKey,
  isSubmitting = false,
  submitLabel = 'Save',
  editedId,
  cancelHref,
  before,
  children,
  onSubmit,
  encType,
}: SectionFormProps) {
  useEffect(() => {
    if (editedId === undefined) return;
    document.getElementById(id)?.querySelector<HTMLElement>('input:not([type=hidden]), select')?.focus();
  }, [id, editedId]);
  return (
    <Card title={title} description={description}>
      {before}
      <Form
        id={id}
        action={action}
        method="post"
        className={styles.form}
        noValidate
        aria-label={title}
        {...(onSubmit === undefined ? {} : { onSubmit })}
        {...(encType === undefined ? {} : { encType })}
      >
        <FormDraft name={sectionDraft(intent, editedId)} />
        <input type="hidden" name="form" value={id} />
        <input type="hidden" name="intent" value={intent} />
        {editedId === undefined ? null : <input type="hidden" name="id" value={editedId} />}
        <FormRefusal error={error} reply={focusKey} />
        <FieldErrorSummary
          idPrefix={id}
          labels={summaryLabels}
          errors={errors}
          // A page has several of these forms.
          title={`Please check the following: ${title}`}
          focusKey={focusKey}
        />
        <div className={styles.fields}>{children}</div>
        <div className={styles.foot}>
          {editedId === undefined || cancelHref === undefined ? null : (
            <ButtonLink href={cancelHref}>Cancel</ButtonLink>
          )}
          <Button
            type="submit"
            variant="primary"
            isPending={isSubmitting}
            pendingLabel="Saving…"
            // A page has several of these forms.
            aria-label={`${isSubmitting ? 'Saving…' : submitLabel}: ${title}`}
          >
            {submitLabel}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

/** Name of the draft of a section, and of the entry that is changed in it. */
export function sectionDraft(intent: string, editedId?: number | undefined): string {
  return editedId === undefined ? `personal-data:${intent}` : `personal-data:${intent}:${editedId}`;
}

/** What the fields of all sections are called, by their names. */
export const sectionLabels = {
  firstName: 'First name',
  middleName: 'Middle name',
  lastName: 'Last name',
  sex: 'Sex',
  birthday: 'Birthday',
  province: 'Province',
  city: 'City',
  location: 'Address',
  introduction: 'Self-introduction',
  school: 'School',
  degree: 'Degree',
  major: 'Major',
  startYear: 'From year',
  endYear: 'To year',
  employer: 'Employer',
  position: 'Position',
  description: 'What you did',
  equipment: 'Computer',
  provider: 'Internet provider',
  connection: 'Connection',
  speedMbps: 'Speed in Mbps',
  hobbies: 'Hobbies',
  interests: 'In your own words',
  idNumber: 'ID number',
  hasCertificate: 'Do you hold a TESOL certificate?',
  certificate: 'TESOL certificate',
} as const;

const summaryLabels: Readonly<Record<string, string>> = {
  ...sectionLabels,
  ...Object.fromEntries(profileFileSlots.map(({ module, label }) => [module, label])),
};

/** An entry of a section, such as a school, in words. */
export interface SectionEntry {
  id: number;
  title: string;
  text: string;
}

export interface EntryListProps {
  label: string;
  entries: readonly SectionEntry[];
  action: string;
  Form?: FormSlot | undefined;
  /** Where an entry is changed; without it none can be. */
  editHrefOf?: ((id: number) => string) | undefined;
  /** What the action receives with the entry's `id`. */
  deleteIntent: string;
  /** Hears of a press on Remove, to ask in a dialog before anything is sent. */
  onDelete?: ((event: FormEvent<HTMLFormElement>, entry: SectionEntry) => void) | undefined;
  /** Id of the entry whose removal the server asks about: the question stands in its row. */
  askedId?: number | undefined;
}

/** What a section has already, each with a way to take it out. */
export function EntryList({
  label,
  entries,
  action,
  Form = 'form',
  editHrefOf,
  deleteIntent,
  onDelete,
  askedId,
}: EntryListProps) {
  const listId = useId();
  if (entries.length === 0) return null;
  return (
    <ul className={styles.entries} aria-label={label} id={listId}>
      {entries.map((entry) => {
        const { id, title, text } = entry;
        const isAsked = id === askedId;
        return (
          <li key={id} className={styles.entry}>
            <div>
              <p className={styles.entryTitle}>{isAsked ? `Remove ${title}?` : title}</p>
              <p className={styles.entryText}>{text}</p>
            </div>
            <div className={styles.entryActions}>
              {isAsked ? (
                <ButtonLink href={action} size="small" variant="quiet" aria-label={`Keep ${title}`}>
                  Keep
                </ButtonLink>
              ) : editHrefOf === undefined ? null : (
                <ButtonLink href={editHrefOf(id)} size="small" variant="quiet" aria-label={`Edit ${title}`}>
                  Edit
                </ButtonLink>
              )}
              <Form
                id={`${deleteIntent}-${id}`}
                action={action}
                method="post"
                {...(onDelete === undefined || isAsked
                  ? {}
                  : { onSubmit: (event: FormEvent<HTMLFormElement>) => onDelete(event, entry) })}
              >
                <input type="hidden" name="form" value={`section-${deleteIntent}`} />
                <input type="hidden" name="intent" value={deleteIntent} />
                <input type="hidden" name="id" value={id} />
                {isAsked ? <input type="hidden" name="confirmed" value="yes" /> : null}
                <Button
                  type="submit"
                  size="small"
                  variant={isAsked ? 'danger' : 'quiet'}
                  aria-label={`Remove ${title}`}
                  // Without scripts the page begins at its top, far from the question.
                  autoFocus={isAsked}
                >
                  Remove
                </Button>
              </Form>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
