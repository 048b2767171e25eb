import { LazyPart } from '@tutor/ui/primitives/behaviour/lazy-part.tsx';
import { useState } from 'react';
import type { FormReply } from '../kit/forms/form-reply.ts';
import { useReplyToast } from '../kit/forms/reply-toast.ts';
import { useActionReply } from '../kit/forms/use-action-reply.ts';
import type { GrowthMore } from './celebration.ts';

const loadCelebration = async () => (await import('@tutor/ui/growth/celebration-burst.tsx')).CelebrationBurst;

/** Says what came of a button of growth, and celebrates where there is reason. */
export function GrowthReply() {
  const reply = useActionReply<FormReply<GrowthMore>>();
  useReplyToast(reply);
  // Each reply once, though it stays known until the next.
  const [last, setLast] = useState({ reply, count: 0 });
  if (last.reply !== reply) setLast({ reply, count: last.count + 1 });
  const celebration = reply?.celebration;
  return celebration === undefined ? null : <LazyPart key={last.count} load={loadCelebration} props={celebration} />;
}
