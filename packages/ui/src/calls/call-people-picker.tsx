import { callPeopleMax } from '@tutor/rules/calls/call-limits';
import { spoken } from '@tutor/rules/chat/entry-text';
import { useState } from 'react';
import { Button } from '../primitives/buttons/button.tsx';
import { Dialog } from '../primitives/dialogs/dialog.tsx';
import { Checkbox } from '../primitives/fields/checkbox.tsx';
import * as styles from './call-people-picker.css.ts';

export interface CallPeoplePickerProps {
  /** Members of the group without the reader. */
  people: readonly { id: number; name: string }[];
  /** 'Audio call' or 'Video call' */
  callLabel: string;
  /** Called within the press, so that a window may be opened by it. */
  onCall: (ids: number[]) => void;
  onClose: () => void;
}

const othersMax = callPeopleMax - 1;

/** Whom of a larger group to call. */
export function CallPeoplePicker({ people, callLabel, onCall, onClose }: CallPeoplePickerProps) {
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const isFull = chosen.length >= othersMax;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="small"
      title={callLabel}
      description={`Up to ${callPeopleMax} people can be in a call. Choose up to ${othersMax} of the group.`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={chosen.length === 0} onClick={() => onCall([...chosen])}>
            {chosen.length === 0 ? 'Call' : `Call ${chosen.length}`}
          </Button>
        </>
      }
    >
      <fieldset className={styles.list}>
        <legend className={styles.legend}>
          <span role="status">{`${chosen.length} of ${othersMax} chosen`}</span>
        </legend>
        {people.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={<bdi>{spoken(name)}</bdi>}
            checked={chosen.includes(id)}
            disabled={isFull && !chosen.includes(id)}
            onChange={({ currentTarget }) =>
              setChosen(currentTarget.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
            }
          />
        ))}
      </fieldset>
    </Dialog>
  );
}
