import { FormRefusal } from '@tutor/ui/shell/form-refusal.tsx';
import type { FormReply } from '../kit/form-reply.ts';
import { errorInPlace, useReplyToast } from '../kit/reply-toast.ts';
import { useActionReply } from '../kit/use-action-reply.ts';

/** Says what came of a button of the training center: a refusal at the top of the page, with the focus, anything else as a toast. */
export function TrainingReply() {
  const reply = useActionReply<FormReply>();
  const refused = errorInPlace(reply);
  useReplyToast(refused === undefined ? reply : undefined);
  return <FormRefusal takesFocus error={refused} reply={reply} />;
}
