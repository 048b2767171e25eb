import type { SignContractStep } from '@tutor/rules/profile/contract-status';
import { ConfirmDialog } from '../primitives/dialogs/confirm-dialog.tsx';

export interface SignContractDialogProps {
  isOpen: boolean;
  /** What `signContractStep` says; `sign` goes straight to its page and needs no dialog. */
  step: SignContractStep;
  onClose: () => void;
  /** The tutor agrees to go and complete the personal data. */
  onGo: (path: '/newPersonalData') => void;
}

/** Why the contract cannot be signed yet: data to complete first, or an approval to await. */
export function SignContractDialog({ isOpen, step, onClose, onGo }: SignContractDialogProps) {
  if (step.kind === 'sign') return null;
  if (step.kind === 'await') {
    return (
      <ConfirmDialog
        isOpen={isOpen}
        title="Personal Data"
        message={step.message}
        confirmText="OK"
        isCancelHidden
        onSettle={onClose}
      />
    );
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Personal Data"
      message={step.message}
      onSettle={(isConfirmed) => {
        onClose();
        if (isConfirmed) onGo(step.path);
      }}
    />
  );
}
