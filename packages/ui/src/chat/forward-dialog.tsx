import { useState } from 'react';
import { Button } from '../primitives/buttons/button.tsx';
import { Dialog } from '../primitives/dialogs/dialog.tsx';
import { type ContactItem, ContactPicker, type ContactPickerProps } from './contact-picker.tsx';

export interface ForwardDialogProps
  extends Pick<ContactPickerProps, 'contacts' | 'search' | 'onSearch' | 'isLoading' | 'problem'> {
  /** The message in one line. */
  text: string;
  /** At least one conversation was chosen. */
  onForward: (conversations: readonly ContactItem[]) => void;
  onClose: () => void;
}

/** Asks in which conversations a message is said once more. */
export function ForwardDialog({ text, onForward, onClose, ...picker }: ForwardDialogProps) {
  const [chosen, setChosen] = useState<readonly ContactItem[]>([]);
  const [problem, setProblem] = useState<string>();
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title="Forward this message"
      description={<bdi>{text}</bdi>}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            onClick={() => (chosen.length === 0 ? setProblem('Choose at least one conversation.') : onForward(chosen))}
          >
            Forward
          </Button>
        </>
      }
    >
      <ContactPicker
        {...picker}
        things="conversations"
        chosen={chosen}
        error={problem}
        onChange={(next) => {
          setChosen(next);
          setProblem(undefined);
        }}
      />
    </Dialog>
  );
}
