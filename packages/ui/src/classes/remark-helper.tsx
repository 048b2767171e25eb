import { fillTemplate } from '@tutor/rules/classes/remark-template';
import Copy from 'lucide-react/icons/copy';
import FileText from 'lucide-react/icons/file-text';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useId, useRef, useState } from 'react';
import { useDraftStore } from '../drafts/drafts-provider.tsx';
import { FormRefusal } from '../forms/form-refusal.tsx';
import { Button } from '../primitives/buttons/button.tsx';
import { confirm } from '../primitives/dialogs/confirm-store.ts';
import { Banner } from '../primitives/feedback/banner.tsx';
import { Icon } from '../theme/icon.tsx';
import * as styles from './remark-helper.css.ts';
import type { RemarkTools, RemarkValues } from './remark-tools.ts';
import { TemplateEditor, templateDraft } from './template-editor.tsx';
import { type RemarkTemplate, TemplateList } from './template-list.tsx';

export interface RemarkHelperProps extends RemarkTools {
  /** What stands in for {student} and {unit}. */
  student: string;
  unit: string;
  /** Undefined until they were fetched. */
  templates: readonly RemarkTemplate[] | undefined;
  /** Why they could not be fetched. */
  templatesError?: string | undefined;
  /** Fetches them: when the panel is opened, and again. */
  onLoad: () => void;
  /** Makes a template, or changes the one with the id. */
  onSave: (template: { id?: number | undefined; name: string; body: string }) => void;
  onDelete: (id: number) => void;
  isSaving?: boolean | undefined;
  /** Rises with each template that was saved, so that its form closes. */
  savedCount?: number | undefined;
  saveError?: string | undefined;
  /** A new object for each reply. */
  fieldErrors?: Readonly<Record<string, string>> | undefined;
  /** The last remark on this student, as fields of the form; null when there is none. */
  lastRemark?: RemarkValues | null | undefined;
}

/** Helps to write a remark: own templates with {student} and {unit}, and the last remark on the same student. */
export function RemarkHelper({
  insert,
  fill,
  student,
  unit,
  templates,
  templatesError,
  onLoad,
  onSave,
  onDelete,
  isSaving = false,
  savedCount = 0,
  saveError,
  fieldErrors = {},
  lastRemark,
}: RemarkHelperProps) {
  const drafts = useDraftStore();
  const panelId = useId();
  const [isOpen, setOpen] = useState(false);
  const [edited, setEdited] = useState<{ template: Partial<RemarkTemplate>; atCount: number }>();
  const isEditing = edited !== undefined && edited.atCount === savedCount;
  /** What was said to a template before: the next one begins anew. */
  const [heard, setHeard] = useState<typeof fieldErrors>();
  const isHeard = fieldErrors === heard;
  const edit = (template: Partial<RemarkTemplate> | undefined): void => {
    setEdited(template && { template, atCount: savedCount });
    setHeard(fieldErrors);
  };
  const newRef = useRef<HTMLButtonElement>(null);
  const draft = isEditing ? templateDraft(edited.template) : undefined;
  const draftBefore = useRef<string>();
  // The editor has taken the list's place and gives it back: by keyboard one goes on from there.
  useEffect(() => {
    if (draftBefore.current !== undefined && draft === undefined) {
      drafts.clear(draftBefore.current);
      newRef.current?.focus();
    }
    draftBefore.current = draft;
  }, [draft, drafts]);
  const remove = async ({ id, name }: RemarkTemplate): Promise<void> => {
    const title = `Delete the template ${name}?`;
    const message = 'Remarks that were written with it stay as they are.';
    if (await confirm({ title, message, confirmText: 'Delete', tone: 'danger' })) {
      onDelete(id);
      newRef.current?.focus();
    }
  };
  const wordsOf = ({ body }: RemarkTemplate): string => fillTemplate(body, { student, unit });
  const toggle = (): void => {
    if (!isOpen && templates === undefined) onLoad();
    setOpen(!isOpen);
  };
  return (
    <div className={styles.root}>
      <div className={styles.tools}>
        <Button
          size="small"
          icon={<Icon of={FileText} size="small" />}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={toggle}
        >
          Templates
        </Button>
        {lastRemark === undefined || lastRemark === null ? null : (
          <Button size="small" icon={<Icon of={Copy} size="small" />} onClick={() => fill(lastRemark)}>
            Copy from the last lesson
          </Button>
        )}
      </div>
      <div id={panelId} hidden={!isOpen} className={styles.panel}>
        {templatesError === undefined ? null : (
          <Banner
            tone="danger"
            action={
              <Button size="small" onClick={onLoad}>
                Try again
              </Button>
            }
          >
            {templatesError}
          </Banner>
        )}
        {templates === undefined && templatesError === undefined ? <p className={styles.hint}>Loading…</p> : null}
        {templates?.length === 0 && !isEditing ? (
          <p className={styles.hint}>
            You have no templates yet. Write one with {'{student}'} and {'{unit}'} and use it in every remark.
          </p>
        ) : null}
        {isEditing ? null : (
          <TemplateList
            templates={templates ?? []}
            wordsOf={wordsOf}
            onUse={(template) => insert(wordsOf(template))}
            onEdit={edit}
            onDelete={(template) => void remove(template)}
          />
        )}
        <FormRefusal error={isHeard ? undefined : saveError} reply={fieldErrors} />
        {isEditing ? (
          <TemplateEditor
            template={edited.template}
            isSaving={isSaving}
            fieldErrors={isHeard ? {} : fieldErrors}
            onSave={onSave}
            onCancel={() => edit(undefined)}
          />
        ) : templates === undefined ? null : (
          <div>
            <Button
              ref={newRef}
              size="small"
              variant="quiet"
              icon={<Icon of={Plus} size="small" />}
              onClick={() => edit({})}
            >
              New template
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
