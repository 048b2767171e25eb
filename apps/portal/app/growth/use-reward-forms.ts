import { useNavigation } from '@remix-run/react';
import type { RewardForms } from '@tutor/ui/growth/reward-form.tsx';
import { StayingForm } from '../kit/forms/staying-form.ts';

/** What the buttons of rewards need, on whichever page of growth they stand. */
export function useRewardForms(
  action: string,
): Required<Pick<RewardForms, 'action' | 'Form'>> & Pick<RewardForms, 'sending'> {
  const { formData } = useNavigation();
  const intent = formData?.get('intent');
  return {
    action,
    Form: StayingForm,
    sending: intent == null ? undefined : `${String(intent)} ${String(formData?.get('value'))}`,
  };
}
