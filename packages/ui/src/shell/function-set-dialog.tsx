import { Dialog } from '../primitives/dialog.tsx';
import { FunctionSetForm, type FunctionSetFormProps } from './function-set-form.tsx';

export interface FunctionSetDialogProps extends Omit<FunctionSetFormProps, 'onCancel'> {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The Function Set: the tutor chooses which pages stand in the menu. */
export function FunctionSetDialog({ isOpen, onOpenChange, ...form }: FunctionSetDialogProps) {
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title="Function Set">
      <FunctionSetForm {...form} onCancel={() => onOpenChange(false)} />
    </Dialog>
  );
}
