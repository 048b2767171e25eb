import { cancelNoteMax } from '@tutor/rules/attendance/cancel-reason';
import type { ReactNode } from 'react';
import type { FieldErrorSummaryProps } from '../forms/field-error-summary.tsx';
import { useNow } from '../primitives/behaviour/now.tsx';
import { SelectField } from '../primitives/fields/select-field.tsx';
import { TextArea } from '../primitives/fields/text-area.tsx';
import { Disclosure } from '../primitives/layout/disclosure.tsx';
import { AppealHint } from './appeal-hint.tsx';
import * as styles from './attendance-no-fields.css.ts';
import type { AttendanceItem } from './attendance-row.tsx';
import { classTimeText } from './attendance-text.ts';
import { cancelReasonOptions } from './cancel-reason-options.ts';
import { PenaltyPreview } from './penalty-preview.tsx';
import { PenaltyTable } from './penalty-table.tsx';

const labels = { reason: 'Reason', note: 'Note', attachment: 'Attachment' } as const;
const idPrefix = 'attendance-no';

/** For the summary of what is wrong. */
export const attendanceNoSummary = { idPrefix, labels } satisfies Pick<FieldErrorSummaryProps, 'idPrefix' | 'labels'>;

/** What is wrong with which field. */
export type AttendanceNoErrors = {
  reason?: string | undefined;
  note?: string | undefined;
  attachment?: string | undefined;
};

export interface AttendanceNoFieldsProps {
  item: AttendanceItem;
  /** IANA name of the zone to write times in. */
  zone: string;
  /** What was typed before, where the server drew the form again. */
  typed?: { reason?: string | undefined; note?: string | undefined } | undefined;
  errors?: AttendanceNoErrors | undefined;
  /** What was wrong at the last press, where `errors` follow what is changed since: a new object for each moves the focus. */
  replyErrors?: AttendanceNoErrors | undefined;
  /** Called as reason and note are changed, with what they are by then. */
  onFieldChange?: ((field: 'reason' | 'note', value: string) => void) | undefined;
  /** Where penalties are appealed against. */
  lossesHref: string;
  /** The field of the photo, with its id and label of the summary: how files travel is the application's business. */
  attachment: ReactNode;
}

/** What a No asks for: its price before anything else, then reason, note and attachment, each of them required. */
export function AttendanceNoFields({
  item,
  zone,
  typed,
  errors,
  onFieldChange,
  lossesHref,
  attachment,
}: AttendanceNoFieldsProps) {
  const now = useNow('minute');
  return (
    <>
      <div className={styles.summary}>
        <p className={styles.title}>
          <span>{item.studentName ?? 'Your class'}</span>
          {item.subject === undefined ? null : <span className={styles.subject}>{` · ${item.subject}`}</span>}
        </p>
        <p className={styles.subject}>{classTimeText(item, now, zone)}</p>
        {item.start === undefined ? null : (
          <PenaltyPreview start={item.start} lessonFeeCentavos={item.lessonFeeCentavos} className={styles.price} />
        )}
        <Disclosure summary="Penalty table">
          <PenaltyTable isCaptionHidden lessonFeeCentavos={item.lessonFeeCentavos} />
        </Disclosure>
        <AppealHint lossesHref={lossesHref} />
      </div>
      <SelectField
        label={labels.reason}
        id={`${idPrefix}-reason`}
        name="reason"
        required
        placeholder="Choose a reason"
        options={cancelReasonOptions}
        defaultValue={typed?.reason ?? ''}
        error={errors?.reason}
        onChange={(event) => onFieldChange?.('reason', event.currentTarget.value)}
      />
      <TextArea
        label={labels.note}
        id={`${idPrefix}-note`}
        name="note"
        rows={3}
        required
        limit={cancelNoteMax}
        defaultValue={typed?.note ?? ''}
        error={errors?.note}
        onChange={(event) => onFieldChange?.('note', event.currentTarget.value)}
      />
      {attachment}
    </>
  );
}
