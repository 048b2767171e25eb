import { leaveCostText } from '@tutor/rules/leave/leave-impact';
import { leaveMinutes } from '@tutor/rules/leave/leave-span';
import { leaveReasonMax, leaveTypes } from '@tutor/rules/leave/leave-types';
import { minuteOfDayText } from '@tutor/rules/time/zoned-text';
import type { FormEvent, ReactNode } from 'react';
import { FormDraft, type FormDraftProps } from '../drafts/form-draft.tsx';
import { FieldErrorSummary } from '../forms/field-error-summary.tsx';
import { FormRefusal } from '../forms/form-refusal.tsx';
import type { FormSlot } from '../forms/form-slot.tsx';
import { useIsScripted } from '../primitives/behaviour/use-is-scripted.ts';
import { Button } from '../primitives/buttons/button.tsx';
import { ButtonLink } from '../primitives/buttons/button-link.tsx';
import { Banner } from '../primitives/feedback/banner.tsx';
import { SelectField } from '../primitives/fields/select-field.tsx';
import { TextArea } from '../primitives/fields/text-area.tsx';
import { TextField } from '../primitives/fields/text-field.tsx';
import { Card } from '../primitives/layout/card.tsx';
import * as styles from './leave.css.ts';

/** Text of the fields, by their names. */
export type LeaveFormValues = Readonly<Partial<Record<LeaveFieldName, string>>>;
/** The fields by their names in the form. */
export type LeaveFieldName = 'type' | 'startDate' | 'startMinute' | 'endDate' | 'endMinute' | 'reason' | 'attachment';

/** The span as it stands in the fields. */
export type TypedLeaveSpan = Readonly<Record<'startDate' | 'startMinute' | 'endDate' | 'endMinute', string>>;

/** What the tutor was shown before sending; sent along, so that a cost that nobody saw is refused. */
export interface AgreedCost {
  classes: number;
  feeCentavos: number;
  points: number;
}

export interface LeaveFormProps extends Pick<FormDraftProps, 'formKey' | 'repliedKey'> {
  /** Of the form: its id, and the beginning of its fields' ids. It goes along as `form`. */
  name: string;
  action: string;
  Form?: FormSlot | undefined;
  /** The request that is changed; without it a new one. */
  editedId?: number | undefined;
  /** Where giving up a change leads. */
  cancelHref?: string | undefined;
  /** What is saved, or was typed before a refusal. */
  values: LeaveFormValues;
  errors?: Readonly<Partial<Record<string, string | undefined>>> | undefined;
  /** The server's refusal of the whole request. */
  error?: string | undefined;
  /** Pass each new reply: the focus moves to what it says. */
  focusKey?: unknown;
  /** The cost that stands beside the form; without one, sending shows it first. */
  agreed?: AgreedCost | undefined;
  /** The cost has to be looked at before the request is sent. */
  isToBeConfirmed?: boolean | undefined;
  isSubmitting?: boolean | undefined;
  /** Name of the draft. */
  draft: string;
  attachmentField: ReactNode;
  onSubmit?: ((event: FormEvent<HTMLFormElement>) => void) | undefined;
  /** The span changed: its cost can be asked for. */
  onSpanChange: (span: TypedLeaveSpan) => void;
}

const spanFields = new Set(['startDate', 'startMinute', 'endDate', 'endMinute']);

const labels: Readonly<Record<string, string>> = {
  type: 'Kind of leave',
  startDate: 'From',
  startMinute: 'From, time',
  endDate: 'Until',
  endMinute: 'Until, time',
  reason: 'Reason',
  attachment: 'Attachment',
};

/** Asks for leave: when, why, with evidence. Sends what it costs along, as the tutor saw it. */
export function LeaveForm({
  name: id,
  action,
  Form = 'form',
  editedId,
  cancelHref,
  values,
  errors = {},
  error,
  focusKey,
  formKey,
  repliedKey,
  agreed,
  isToBeConfirmed = false,
  isSubmitting = false,
  draft,
  attachmentField,
  onSubmit,
  onSpanChange,
}: LeaveFormProps) {
  const isScripted = useIsScripted();
  const field = (name: LeaveFieldName, initial = '') => ({
    id: `${id}-${name}`,
    name,
    defaultValue: values[name] ?? initial,
    error: errors[name],
  });
  const noticeChange = (event: FormEvent<HTMLFormElement | HTMLElement>): void => {
    const { target } = event;
    const isField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
    if (!isField || !spanFields.has(target.name) || target.form === null) return;
    const form = target.form;
    followStart(form, target);
    onSpanChange(spanOf(form));
  };
  return (
    <Card title={editedId === undefined ? 'Ask for leave' : 'Change your request'}>
      <Form
        id={id}
        action={action}
        method="post"
        noValidate
        encType="multipart/form-data"
        className={styles.form}
        aria-label={editedId === undefined ? 'Leave request' : 'Change of a leave request'}
        {...(onSubmit === undefined ? {} : { onSubmit })}
      >
        <FormDraft name={draft} formKey={formKey} repliedKey={repliedKey} />
        <input type="hidden" name="form" value={id} />
        {editedId === undefined ? null : <input type="hidden" name="id" value={editedId} />}
        {agreed === undefined ? null : (
          <input type="hidden" name="agreed" value={[agreed.classes, agreed.feeCentavos, agreed.points].join(' ')} />
        )}
        <FormRefusal error={error} reply={focusKey} />
        {isToBeConfirmed ? (
          <Banner tone="warning" title="Please look at what this leave costs">
            If you agree, send the request again.
          </Banner>
        ) : null}
        <FieldErrorSummary idPrefix={id} labels={labels} errors={errors} focusKey={focusKey} />
        <div className={styles.fields} onChange={noticeChange}>
          <SelectField
            {...field('type')}
            label="Kind of leave"
            placeholder="Choose"
            options={Object.entries(leaveTypes).map(([value, label]) => ({ value, label }))}
            className={styles.wide}
          />
          <div className={styles.span}>
            <TextField {...field('startDate')} type="date" label="From" />
            <SelectField {...field('startMinute', '0')} label="From, time" options={startOptions} />
          </div>
          <div className={styles.span}>
            <TextField {...field('endDate')} type="date" label="Until" />
            <SelectField {...field('endMinute', '1440')} label="Until, time" options={endOptions} />
          </div>
          <TextArea {...field('reason')} label="Reason" limit={leaveReasonMax} className={styles.wide} />
          <div className={styles.wide}>{attachmentField}</div>
        </div>
        {agreed === undefined ? null : <p className={styles.sum}>{agreedText(agreed)}</p>}
        <div className={styles.foot}>
          {cancelHref === undefined ? null : <ButtonLink href={cancelHref}>Leave it as it was</ButtonLink>}
          {isScripted ? null : (
            <Button type="submit" name="intent" value="preview">
              Show what it costs
            </Button>
          )}
          <Button
            type="submit"
            name="intent"
            value="send"
            variant="primary"
            isPending={isSubmitting}
            pendingLabel="Submitting..."
          >
            {editedId === undefined ? 'Send request' : 'Save request'}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

function agreedText({ classes, ...cost }: AgreedCost): string {
  return classes === 0 ? 'No class of yours is in this time.' : `This leave takes ${leaveCostText(classes, cost)}.`;
}

const optionOf = (minute: number) => ({ value: String(minute), label: minuteText(minute) });
const startOptions = leaveMinutes.filter((minute) => minute < 1440).map(optionOf);
const endOptions = [...leaveMinutes.filter((minute) => minute > 0)].reverse().map(optionOf);

function minuteText(minute: number): string {
  if (minute === 0) return 'Start of day';
  return minute === 1440 ? 'End of day' : minuteOfDayText(minute);
}

function spanOf(form: HTMLFormElement): TypedLeaveSpan {
  const typed = new FormData(form);
  const text = (name: string): string => String(typed.get(name) ?? '');
  return {
    startDate: text('startDate'),
    startMinute: text('startMinute'),
    endDate: text('endDate'),
    endMinute: text('endMinute'),
  };
}

/** Most leaves are for one day: the end follows the beginning until it is chosen, and is never left before it. */
function followStart(form: HTMLFormElement, { name, value }: HTMLInputElement | HTMLSelectElement): void {
  const end = form.elements.namedItem('endDate');
  if (name !== 'startDate' || value === '' || !(end instanceof HTMLInputElement)) return;
  if (end.value !== '' && end.value >= value) return;
  end.value = value;
  // The draft hears of it too.
  end.dispatchEvent(new Event('input', { bubbles: true }));
}
