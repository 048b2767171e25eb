import { FunctionSetDialog } from '@tutor/ui/shell/function-set-dialog.tsx';
import { useFormDialog } from '../kit/forms/use-form-dialog.ts';
import { useFrame } from '../session/use-frame.ts';

const action = '/shell/setting/functionSet';

/** Which menu entries the tutor wants to see. */
export function FunctionSetControl({ onClose }: { onClose: () => void }) {
  const { allMenu, hiddenMenuNames } = useFrame();
  const form = useFormDialog({ action, onDone: onClose });
  return (
    <FunctionSetDialog
      isOpen
      onOpenChange={onClose}
      entries={allMenu}
      hiddenNames={hiddenMenuNames}
      action={action}
      Form={form.Form}
      isSubmitting={form.isBusy}
      error={form.error}
    />
  );
}
