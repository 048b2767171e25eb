import { replyTemplateSchema } from '@tutor/rules/chat/chat-forms';
import { messageTextMax, replyTemplatesMax } from '@tutor/rules/chat/chat-limits';
import { useState } from 'react';
import { CountedField } from '../forms/counted-field.tsx';
import { FormDialog } from '../forms/form-dialog.tsx';
import { useCheckedForm } from '../forms/use-checked-form.ts';
import { Button } from '../primitives/buttons/button.tsx';
import { replyTemplateDraft } from './chat-drafts.ts';
import * as styles from './reply-templates-dialog.css.ts';

/** A tutor's own reply. */
export interface ReplyTemplateItem {
  key: string;
  text: string;
}

export interface ReplyTemplatesDialogProps {
  /** Undefined until they have come. */
  templates: readonly ReplyTemplateItem[] | undefined;
  /** Keeps a text: under the key of the reply that is changed, or as a new one. Gives whether it is kept. */
  onSave: (text: string, key: string | undefined) => Promise<boolean>;
  onRemove: (template: ReplyTemplateItem) => void;
  onClose: () => void;
  isSubmitting?: boolean | undefined;
  /** The service's refusal. */
  error?: string | undefined;
}

/** A tutor's own replies: each is added, changed and taken away here. */
export function ReplyTemplatesDialog({
  templates,
  onSave,
  onRemove,
  onClose,
  isSubmitting = false,
  error,
}: ReplyTemplatesDialogProps) {
  const [changed, setChanged] = useState<ReplyTemplateItem>();
  /** A form of its own for each reply that was kept. */
  const [savedCount, setSavedCount] = useState(0);
  const form = useCheckedForm(replyTemplateSchema, async ({ text }) => {
    if (!(await onSave(text, changed?.key))) return;
    setChanged(undefined);
    setSavedCount((count) => count + 1);
  });
  return (
    <FormDialog
      key={`${changed?.key} ${savedCount}`}
      isOpen
      onOpenChange={onClose}
      title="My replies"
      description="They stand in the menu of canned replies, for you alone."
      draft={replyTemplateDraft(changed?.key)}
      submitLabel={changed === undefined ? 'Add reply' : 'Save reply'}
      otherWayOut={
        changed === undefined ? (
          <Button onClick={onClose}>Done</Button>
        ) : (
          <Button onClick={() => setChanged(undefined)}>Do not change</Button>
        )
      }
      isSubmitting={isSubmitting}
      error={error}
      fieldErrors={form.errors}
      onSubmit={form.submit}
    >
      <section className={styles.replies}>
        <h3 className={styles.heading}>{`Kept (${templates?.length ?? 0} of ${replyTemplatesMax})`}</h3>
        {templates === undefined ? <p role="status">Loading</p> : null}
        {templates?.length === 0 ? <p className={styles.muted}>None yet. Write the first one below.</p> : null}
        <ul className={styles.replies} aria-label="My replies">
          {templates?.map((template) => (
            <li key={template.key} className={styles.reply}>
              <bdi className={styles.text}>{template.text}</bdi>
              <span className={styles.buttons}>
                <Button size="small" aria-label={`Change: ${template.text}`} onClick={() => setChanged(template)}>
                  Change
                </Button>
                <Button size="small" aria-label={`Delete: ${template.text}`} onClick={() => onRemove(template)}>
                  Delete
                </Button>
              </span>
            </li>
          ))}
        </ul>
      </section>
      <CountedField
        label={changed === undefined ? 'New reply' : 'Change this reply'}
        name="text"
        rows={3}
        limit={messageTextMax}
        unit="characters"
        defaultValue={changed?.text}
        description="{student} becomes the name of the student, {time} the time of your next class."
        error={form.errors?.text}
      />
    </FormDialog>
  );
}
