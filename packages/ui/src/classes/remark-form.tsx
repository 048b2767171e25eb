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
import Save from 'lucide-react/icons/save';
import { type ReactNode, useEffect, useRef } from 'react';
import { FormDraft } from '../drafts/form-draft.tsx';
import { FormRefusal } from '../forms/form-refusal.tsx';
import type { FormSlot } from '../forms/form-slot.tsx';
import { useServerFocus } from '../primitives/behaviour/use-server-focus.ts';
import { Button } from '../primitives/buttons/button.tsx';
import { Banner } from '../primitives/feedback/banner.tsx';
import { SelectField } from '../primitives/fields/select-field.tsx';
import { TextArea } from '../primitives/fields/text-area.tsx';
import { Icon } from '../theme/icon.tsx';
import { ChoiceRow } from './choice-row.tsx';
import * as styles from './remark-form.css.ts';
import { type RemarkTools, type RemarkValues, remarkTools } from './remark-tools.ts';
import { RemarkView, type SavedRemark } from './remark-view.tsx';

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
  /** What a button has done without script; what was typed goes on. */
  said?: string | undefined;
  error?: string | undefined;
  /** A new object for each reply: the focus moves to the first field at fault, a refusal of the whole comes into sight. */
  fieldErrors?: Readonly<Record<string, string>> | undefined;
  /** The helper above the main text. */
  helper?: ((tools: RemarkTools) => ReactNode) | undefined;
  onCancel?: (() => void) | undefined;
}

const ratings = ['1', '2', '3', '4', '5'].map((value) => ({ value, label: value }));
const masteries = Object.entries(masteryWords).map(([value, label]) => ({ value, label }));

/** A text beside the main one. */
interface RemarkPart {
  /** Of its field. */
  name: string;
  label: string;
  description: string;
  isOptional?: boolean;
}

const homework: RemarkPart = {
  name: 'homework',
  label: 'Homework',
  description: 'What to practise until next time.',
  isOptional: true,
};

const partsOf: Readonly<Record<RemarkKind, readonly RemarkPart[]>> = {
  normal: [homework],
  knowledge: [homework],
  trial: [],
  vip: [
    { name: 'strengths', label: 'What went well', description: 'Name something that the student did.' },
    { name: 'improvements', label: 'What to work on', description: 'One or two things, with an example.' },
    { name: 'nextStep', label: 'What comes next', description: 'What the next class will be about.' },
  ],
};

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
  said,
  error,
  fieldErrors = {},
  helper,
  onCancel,
}: RemarkFormProps) {
  const rootRef = useRef<HTMLDivElement>(null);
  const contentRef = useRef<HTMLTextAreaElement>(null);
  const serverFocus = useServerFocus();
  useEffect(() => {
    if (Object.keys(fieldErrors).length === 0) return;
    rootRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [fieldErrors]);

  const tools = remarkTools(contentRef);
  return (
    <div ref={rootRef}>
      <Form action={action} method="post" className={styles.form} noValidate aria-label={remarkKindWords[kind]}>
        <FormDraft name={draft} isAlone />
        <input type="hidden" name="version" value={version} />
        {said === undefined ? null : (
          <Banner tone="success" tabIndex={-1} {...serverFocus}>
            {said}
          </Banner>
        )}
        <FormRefusal error={error} reply={fieldErrors} />
        {newer === undefined ? null : <NewerRemark remark={newer} isReplaced={isOverNewer} zone={zone} />}
        {kind === 'trial' ? <TrialFields values={values} fieldErrors={fieldErrors} /> : null}
        {kind === 'knowledge' ? (
          <KnowledgeFields points={knowledgePoints} values={values} fieldErrors={fieldErrors} />
        ) : null}
        <div className={styles.main}>
          {helper === undefined ? null : helper(tools)}
          <TextArea
            ref={contentRef}
            label={kind === 'vip' ? 'What we did' : 'Remark'}
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
        {partsOf[kind].map((part) => (
          <TextArea
            key={part.name}
            label={part.label}
            name={part.name}
            description={part.description}
            rows={3}
            limit={remarkPartMax}
            isOptional={part.isOptional === true}
            required={part.isOptional !== true}
            defaultValue={values[part.name]}
            error={fieldErrors[part.name]}
          />
        ))}
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

function NewerRemark({ remark, isReplaced, zone }: { remark: SavedRemark; isReplaced: boolean; zone: string }) {
  return (
    <>
      <Banner
        tone="warning"
        title="Saved in another window meanwhile"
      >{`This is what the remark says now. What you typed is still here, below it.${isReplaced ? ' Save again to put it in its place.' : ''}`}</Banner>
      <RemarkView remark={remark} zone={zone} />
    </>
  );
}

interface RemarkFieldsProps {
  values: RemarkValues;
  fieldErrors: Readonly<Record<string, string>>;
}

/** What a trial class judges. */
function TrialFields({ values, fieldErrors }: RemarkFieldsProps) {
  return (
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
  );
}

/** How well each knowledge point of the lesson is known. */
function KnowledgeFields({ points, values, fieldErrors }: RemarkFieldsProps & { points: readonly string[] }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Knowledge points of the lesson</legend>
      {points.map((point, index) => (
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
  );
}
