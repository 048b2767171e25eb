import { cancelNoteMax, cancelNoteTooLong } from '@tutor/rules/attendance/cancel-reason';
import type { Ref } from 'react';
import { cancelReasonOptions } from '../attendance/cancel-reason-options.ts';
import { SelectField } from '../primitives/fields/select-field.tsx';
import { TextArea } from '../primitives/fields/text-area.tsx';
import * as styles from './cancel-editor.css.ts';

/** Why the selected classes cannot be taken: a number of the reasons as text, empty at first, and a note. */
export interface Why {
  reason: string;
  note: string;
}

export interface CancelWhyProps {
  why: Why;
  onChange: (why: Why) => void;
  reasonRef: Ref<HTMLSelectElement>;
  noteRef: Ref<HTMLTextAreaElement>;
  /** What is wrong with the reason. */
  error: string | undefined;
}

/** Whether the service would refuse the note. */
export const isNoteTooLong = ({ note }: Why): boolean => note.length > cancelNoteMax;

/** One reason and note for all classes that are selected; open time needs none. */
export function CancelWhy({ why, onChange, reasonRef, noteRef, error }: CancelWhyProps) {
  return (
    <div className={styles.why}>
      <SelectField
        ref={reasonRef}
        label="Reason"
        id="cancel-time-reason"
        name="reason"
        description="Needed for classes. Open time needs none."
        placeholder="Choose a reason"
        value={why.reason}
        onChange={({ currentTarget }) => onChange({ ...why, reason: currentTarget.value })}
        options={cancelReasonOptions}
        error={error}
      />
      <TextArea
        ref={noteRef}
        label="Note"
        id="cancel-time-note"
        name="note"
        rows={2}
        isOptional
        limit={cancelNoteMax}
        error={isNoteTooLong(why) ? cancelNoteTooLong : undefined}
        value={why.note}
        onChange={({ currentTarget }) => onChange({ ...why, note: currentTarget.value })}
      />
    </div>
  );
}
