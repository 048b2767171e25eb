import CalendarOff from 'lucide-react/icons/calendar-off';
import { Button } from '../primitives/buttons/button.tsx';
import { EmptyState } from '../primitives/feedback/empty-state.tsx';
import { TextArea } from '../primitives/fields/text-area.tsx';
import { TextField } from '../primitives/fields/text-field.tsx';
import { Card } from '../primitives/layout/card.tsx';
import type { FormSlot } from '../shell/form-slot.tsx';
import * as styles from './training-booking.css.ts';

export interface BookingSlot {
  /** What the form sends: both ends. */
  value: string;
  /** Begin and end in words. */
  time: string;
  /** Why it cannot be taken. */
  clash?: string | undefined;
}

export interface BookingDay {
  /** The day in words. */
  name: string;
  slots: readonly BookingSlot[];
}

export interface HeldTraining {
  id: number;
  /** Day and time in words. */
  when: string;
  reason: string;
}

export interface TrainingBookingProps {
  days: readonly BookingDay[];
  held: readonly HeldTraining[];
  /** The zone of every time here, in words. */
  zone: string;
  /** Where both forms are sent to. */
  action: string;
  Form?: FormSlot | undefined;
  reasonMax: number;
  nameMax: number;
  /** What was typed before a refusal, or a fitting beginning. */
  reason?: string | undefined;
  userName: string;
  /** The time that was chosen before a refusal. */
  chosen?: string | undefined;
  /** Why the whole was refused. */
  error?: string | undefined;
  errors?: { slot?: string | undefined; reason?: string | undefined; userName?: string | undefined } | undefined;
  isSending?: boolean | undefined;
}

/** Booking a training lesson: every free half hour, what stands in the way of one, and the lessons that are held. */
export function TrainingBooking(props: TrainingBookingProps) {
  const { days, held, zone, action, Form = 'form', errors = {}, error = errors.slot } = props;
  return (
    <div className={styles.root}>
      {error === undefined ? null : (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      {held.length === 0 ? null : (
        <Card title="Your training lessons" padding="none">
          <ul className={styles.list} aria-label="Your training lessons">
            {held.map((lesson) => (
              <Held key={lesson.id} lesson={lesson} action={action} Form={Form} reasonMax={props.reasonMax} />
            ))}
          </ul>
        </Card>
      )}
      <Card title="Book a training lesson" description={`Half an hour with a trainer. All times are in ${zone}.`}>
        {days.length === 0 ? (
          <EmptyState
            icon={CalendarOff}
            title="No free time"
            description="Every time of the next two weeks is taken."
          />
        ) : (
          <Form
            // Booked, it begins anew.
            key={held.length}
            id="book-training"
            action={action}
            method="post"
            className={styles.form}
            aria-label="Book a training lesson"
          >
            <input type="hidden" name="form" value="book-training" />
            <input type="hidden" name="intent" value="book" />
            {days.map((day) => (
              <fieldset key={day.name} className={styles.day}>
                <legend className={styles.dayName}>{day.name}</legend>
                <div className={styles.slots}>
                  {day.slots.map((slot) => (
                    <Slot key={slot.value} slot={slot} isChosen={slot.value === props.chosen} />
                  ))}
                </div>
              </fieldset>
            ))}
            <TextArea
              id="book-training-reason"
              name="reason"
              label="What would you like to work on?"
              limit={props.reasonMax}
              defaultValue={props.reason ?? ''}
              error={errors.reason}
            />
            <TextField
              id="book-training-userName"
              name="userName"
              label="Your name, for the trainer"
              maxLength={props.nameMax}
              autoComplete="name"
              defaultValue={props.userName}
              error={errors.userName}
            />
            <div>
              <Button type="submit" variant="primary" isPending={props.isSending} pendingLabel="Booking…">
                Book this lesson
              </Button>
            </div>
          </Form>
        )}
      </Card>
    </div>
  );
}

function Slot({ slot: { value, time, clash }, isChosen }: { slot: BookingSlot; isChosen: boolean }) {
  return (
    <label className={styles.slot}>
      <input type="radio" name="slot" value={value} defaultChecked={isChosen} disabled={clash !== undefined} />
      <span>{time}</span>
      {clash === undefined ? null : <span className={styles.clash}>{clash}</span>}
    </label>
  );
}

function Held({
  lesson: { id, when, reason },
  action,
  Form,
  reasonMax,
}: {
  lesson: HeldTraining;
  action: string;
  Form: FormSlot;
  reasonMax: number;
}) {
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <p className={styles.when}>{when}</p>
        <p className={styles.reason}>{reason}</p>
      </div>
      <Form id={`cancel-${id}`} action={action} method="post" className={styles.cancel} aria-label={`Cancel ${when}`}>
        <input type="hidden" name="form" value="book-training" />
        <input type="hidden" name="intent" value="cancel" />
        <input type="hidden" name="id" value={id} />
        <TextField id={`cancel-${id}-reason`} name="reason" label="Reason" maxLength={reasonMax} required />
        <Button type="submit" size="small" variant="danger" aria-label={`Cancel lesson: ${when}`}>
          Cancel lesson
        </Button>
      </Form>
    </li>
  );
}
