import { type ReactNode, useId } from 'react';
import { FormDraft } from '../drafts/form-draft.tsx';
import { Banner } from '../primitives/banner.tsx';
import { Button } from '../primitives/button.tsx';
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
  before,
  children,
  onSubmit,
  encType,
}: SectionFormProps) {
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
        <FormDraft name={`personal-data:${intent}`} />
        <input type="hidden" name="intent" value={intent} />
        {error === undefined ? null : <Banner tone="danger">{error}</Banner>}
        <FormErrorSummary errors={wrong} focusKey={wrong.length === 0 ? undefined : focusKey} />
        <div className={styles.fields}>{children}</div>
        <div className={styles.foot}>
          <Button type="submit" variant="primary" isPending={isSubmitting} pendingLabel="Saving…">
            {submitLabel}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

/** 'startYear' → 'Start year' */
function labelOf(name: string): string {
  const words = name.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export interface EntryListProps {
  label: string;
  entries: readonly { id: number; title: string; text: string }[];
  action: string;
  Form?: FormSlot | undefined;
  /** What the action receives with the entry's `id`. */
  deleteIntent: string;
}

/** What a section has already, each with a way to take it out. */
export function EntryList({ label, entries, action, Form = 'form', deleteIntent }: EntryListProps) {
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
          <Form id={`${deleteIntent}-${id}`} action={action} method="post">
            <input type="hidden" name="intent" value={deleteIntent} />
            <input type="hidden" name="id" value={id} />
            <Button type="submit" size="small" variant="quiet" aria-label={`Remove ${title}`}>
              Remove
            </Button>
          </Form>
        </li>
      ))}
    </ul>
  );
}
