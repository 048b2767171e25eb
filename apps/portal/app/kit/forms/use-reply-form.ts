import { complaintTextProblem } from '@tutor/rules/scores/complaint';
import { type FormEvent, useState } from 'react';
import type { FormReply } from './form-reply.ts';
import { useLimitFlow } from './reply-toast.ts';
import { StayingForm } from './staying-form.ts';
import { useIsSending } from './use-is-sending.ts';
import { useTypedFields } from './use-typed-fields.ts';

/**
 * What `ReplyForm` needs of its page, to be spread onto it. The text is checked when the field is left, then with each key, and
 * before it is sent, and by the service's schema on the server. The rule is a function of its own, so that pages with nothing
 * but such forms load no schema library.
 */
export function useReplyForm(name: string, reply: FormReply | undefined) {
  const own = reply?.form === name ? reply : undefined;
  useLimitFlow(own);
  const [checked, setChecked] = useState<{ problem: string | undefined }>();
  const [stopped, setStopped] = useState<object>();
  const check = (text: string): void => setChecked({ problem: complaintTextProblem(text) });
  useTypedFields(name, {
    onInput: ({ value }) => {
      if (checked !== undefined) check(value);
    },
    onLeft: ({ value }) => check(value),
  });
  return {
    name,
    Form: StayingForm,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      const content = new FormData(event.currentTarget).get('content');
      const problem = complaintTextProblem(typeof content === 'string' ? content : '');
      // The empty form after one that was sent counts as not looked at.
      setChecked(problem === undefined ? undefined : { problem });
      setStopped(problem === undefined ? undefined : {});
      if (problem !== undefined) event.preventDefault();
    },
    contentError: checked?.problem ?? own?.fieldErrors.content,
    error: own?.error ?? own?.fieldErrors.key,
    /** Changes with each refusal, by the browser or the server. */
    focusKey: stopped ?? own,
    isSubmitting: useIsSending(name),
    /** What was typed before a refusal. */
    content: own?.values.content,
    repliedKey: own?.values.key,
  };
}
