import { FormRefusal } from '../forms/form-refusal.tsx';
import type { FormSlot } from '../forms/form-slot.tsx';
import { Button } from '../primitives/buttons/button.tsx';
import { Card } from '../primitives/layout/card.tsx';
import * as styles from './booking-form.css.ts';

export interface BookingReviewProps {
  /** Name of the form that is reviewed. */
  name: string;
  action: string;
  Form?: FormSlot | undefined;
  /** What the form held, by its fields; sent again as it is. */
  values: Readonly<Record<string, string>>;
  /** Day, time and zone in words. */
  when: string;
  /** The same by the company's clock, where that differs. */
  companyWhen?: string | undefined;
  /** Which lesson it is. */
  kind: string;
  /** The time that is given up with it, where a lesson is moved. */
  oldWhen?: string | undefined;
  error?: string | undefined;
  focusKey?: unknown;
  isSubmitting?: boolean | undefined;
}

/** A booking as it will be sent, with a way back to change it. */
export function BookingReview(props: BookingReviewProps) {
  const { name, values, when, companyWhen, kind, oldWhen, error, focusKey, Form = 'form' } = props;
  const rows: readonly (readonly [string, string | undefined])[] = [
    ['Lesson', kind],
    ['When', when],
    ['In Shanghai', companyWhen],
    ['Instead of', oldWhen],
    ['To work on', values.reason],
    ['Your name', values.userName],
  ];
  return (
    <Card title={oldWhen === undefined ? 'Is this right?' : 'Move your lesson?'}>
      <FormRefusal error={error} reply={focusKey} />
      <dl className={styles.rows}>
        {rows.map(([term, value]) =>
          value === undefined ? null : (
            <div key={term} className={styles.row}>
              <dt className={styles.term}>{term}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ),
        )}
      </dl>
      <Form id={`${name}-review`} action={props.action} method="post" className={styles.foot} aria-label="Review">
        {Object.entries(values).map(([field, value]) =>
          field === 'intent' ? null : <input key={field} type="hidden" name={field} value={value} />,
        )}
        <Button type="submit" name="intent" value="change">
          Change
        </Button>
        <Button
          type="submit"
          name="intent"
          value="book"
          variant="primary"
          isPending={props.isSubmitting}
          pendingLabel="Booking…"
        >
          {oldWhen === undefined ? 'Book this lesson' : 'Move this lesson'}
        </Button>
      </Form>
    </Card>
  );
}
