import { Form, useNavigation } from '@remix-run/react';
import { AuthLayout } from '@tutor/ui/account/auth-layout';
import { SwitchAccountPrompt } from '@tutor/ui/account/switch-account-prompt';
import type { SwitchQuestion } from './enter.server.ts';

/** Asks before a link swaps the account under a signed-in tutor. */
export function SwitchAccount({ question, action }: { question: SwitchQuestion; action: string }) {
  const navigation = useNavigation();
  return (
    <AuthLayout>
      <SwitchAccountPrompt
        currentName={`${question.currentName} (${question.currentTuid})`}
        newName={`teacher ${question.newTuid}`}
        action={action}
        Form={Form}
        fields={{ sealed: question.sealed }}
        stayHref="/home"
        isSubmitting={navigation.state === 'submitting'}
      />
    </AuthLayout>
  );
}
