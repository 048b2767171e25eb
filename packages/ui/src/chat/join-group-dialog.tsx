import { groupNumberSchema, joinAnswerSchema } from '@tutor/rules/chat/chat-forms';
import { joinAnswerMax } from '@tutor/rules/chat/chat-limits';
import { spoken } from '@tutor/rules/chat/entry-text';
import { Button } from '../primitives/buttons/button.tsx';
import { TextField } from '../primitives/fields/text-field.tsx';
import { FormDialog } from '../shell/form-dialog.tsx';
import { groupNumberDraft, joinDraft } from './chat-drafts.ts';
import { CountedField } from './counted-field.tsx';
import * as styles from './group-panel.css.ts';
import { useCheckedForm } from './use-checked-form.ts';

/** A group that was found by its number. */
export interface FoundGroup {
  id: number;
  name: string;
  introduction: string;
  /** Asked of whoever wants to join; empty where nobody is asked. */
  question: string;
  memberCount: number;
  /** Why it cannot be joined: one is in it, or has asked already. */
  whyNot?: string | undefined;
}

export interface JoinGroupDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The group of the number that was typed last. */
  found?: FoundGroup | undefined;
  onFind: (number: number) => void;
  /** Back to the number. */
  onOther: () => void;
  onJoin: (values: { answer: string }) => void;
  isSubmitting?: boolean | undefined;
  /** Why none was found, or why the service refuses. */
  error?: string | undefined;
}

/** Joins a group by its number: first it is found, then asked for, with an answer to its question. */
export function JoinGroupDialog({
  found,
  onFind,
  onOther,
  onJoin,
  isSubmitting = false,
  ...dialog
}: JoinGroupDialogProps) {
  const number = useCheckedForm(groupNumberSchema, (values) => onFind(values.number));
  const answer = useCheckedForm(joinAnswerSchema, onJoin);
  if (found === undefined)
    return (
      <FormDialog
        {...dialog}
        key="number"
        draft={groupNumberDraft}
        title="Join a group"
        submitLabel="Find"
        isSubmitting={isSubmitting}
        fieldErrors={number.errors}
        onSubmit={number.submit}
      >
        <TextField
          label="Number of the group"
          name="number"
          inputMode="numeric"
          autoComplete="off"
          description="Its members see it in the details of the group."
          error={number.errors?.number}
        />
      </FormDialog>
    );
  return (
    <FormDialog
      {...dialog}
      key={found.id}
      draft={joinDraft(found.id)}
      title="Join a group"
      submitLabel={found.question === '' ? 'Join' : 'Ask to join'}
      otherWayOut={<Button onClick={onOther}>Another number</Button>}
      isSubmitting={isSubmitting}
      error={dialog.error ?? found.whyNot}
      fieldErrors={answer.errors}
      onSubmit={(typed) => {
        if (found.whyNot === undefined) answer.submit(typed);
      }}
    >
      <div>
        <p className={styles.name}>
          <bdi>{spoken(found.name)}</bdi>
        </p>
        <p className={styles.muted}>{`${found.memberCount} members, number ${found.id}`}</p>
        {found.introduction === '' ? null : (
          <p className={styles.text}>
            <bdi>{found.introduction}</bdi>
          </p>
        )}
      </div>
      {found.question === '' ? (
        <input type="hidden" name="answer" value="" />
      ) : (
        <CountedField
          label="Your answer"
          description={<bdi>{found.question}</bdi>}
          name="answer"
          rows={2}
          limit={joinAnswerMax}
          unit="characters"
          error={answer.errors?.answer}
        />
      )}
    </FormDialog>
  );
}
