import {
  masteryWords,
  type RemarkKind,
  remarkContentMax,
  remarkKindWords,
  remarkPartMax,
  skillWords,
  trialLevels,
  trialSkills,
} from '@tutor/rules/classes/remark';
import { insertText } from '@tutor/rules/classes/remark-template';
import { Save } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { FormDraft } from '../drafts/form-draft.tsx';
import { readFields, writeField } from '../drafts/form-fields.ts';
import { Banner } from '../primitives/banner.tsx';
import { Button } from '../primitives/button.tsx';
import { SelectField } from '../primitives/select-field.tsx';
import { TextArea } from '../primitives/text-area.tsx';
import { FormRefusal } from '../shell/form-refusal.tsx';
import type { FormSlot } from '../shell/form-slot.tsx';
import { Icon } from '../theme/icon.tsx';
import { ChoiceRow } from './choice-row.tsx';
import * as styles from './remark-form.css.ts';
import { RemarkView, type SavedRemark } from './remark-view.tsx';

/** The fields of a remark by their names in the form. */
export type RemarkValues = Readonly<Record<string, string>>;

export interface RemarkFormProps {
  kind: RemarkKind;
  /** What a remark with knowledge points judges; the fields are `point0`, `point1`, … */
  knowledgePoints?: readonly string[] | undefined;
  /** Version that is changed; 0 for a new remark. */
  version: number;
  values?: RemarkValues | undefined;
  /** Posts `intent=remark`, `version` and the fields; `intent=later` puts the remark off. */
  action: string;
  Form?: FormSlot | undefined;
  /** What another window has saved since the form was opened; shown above what is typed. */
  newer?: SavedRemark | undefined;
  /** Another save takes its place. */
  isOverNewer?: boolean | undefined;
  /** IANA name of the zone to write its times in. */
  zone: string;
  /** Name under which what is typed is kept in the browser. */
  draft: string;
  isSending?: boolean | undefined;
  /** Offers to write it later. */
  canPutOff?: boolean | undefined;
  isPuttingOff?: boolean | undefined;
  error?: string | undefined;
  /** A new object for each reply: the focus moves to the first field at fault, a refusal of the whole comes into sight. */
  fieldErrors?: Readonly<Record<string, string>> | undefined;
  /** The helper above the main text. */
  helper?: ((tools: RemarkTools) => ReactNode) | undefined;
  onCancel?: (() => void) | undefined;
}

export interface RemarkTools {
  /** Puts a text where the caret of the main text stands. */
  insert: (text: string) => void;
  /** Fills what is empty. What was typed or chosen stays; the main text then comes where the caret stands. */
  fill: (values: RemarkValues) => void;
}

const ratings = ['1', '2', '3', '4', '5'].map((value) => ({ value, label: value }));
const masteries = Object.entries(masteryWords).map(([value, label]) => ({ value, label }));

/** The remark of a class, by its kind. Works before and without JavaScript; what is typed stays in the browser until it is saved. */
export function RemarkForm({
  kind,
  knowledgePoints = [],
  version,
  values = {},
  action,
  Form = 'form',
  newer,
  isOverNewer = false,
  zone,
  draft,
  isSending = false,
  canPutOff = false,
  isPuttingOff = false,
  error,
  fieldErrors = {},
  helper,
  onCancel,
}: RemarkFormProps) {
  const rootRef = useRef<HTMLDivElement>(null);
  const contentRef = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (Object.keys(fieldErrors).length === 0) return;
    rootRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [fieldErrors]);

  const write = (name: string, text: string): void => {
    const form = contentRef.current?.form;
    if (form) writeField(form, name, [text]);
  };
  const tools: RemarkTools = {
    insert: (text) => {
      const field = contentRef.current;
      if (field === null) return;
      const next = insertText(field.value, text, { start: field.selectionStart, end: field.selectionEnd });
      write('content', next.text);
      field.focus();
      field.setSelectionRange(next.caret, next.caret);
    },
    fill: (filled) => {
      const form = contentRef.current?.form;
      if (!form) return;
      const present = readFields(form, []);
      for (const [name, text] of Object.entries(filled)) {
        if ((present.get(name) ?? []).join('').trim() === '') write(name, text);
        else if (name === 'content') tools.insert(text);
      }
      contentRef.current?.focus();
    },
  };
  const part = (name: string, label: string, description: string, isOptional = false) => (
    <TextArea
      label={label}
      name={name}
      description={description}
      rows={3}
      limit={remarkPartMax}
      isOptional={isOptional}
      required={!isOptional}
      defaultValue={values[name]}
      error={fieldErrors[name]}
    />
  );
  const isVip = kind === 'vip';

  return (
    <div ref={rootRef}>
      <Form action={action} method="post" className={styles.form} noValidate aria-label={remarkKindWords[kind]}>
        <FormDraft name={draft} />
        <input type="hidden" name="version" value={version} />
        <FormRefusal error={error} reply={fieldErrors} />
        {newer === undefined ? null : (
          <>
            <Banner tone="warning" title="Saved in another window meanwhile">
              This is what the remark says now. What you typed is still here, below it.
              {isOverNewer ? ' Save again to put it in its place.' : null}
            </Banner>
            <RemarkView remark={newer} zone={zone} />
          </>
        )}
        {kind === 'trial' ? (
          <fieldset className={styles.group}>
            <legend className={styles.legend}>How well the student speaks (1 low, 5 high)</legend>
            {trialSkills.map((skill) => (
              <ChoiceRow
                key={skill}
                label={skillWords[skill]}
                name={skill}
                choices={ratings}
                defaultValue={values[skill]}
                error={fieldErrors[skill]}
              />
            ))}
            <SelectField
              label="Level to begin with"
              name="level"
              placeholder="Choose a level"
              required
              defaultValue={values.level ?? ''}
              options={trialLevels.map((level) => ({ value: level, label: level }))}
              error={fieldErrors.level}
              className={styles.level}
            />
          </fieldset>
        ) : null}
        {kind === 'knowledge' ? (
          <fieldset className={styles.group}>
            <legend className={styles.legend}>Knowledge points of the lesson</legend>
            {knowledgePoints.map((point, index) => (
              <ChoiceRow
                key={point}
                label={point}
                name={`point${index}`}
                choices={masteries}
                defaultValue={values[`point${index}`]}
                error={fieldErrors[`point${index}`]}
              />
            ))}
          </fieldset>
        ) : null}
        <div className={styles.main}>
          {helper === undefined ? null : helper(tools)}
          <TextArea
            ref={contentRef}
            label={isVip ? 'What we did' : 'Remark'}
            name="content"
            description={
              kind === 'trial'
                ? 'The adviser calls the parents with it: what went well, what lessons will change.'
                : 'The student and the parents read it.'
            }
            rows={6}
            limit={remarkContentMax}
            required
            defaultValue={values.content}
            error={fieldErrors.content}
          />
        </div>
        {isVip ? (
          <>
            {part('strengths', 'What went well', 'Name something that the student did.')}
            {part('improvements', 'What to work on', 'One or two things, with an example.')}
            {part('nextStep', 'What comes next', 'What the next class will be about.')}
          </>
        ) : null}
        {kind === 'normal' || kind === 'knowledge'
          ? part('homework', 'Homework', 'What to practise until next time.', true)
          : null}
        <div className={styles.actions}>
          <Button
            type="submit"
            name="intent"
            value="remark"
            variant="primary"
            icon={<Icon of={Save} size="small" />}
            isPending={isSending}
            pendingLabel="Saving"
          >
            {version === 0 ? 'Save remark' : 'Save changes'}
          </Button>
          {canPutOff ? (
            <Button type="submit" name="intent" value="later" isPending={isPuttingOff} pendingLabel="Putting off">
              Write later
            </Button>
          ) : null}
          {onCancel === undefined ? null : <Button onClick={onCancel}>Cancel</Button>}
          <span className={styles.hint}>What you type is kept in this browser until it is saved.</span>
        </div>
      </Form>
    </div>
  );
}
