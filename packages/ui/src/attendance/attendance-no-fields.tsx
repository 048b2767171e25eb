import { cancelNoteMax, cancelReasons } from '@tutor/rules/attendance/cancel-reason';
import type { ReactNode } from 'react';
import { Disclosure } from '../primitives/disclosure.tsx';
import { useNow } from '../primitives/now.tsx';
import { SelectField } from '../primitives/select-field.tsx';
import { TextArea } from '../primitives/text-area.tsx';
import { AppealHint } from './appeal-hint.tsx';
import * as styles from './attendance-no-fields.css.ts';
import { type AttendanceItem, classTimeText } from './attendance-row.tsx';
import { PenaltyPreview } from './penalty-preview.tsx';
import { PenaltyTable } from './penalty-table.tsx';

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
  /** Where penalties are appealed against. */
  lossesHref: string;
  /** The field of the photo: how files travel is the application's business. */
  attachment: ReactNode;
}

const reasonOptions = cancelReasons.map(({ value, label }) => ({ value: String(value), label }));

/** What a No asks for: its price before anything else, then reason, note and attachment, each of them required. */
export function AttendanceNoFields({ item, zone, typed, errors, lossesHref, attachment }: AttendanceNoFieldsProps) {
  const now = useNow('minute');
  return (
    <>
      <div className={styles.summary}>
        <p className={styles.title}>
          {item.studentName ?? 'Your class'}
          {item.subject === undefined ? null : <span className={styles.subject}> · {item.subject}</span>}
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
        label="Reason"
        name="reason"
        required
        placeholder="Choose a reason"
        options={reasonOptions}
        defaultValue={typed?.reason ?? ''}
        error={errors?.reason}
      />
      <TextArea
        label="Note"
        name="note"
        rows={3}
        required
        limit={cancelNoteMax}
        defaultValue={typed?.note ?? ''}
        error={errors?.note}
      />
      {attachment}
    </>
  );
}
