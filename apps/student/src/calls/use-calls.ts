import type { Call } from '@tutor/rules/calls/call';
import { callSchema } from '@tutor/rules/calls/call';
import { callTimeoutMs } from '@tutor/rules/realtime/policy';
import type { InviteItem } from '@tutor/ui/calls/call-invite-popup.tsx';
import { useCallback, useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { askCalls } from '../ask.ts';

const mineReply = z.object({ Calls: z.array(callSchema), Now: z.iso.datetime({ offset: true }) });

/** Live calls of a person and those that ring, as the service has them: asked for whenever one may have changed. */
export function useCalls(personId: number) {
  const [invites, setInvites] = useState<readonly InviteItem[]>([]);
  const [live, setLive] = useState<readonly Call[]>([]);
  const asked = useRef(0);
  const refresh = useCallback(async (): Promise<void> => {
    asked.current += 1;
    const mine = asked.current;
    const answer = await askCalls(personId)('mine', {}, AbortSignal.timeout(callTimeoutMs)).catch(() => undefined);
    if (answer?.isDone !== true || mine !== asked.current) return;
    const { Calls, Now } = mineReply.parse(answer.body);
    setLive(Calls);
    setInvites(Calls.flatMap((call) => inviteOf(call, personId, Date.parse(Now))));
  }, [personId]);
  useEffect(() => void refresh(), [refresh]);
  const decline = useCallback(
    (callId: number) => {
      setInvites((known) => known.filter((invite) => invite.callId !== callId));
      void askCalls(personId)('decline', { CallId: callId }, AbortSignal.timeout(callTimeoutMs)).catch(refresh);
    },
    [personId, refresh],
  );
  return { invites, live, refresh, decline };
}

function inviteOf(call: Call, personId: number, nowMs: number): InviteItem[] {
  const { id: callId, conversationId, callType, callerId, people } = call;
  const isRinging = people.some((one) => one.personId === personId && one.state === 'invited');
  if (!isRinging) return [];
  const caller = people.find((one) => one.personId === callerId);
  return [
    {
      callId,
      conversationId,
      callType,
      callerName: caller?.name ?? '',
      callerAvatar: null,
      groupName: null,
      msLeft: Math.max(0, Date.parse(call.ringsUntil) - nowMs),
      state: 'ringing',
    },
  ];
}
