import { useFetcher } from '@remix-run/react';
import { useDraftStore } from '@tutor/ui/drafts/drafts-provider.tsx';
import { ClassNoticeAnswer } from '@tutor/ui/messages/class-notice-answer.tsx';
import { WarningAgreement } from '@tutor/ui/messages/warning-agreement.tsx';
import { ButtonLink } from '@tutor/ui/primitives/buttons/button-link.tsx';
import { useEffect } from 'react';
import type { FormReply } from '../kit/forms/form-reply.ts';
import { errorInPlace, useReplyToast } from '../kit/forms/reply-toast.ts';
import { useActionReply } from '../kit/forms/use-action-reply.ts';
import type { MessageFacts } from './message-marks.tsx';
import { answerOf } from './notice-intent.ts';
import { refusalDraft } from './refusal-draft.ts';
import { useAnsweredElsewhere } from './use-answered-elsewhere.ts';

/** How an answer went, for a page without JavaScript that is drawn again. */
export type Redrawn = FormReply<{
  typedReason: string;
  /** When its compulsory warning was opened. */
  opened: string | null;
}>;

/** Where a message is answered: class notices right here, the others where they are. */
export function MessageAnswer({
  message,
  opened,
  classHref,
}: {
  message: MessageFacts;
  opened: string | null;
  /** Page of the class that a question about attendance is about. */
  classHref: string | null;
}) {
  const fetcher = useFetcher<FormReply>();
  const drawnAgain = useActionReply<Redrawn>();
  useReplyToast(fetcher.data);
  const pressed = fetcher.formData?.get('intent') ?? (fetcher.data?.isDone === true ? fetcher.data.intent : undefined);
  useAnsweredElsewhere(message.mid, pressed === 'accept' || pressed === 'refuse' ? answerOf[pressed] : undefined);
  const drafts = useDraftStore();
  const draft = refusalDraft(message.mid);
  const isDone = fetcher.data?.isDone === true;
  useEffect(() => {
    if (isDone) drafts.clear(draft);
  }, [isDone, drafts, draft]);
  const action = `/messageView/${message.mid}`;
  const reply = fetcher.data ?? drawnAgain;
  const error = errorInPlace(reply) ?? reply?.fieldErrors.mid;
  if (message.source === 'absence') {
    return (
      <ButtonLink href={classHref ?? '/home'} variant="primary">
        {classHref === null ? 'Answer on the Dashboard' : 'Answer for this class'}
      </ButtonLink>
    );
  }
  if (message.source !== 'class') {
    // With scripts its dialog stands before every page.
    return opened === null ? null : (
      <noscript>
        <WarningAgreement action={action} opened={drawnAgain?.opened ?? opened} error={error} />
      </noscript>
    );
  }
  const sending = fetcher.state === 'submitting' ? fetcher.formData?.get('intent') : undefined;
  return (
    <ClassNoticeAnswer
      action={action}
      draft={draft}
      Form={fetcher.Form}
      pending={sending === 'accept' || sending === 'refuse' ? sending : undefined}
      error={error}
      fieldErrors={reply?.fieldErrors}
      typedReason={drawnAgain?.typedReason}
    />
  );
}
