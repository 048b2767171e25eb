import { Button } from '../primitives/buttons/button.tsx';
import { Dialog } from '../primitives/dialogs/dialog.tsx';
import { FunctionSetForm, type FunctionSetFormProps } from './function-set-form.tsx';

export interface FunctionSetDialogProps extends Omit<FunctionSetFormProps, 'id'> {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  isSubmitting?: boolean | undefined;
}

const formId = 'function-set';

/** The Function Set: the tutor chooses which pages stand in the menu. Posts `intent=functionSet`. */
export function FunctionSetDialog({ isOpen, onOpenChange, isSubmitting = false, ...form }: FunctionSetDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Function Set"
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button
            type="submit"
            form={formId}
            name="intent"
            value="functionSet"
            variant="primary"
            isPending={isSubmitting}
            pendingLabel="Saving"
          >
            Save
          </Button>
        </>
      }
    >
      <FunctionSetForm {...form} id={formId} />
    </Dialog>
  );
}
