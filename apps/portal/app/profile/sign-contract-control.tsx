import { useNavigate } from '@remix-run/react';
import type { SignContractStep } from '@tutor/rules/profile/contract-status';
import { SignContractDialog } from '@tutor/ui/profile/sign-contract-dialog.tsx';

/** What stands between the tutor and the contract: told first, with the way on. */
export function SignContractControl({ step, onClose }: { step: SignContractStep; onClose: () => void }) {
  const navigate = useNavigate();
  return <SignContractDialog isOpen step={step} onClose={onClose} onGo={navigate} />;
}
