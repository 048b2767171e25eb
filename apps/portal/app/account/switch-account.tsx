import { Form, useLocation, useNavigation } from '@remix-run/react';
import { AuthLayout } from '@tutor/ui/account/auth-layout.tsx';
import { SwitchAccountPrompt } from '@tutor/ui/account/switch-account-prompt.tsx';
import type { SwitchQuestion } from './enter.server.ts';

/** Asks before a link signs a visitor in, or swaps the account under a signed-in tutor. */
export function SwitchAccount({ question, error }: { question: SwitchQuestion; error: string | undefined }) {
  const navigation = useNavigation();
  // Sent to the address that is shown: a lost line then leaves this page where it is.
  const { pathname, search } = useLocation();
  return (
    <AuthLayout>
      <SwitchAccountPrompt
        currentName={question.currentName}
        newName={question.newName}
        action={pathname + search}
        Form={Form}
        fields={{ sealed: question.sealed }}
        stayHref={question.currentName === undefined ? '/login' : '/home'}
        error={error}
        isSubmitting={navigation.state === 'submitting'}
      />
    </AuthLayout>
  );
}
