import { templateBodyMax, templateNameMax, unknownPlaceholders } from '@tutor/rules/classes/remark-template';
import { useEffect, useRef, useState } from 'react';
import { useDraftStore } from '../drafts/drafts-provider.tsx';
import { Button } from '../primitives/buttons/button.tsx';
import { TextArea } from '../primitives/fields/text-area.tsx';
import { TextField } from '../primitives/fields/text-field.tsx';
import * as styles from './remark-helper.css.ts';
import type { RemarkTemplate } from './template-list.tsx';

/** Name under which the browser keeps what is typed into a template. */
export function templateDraft({ id }: Partial<RemarkTemplate>): string {
  return `remark-template:${id ?? 'new'}`;
}

export interface TemplateEditorProps {
  /** Without an id a new one. */
  template: Partial<RemarkTemplate>;
  isSaving: boolean;
  fieldErrors: Readonly<Record<string, string>>;
  onSave: (template: { id?: number | undefined; name: string; body: string }) => void;
  onCancel: () => void;
}

/**
 * Changes a template. Not a form of its own: it stands inside the remark's form, so its fields have no names and its button
 * sends nothing.
 */
export function TemplateEditor({ template, isSaving, fieldErrors, onSave, onCancel }: TemplateEditorProps) {
  const drafts = useDraftStore();
  const [typed, setTyped] = useState(() => {
    const { name, body } = drafts.read(templateDraft(template)) ?? {};
    return { name: name?.[0] ?? template.name ?? '', body: body?.[0] ?? template.body ?? '' };
  });
  const { name, body } = typed;
  const type = (next: typeof typed): void => {
    setTyped(next);
    drafts.save(templateDraft(template), { name: [next.name], body: [next.body] });
  };
  const nameRef = useRef<HTMLInputElement>(null);
  useEffect(() => nameRef.current?.focus(), []);
  const save = (): void => onSave({ id: template.id, name, body });
  const unknown = unknownPlaceholders(body);
  return (
    <fieldset className={styles.editor}>
      <legend className={styles.legend}>{template.id === undefined ? 'New template' : 'Edit template'}</legend>
      <TextField
        ref={nameRef}
        label="Name"
        value={name}
        maxLength={templateNameMax}
        onChange={(event) => type({ name: event.currentTarget.value, body })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter must save the template, not the remark around it.
          event.preventDefault();
          save();
        }}
        error={fieldErrors.name}
      />
      <TextArea
        label="Text"
        description={`{student} and {unit} are replaced when you use it${unknown.length === 0 ? '.' : `; ${unknown.join(', ')} would stay as typed.`}`}
        value={body}
        rows={4}
        limit={templateBodyMax}
        onChange={(event) => type({ name, body: event.currentTarget.value })}
        error={fieldErrors.body}
      />
      <div className={styles.tools}>
        <Button size="small" variant="primary" isPending={isSaving} pendingLabel="Saving" onClick={save}>
          Save template
        </Button>
        <Button size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </fieldset>
  );
}
