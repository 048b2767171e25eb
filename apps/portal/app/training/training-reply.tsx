import { FormRefusal } from '@tutor/ui/forms/form-refusal.tsx';
import type { FormReply } from '../kit/forms/form-reply.ts';
import { errorInPlace, useReplyToast } from '../kit/forms/reply-toast.ts';
import { useActionReply } from '../kit/forms/use-action-reply.ts';

/** Says what came of a button of the training center: a refusal at the top of the page, with the focus, anything else as a toast. */
export function TrainingReply() {
  const reply = useActionReply<FormReply>();
  const refused = errorInPlace(reply);
  useReplyToast(refused === undefined ? reply : undefined);
  return <FormRefusal takesFocus error={refused} reply={reply} />;
}
