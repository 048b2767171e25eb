import { type ReactNode, useEffect, useId } from 'react';
import { FormDraft } from '../drafts/form-draft.tsx';
import { Banner } from '../primitives/banner.tsx';
import { Button } from '../primitives/button.tsx';
import { ButtonLink } from '../primitives/button-link.tsx';
import { Card } from '../primitives/card.tsx';
import { FormErrorSummary } from '../primitives/form-error-summary.tsx';
import type { FormSlot, FormSlotProps } from '../shell/form-slot.tsx';
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
  /** Pass each new reply: the focus moves to what it says. */
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
  const wrong = Object.entries(errors).flatMap(([name, message]) =>
    message === undefined
      ? []
      : [{ fieldId: `${id}-${name}`, message: message === 'Required' ? `${labelOf(name)}: Required` : message }],
  );
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
        <input type="hidden" name="intent" value={intent} />
        {editedId === undefined ? null : <input type="hidden" name="id" value={editedId} />}
        {error === undefined ? null : <Banner tone="danger">{error}</Banner>}
        <FormErrorSummary
          errors={wrong}
          // A page has several of these forms.
          title={`Please check the following: ${title}`}
          focusKey={wrong.length === 0 ? undefined : focusKey}
        />
        <div className={styles.fields}>{children}</div>
        <div className={styles.foot}>
          {editedId === undefined || cancelHref === undefined ? null : (
            <ButtonLink href={cancelHref}>Cancel</ButtonLink>
          )}
          <Button type="submit" variant="primary" isPending={isSubmitting} pendingLabel="Saving…">
            {submitLabel}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

/** Name of the draft of a section, and of the entry that is changed in it. */
function sectionDraft(intent: string, editedId: number | undefined): string {
  return editedId === undefined ? `personal-data:${intent}` : `personal-data:${intent}:${editedId}`;
}

/** Fields that are called otherwise than their names. */
const labels: Readonly<Record<string, string>> = {
  startYear: 'From year',
  endYear: 'To year',
  idNumber: 'ID number',
  hasCertificate: 'Do you hold a TESOL certificate?',
  certificate: 'TESOL certificate',
  provider: 'Internet provider',
  equipment: 'Computer',
  speedMbps: 'Speed in Mbps',
};

/** 'firstName' → 'First name' */
function labelOf(name: string): string {
  const label = labels[name];
  if (label !== undefined) return label;
  const words = name.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export interface EntryListProps {
  label: string;
  entries: readonly { id: number; title: string; text: string }[];
  action: string;
  Form?: FormSlot | undefined;
  /** Where an entry is changed; without it none can be. */
  editHrefOf?: ((id: number) => string) | undefined;
  /** What the action receives with the entry's `id`. */
  deleteIntent: string;
}

/** What a section has already, each with a way to take it out. */
export function EntryList({ label, entries, action, Form = 'form', editHrefOf, deleteIntent }: EntryListProps) {
  const listId = useId();
  if (entries.length === 0) return null;
  return (
    <ul className={styles.entries} aria-label={label} id={listId}>
      {entries.map(({ id, title, text }) => (
        <li key={id} className={styles.entry}>
          <div>
            <p className={styles.entryTitle}>{title}</p>
            <p className={styles.entryText}>{text}</p>
          </div>
          <div className={styles.entryActions}>
            {editHrefOf === undefined ? null : (
              <ButtonLink href={editHrefOf(id)} size="small" variant="quiet" aria-label={`Edit ${title}`}>
                Edit
              </ButtonLink>
            )}
            <Form id={`${deleteIntent}-${id}`} action={action} method="post">
              <input type="hidden" name="intent" value={deleteIntent} />
              <input type="hidden" name="id" value={id} />
              <Button type="submit" size="small" variant="quiet" aria-label={`Remove ${title}`}>
                Remove
              </Button>
            </Form>
          </div>
        </li>
      ))}
    </ul>
  );
}
