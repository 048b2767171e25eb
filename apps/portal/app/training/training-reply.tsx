import type { FormReply } from '../kit/form-reply.ts';
import { useReplyToast } from '../kit/reply-toast.ts';
import { useActionReply } from '../kit/use-action-reply.ts';

/** Says what came of a button of the training center. */
export function TrainingReply() {
  useReplyToast(useActionReply<FormReply>());
  return null;
}
