import { groupNumberSchema, joinAnswerSchema } from '@tutor/rules/chat/chat-forms';
import { joinAnswerMax } from '@tutor/rules/chat/chat-limits';
import { spoken } from '@tutor/rules/chat/entry-text';
import { groupNumberText } from '@tutor/rules/chat/group-number';
import { CountedField } from '../forms/counted-field.tsx';
import { FormDialog } from '../forms/form-dialog.tsx';
import { useCheckedForm } from '../forms/use-checked-form.ts';
import { Button } from '../primitives/buttons/button.tsx';
import { TextField } from '../primitives/fields/text-field.tsx';
import { groupNumberDraft, joinDraft } from './chat-drafts.ts';
import * as styles from './group-panel.css.ts';

/** The answer about a number that was typed. */
export interface FoundGroup {
  number: string;
  /** Of a group that one may enter at once, or is in. Of every other number nothing is known: it may be that of no group. */
  group?: { name: string; introduction: string; memberCount: number } | undefined;
  /** Asked of those who wait for an administrator; empty where there is none. */
  question: string;
  /** Why it cannot be joined. */
  whyNot?: string | undefined;
}

export interface JoinGroupDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** About the number that was typed last. */
  found?: FoundGroup | undefined;
  onFind: (number: string) => void;
  /** Back to the number. */
  onOther: () => void;
  onJoin: (values: { answer: string }) => void;
  isSubmitting?: boolean | undefined;
  /** The service's refusal. */
  error?: string | undefined;
}

/** Joins a group by its number: at once where it is open, and by a request to its administrators where it is not. */
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
        submitLabel="Continue"
        isSubmitting={isSubmitting}
        fieldErrors={number.errors}
        onSubmit={number.submit}
      >
        <TextField
          label="Number of the group"
          name="number"
          inputMode="numeric"
          autoComplete="off"
          description="12 digits. Its members see them in the details of the group."
          error={number.errors?.number}
        />
      </FormDialog>
    );
  const { group, question } = found;
  return (
    <FormDialog
      {...dialog}
      key={found.number}
      draft={joinDraft(found.number)}
      title="Join a group"
      submitLabel={group === undefined ? 'Ask to join' : 'Join'}
      otherWayOut={<Button onClick={onOther}>Another number</Button>}
      isSubmitting={isSubmitting}
      error={dialog.error ?? found.whyNot}
      fieldErrors={answer.errors}
      onSubmit={(typed) => {
        if (found.whyNot === undefined) answer.submit(typed);
      }}
    >
      {group === undefined ? <Unknown number={found.number} /> : <Known number={found.number} {...group} />}
      {group === undefined ? (
        <CountedField
          {...(question === ''
            ? { label: 'Your message to them', isOptional: true }
            : { label: 'Your answer', description: <bdi>{question}</bdi> })}
          name="answer"
          rows={2}
          limit={joinAnswerMax}
          unit="characters"
          error={answer.errors?.answer}
        />
      ) : (
        <input type="hidden" name="answer" value="" />
      )}
    </FormDialog>
  );
}

function Known({ number, name, introduction, memberCount }: { number: string } & NonNullable<FoundGroup['group']>) {
  return (
    <div>
      <p className={styles.name}>
        <bdi>{spoken(name)}</bdi>
      </p>
      <p className={styles.muted}>{`${memberCount} members, number ${groupNumberText(number)}`}</p>
      {introduction === '' ? null : (
        <p className={styles.text}>
          <bdi>{introduction}</bdi>
        </p>
      )}
    </div>
  );
}

/** The same for a group that is closed and for a number that no group has. */
function Unknown({ number }: { number: string }) {
  return (
    <div>
      <p className={styles.name}>{`Group ${groupNumberText(number)}`}</p>
      <p className={styles.text}>
        The administrators of a group decide who joins it. They see your name and your words. If no group has this
        number, nobody answers.
      </p>
    </div>
  );
}
