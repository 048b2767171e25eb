import { type ReferralStep, referralStepWords } from '@tutor/rules/referrals/referral-steps';
import type { LucideIcon } from 'lucide-react';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import FileText from 'lucide-react/icons/file-text';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Signature from 'lucide-react/icons/signature';
import { StatusTag } from '../primitives/data/status-tag.tsx';
import type { Tone } from '../theme/tokens.ts';

const looks: Readonly<Record<ReferralStep, { tone: Tone; icon: LucideIcon }>> = {
  applied: { tone: 'neutral', icon: FileText },
  interview: { tone: 'info', icon: MessagesSquare },
  training: { tone: 'info', icon: GraduationCap },
  hired: { tone: 'brand', icon: Signature },
  firstClass: { tone: 'success', icon: CircleCheck },
};

/** How far a referral is. */
export function ReferralTag({ step, isClosed }: { step: ReferralStep; isClosed: boolean }) {
  if (isClosed) {
    return (
      <StatusTag tone="warning" icon={CircleX}>
        Closed
      </StatusTag>
    );
  }
  return <StatusTag {...looks[step]}>{referralStepWords[step].label}</StatusTag>;
}
