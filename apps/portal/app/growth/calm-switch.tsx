import { useFetcher } from '@remix-run/react';
import { CalmButton } from '@tutor/ui/growth/calm-button.tsx';
import type { FormReply } from '../kit/forms/form-reply.ts';
import { useReplyToast } from '../kit/forms/reply-toast.ts';

/** The switch that stills what moves by itself, remembered in this browser. */
export function CalmSwitch({ isCalm }: { isCalm: boolean }) {
  const fetcher = useFetcher<FormReply>();
  useReplyToast(fetcher.data);
  return (
    <CalmButton isCalm={isCalm} action="/growthCenter/calm" Form={fetcher.Form} isPending={fetcher.state !== 'idle'} />
  );
}
