import { useNavigation } from '@remix-run/react';
import { complaintTextProblem } from '@tutor/rules/scores/complaint';
import { type FormEvent, useState } from 'react';
import type { PageFormReply } from '../shell/page-form.server.ts';
import { useLimitFlow } from '../shell/reply-toast.ts';
import { StayingForm } from '../shell/staying-form.ts';

/**
 * The form of one text: checked before it is sent, and by the service's schema on the server. The rule is a function of its
 * own, so that pages with nothing but such forms load no schema library.
 */
export function useReplyForm(name: string, reply: PageFormReply | undefined) {
  const own = reply?.form === name ? reply : undefined;
  useLimitFlow(own);
  const navigation = useNavigation();
  const [problem, setProblem] = useState<{ message: string }>();
  return {
    name,
    Form: StayingForm,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      const content = new FormData(event.currentTarget).get('content');
      const message = complaintTextProblem(typeof content === 'string' ? content : '');
      setProblem(message === undefined ? undefined : { message });
      if (message !== undefined) event.preventDefault();
    },
    contentError: problem?.message ?? own?.fieldErrors.content,
    error: own?.error ?? own?.fieldErrors.key,
    /** Changes with each refusal, by the browser or the server. */
    focusKey: problem ?? own,
    isSubmitting: navigation.formData?.get('form') === name,
    /** What was typed before a refusal. */
    values: own?.values,
  };
}
