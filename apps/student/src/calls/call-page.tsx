import { findStorage } from '@tutor/realtime/browser/find-storage';
import { callAsksOver } from '@tutor/realtime/calls/call-asks-over';
import type { CallClient } from '@tutor/realtime/calls/call-client';
import { findPress } from '@tutor/realtime/calls/call-press';
import { playTestTone } from '@tutor/realtime/calls/play-test-tone';
import { startWindowCall } from '@tutor/realtime/calls/start-window-call';
import { signalrHub } from '@tutor/realtime/connection/connection';
import { chatEventNames } from '@tutor/rules/chat/chat-events';
import { CallNotes } from '@tutor/ui/calls/call-notes.tsx';
import { CallRoom } from '@tutor/ui/calls/call-room.tsx';
import { useEffect, useState } from 'react';
import { askCalls, askToken, leaveByBeacon } from '../ask.ts';
import { type PlaceOfCall, personHref } from '../place.ts';

export interface CallPageProps {
  personId: number;
  call: PlaceOfCall;
}

/** A call of a person of the demonstration, in a window of its own. */
export function CallPage({ personId, call }: CallPageProps) {
  const client = useCall(personId, call);
  const [notes, setNotes] = useState('');
  if (client === undefined) return null;
  return (
    <CallRoom
      client={client}
      onClose={() => {
        window.close();
        window.location.assign(personHref(personId));
      }}
      playTone={playTestTone}
      notes={<CallNotes value={notes} onChange={setNotes} limit={500} description="Gone with this window." />}
    />
  );
}

function useCall(personId: number, call: PlaceOfCall): CallClient | undefined {
  const [client, setClient] = useState<CallClient>();
  useEffect(() => {
    const started = startWindowCall({
      personId,
      intent: 'callId' in call ? { kind: 'join', ...call } : { kind: 'invite', ...call },
      conversationId: 'callId' in call ? undefined : call.conversationId,
      press: findPress(findStorage(), call.press ?? null),
      calls: callAsksOver(askCalls(personId)),
      leaveAtOnce: (body) => leaveByBeacon(personId, body),
      openHub: signalrHub({ url: '/hubs/chat', eventNames: chatEventNames, accessToken: () => askToken(personId) }),
    });
    setClient(started.client);
    return started.stop;
  }, [personId, call]);
  return client;
}
