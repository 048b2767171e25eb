import CalendarOff from 'lucide-react/icons/calendar-off';
import { type FormEvent, type ReactNode, useState } from 'react';
import { FormDraft } from '../drafts/form-draft.tsx';
import { FieldErrorSummary } from '../forms/field-error-summary.tsx';
import { FormRefusal } from '../forms/form-refusal.tsx';
import type { FormSlot } from '../forms/form-slot.tsx';
import { Button } from '../primitives/buttons/button.tsx';
import { ButtonLink } from '../primitives/buttons/button-link.tsx';
import { EmptyState } from '../primitives/feedback/empty-state.tsx';
import { TextArea } from '../primitives/fields/text-area.tsx';
import { TextField } from '../primitives/fields/text-field.tsx';
import { Card } from '../primitives/layout/card.tsx';
import * as styles from './booking-form.css.ts';
import { type BookingSlot, type SlotGroup, SlotGroups } from './slot-groups.tsx';

/** A lesson that is moved. */
export interface MovedLesson {
  id: number;
  /** When it begins as the page shows it: an ISO instant. */
  from: string;
  /** The same in words. */
  when: string;
  /** What to know before it is moved. */
  tips: readonly string[];
}

export interface BookingFormProps {
  /** Name of the form, and the beginning of its fields' ids. */
  name: string;
  /** Name of its draft. */
  draft: string;
  action: string;
  Form?: FormSlot | undefined;
  onSubmit?: ((event: FormEvent<HTMLFormElement>) => void) | undefined;
  /** The zone of every time here, in words. */
  zone: string;
  /** What can be booked, and what each kind of lesson is. */
  rules: readonly string[];
  /** The ways to look at the times, and the calendar. */
  picker: ReactNode;
  groups: readonly SlotGroup[];
  /** The lesson that gets a new time; without it one is booked. */
  moved?: MovedLesson | undefined;
  /** Where giving up a move leads. */
  cancelHref: string;
  reasonMax: number;
  nameMax: number;
  /** What was typed before, or a fitting beginning. */
  reason?: string | undefined;
  userName: string;
  /** The time that was chosen before, with its words. */
  chosen?: Pick<BookingSlot, 'value' | 'when'> | undefined;
  /** Why the whole was refused. */
  error?: string | undefined;
  errors?: Readonly<Record<string, string | undefined>> | undefined;
  focusKey?: unknown;
  isSubmitting?: boolean | undefined;
}

const labels = { slot: 'Time', reason: 'What would you like to work on?', userName: 'Your name, for the trainer' };

/** Chooses a time with a trainer and says what for; sending it first shows it for review. */
export function BookingForm(props: BookingFormProps) {
  const { name: id, zone, rules, picker, groups, moved, error, errors = {}, focusKey, Form = 'form' } = props;
  const [chosen, setChosen] = useState(props.chosen);
  const isInSight = groups.some(({ slots }) => slots.some(({ value }) => value === chosen?.value));
  return (
    <Card
      title={moved === undefined ? 'Book a training lesson' : 'Choose a new time'}
      description={`Half an hour with a trainer. All times are in ${zone}.`}
    >
      {moved === undefined ? null : <MoveTips moved={moved} />}
      <ul className={styles.rules} aria-label="What can be booked">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      {picker}
      <Form
        id={id}
        action={props.action}
        method="post"
        noValidate
        className={styles.form}
        aria-label={moved === undefined ? 'Book a training lesson' : 'Move a training lesson'}
        {...(props.onSubmit === undefined ? {} : { onSubmit: props.onSubmit })}
      >
        <FormDraft name={props.draft} except={['slot']} />
        <input type="hidden" name="form" value={id} />
        <input type="hidden" name="intent" value="review" />
        {moved === undefined ? null : (
          <>
            <input type="hidden" name="moves" value={moved.id} />
            <input type="hidden" name="from" value={moved.from} />
          </>
        )}
        <FormRefusal takesFocus error={error} reply={focusKey} />
        <FieldErrorSummary idPrefix={id} labels={labels} errors={errors} focusKey={focusKey} />
        {groups.length === 0 ? (
          <EmptyState icon={CalendarOff} title="No times on this day" description="Please choose another day." />
        ) : (
          <SlotGroups
            id={`${id}-slot`}
            groups={groups}
            chosen={chosen?.value}
            onChoose={setChosen}
            error={errors.slot}
          />
        )}
        {errors.slot === undefined ? null : (
          <p id={`${id}-slot-error`} className={styles.error}>
            {errors.slot}
          </p>
        )}
        {chosen === undefined || isInSight ? null : <input type="hidden" name="slot" value={chosen.value} />}
        <p className={styles.chosen} aria-live="polite">
          {chosen === undefined ? null : (
            <>
              <span>Chosen: </span>
              <strong>{chosen.when}</strong>
            </>
          )}
        </p>
        <TextArea
          id={`${id}-reason`}
          name="reason"
          label={labels.reason}
          limit={props.reasonMax}
          defaultValue={props.reason ?? ''}
          error={errors.reason}
        />
        <TextField
          id={`${id}-userName`}
          name="userName"
          label={labels.userName}
          maxLength={props.nameMax}
          autoComplete="name"
          defaultValue={props.userName}
          error={errors.userName}
        />
        <div className={styles.foot}>
          {moved === undefined ? null : <ButtonLink href={props.cancelHref}>Keep the old time</ButtonLink>}
          <Button type="submit" variant="primary" isPending={props.isSubmitting} pendingLabel="Submitting...">
            Review
          </Button>
        </div>
      </Form>
    </Card>
  );
}

function MoveTips({ moved: { when, tips } }: { moved: MovedLesson }) {
  return (
    <div className={styles.tips}>
      <p>
        <span>You move your lesson of </span>
        <strong>{when}</strong>
        <span>.</span>
      </p>
      {tips.length === 0 ? null : (
        <ul className={styles.tipList} aria-label="Before you move it">
          {tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
