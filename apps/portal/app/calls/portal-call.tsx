import { type CallClient, startCall } from '@tutor/realtime/calls/call-client';
import type { CallIntent } from '@tutor/realtime/calls/call-entry';
import type { LocalMedia } from '@tutor/realtime/calls/local-media';
import { playTestTone } from '@tutor/realtime/calls/play-test-tone';
import { seconds } from '@tutor/rules/time/durations';
import { CallNotes } from '@tutor/ui/calls/call-notes.tsx';
import { CallRoom } from '@tutor/ui/calls/call-room.tsx';
import { PartBoundary } from '@tutor/ui/primitives/behaviour/part-boundary.tsx';
import { useEffect, useState } from 'react';
import { leaveForLogin } from '../kit/leave-for-login.ts';
import { uploadedFileHref } from '../kit/uploaded-file-href.ts';
import { callCalls, leaveByBeacon } from './ask-calls.ts';
import { BeforeCall } from './before-call.tsx';
import { callPath, newCallPath } from './call-paths.ts';
import { deviceCheckParam, sameWindowParam } from './open-call-window.ts';
import { rememberedPage, rememberPage } from './own-page.ts';
import { callNotesMax, useCallNotes } from './use-call-notes.ts';

const whereItIsMs = seconds(20);

export interface PortalCallProps {
  me: { personId: number; name: string };
  intent: (
    | { kind: 'invite'; callType: number; people?: number[] | undefined }
    | { kind: 'join'; callId: number; callType: number }
  ) & { conversationId: number };
  conversation: { name: string; avatar: string | null };
}

/** The call of this window; of one that goes on already, the devices come first. */
export function PortalCall(props: PortalCallProps) {
  const { intent, conversation } = props;
  const [isChecking, setChecking] = useState(() => hasParam(deviceCheckParam));
  const [media, setMedia] = useState<LocalMedia>();
  if (!isChecking) return <LiveCall {...props} media={media} />;
  return (
    <BeforeCall
      title={`Join the call of ${conversation.name}`}
      callType={intent.callType}
      onStart={(opened) => {
        setMedia(opened);
        setChecking(false);
      }}
      onCancel={() => closeWindow(intent.conversationId)}
    />
  );
}

function hasParam(name: string): boolean {
  return new URL(window.location.href).searchParams.has(name);
}

function closeWindow(conversationId: number): void {
  window.close();
  // A window that no script has opened stays.
  window.location.assign(`/chat/${conversationId}`);
}

interface LiveCallProps extends PortalCallProps {
  /** Devices that were opened before. */
  media: LocalMedia | undefined;
}

function LiveCall({ me, intent, conversation, media }: LiveCallProps) {
  const client = useCall(me.personId, intent, media);
  const { conversationId, callType } = intent;
  const people = intent.kind === 'invite' ? intent.people : undefined;
  const { notes, change } = useCallNotes(me.personId, conversationId);
  const whereItIs = useWhereItIs();
  if (client === undefined) return null;
  return (
    // The call goes on though its window could not be drawn.
    <PartBoundary name="The call">
      <CallRoom
        client={client}
        name={conversation.name}
        avatar={conversation.avatar === null ? undefined : uploadedFileHref(conversation.avatar)}
        messageHref={`/chat/${conversationId}`}
        onClose={() => closeWindow(conversationId)}
        onCallAgain={() => window.location.assign(newCallPath({ conversationId, callType, people }))}
        playTone={playTestTone}
        softLine={whereItIs}
        notes={
          <CallNotes
            value={notes}
            onChange={change}
            limit={callNotesMax}
            description="Kept in this browser, for you alone."
          />
        }
      />
    </PartBoundary>
  );
}

/** Says for a while why the call is in the portal's own window: not by a toast, which would cover the controls. */
function useWhereItIs(): string | undefined {
  const [isSaid, setSaid] = useState(() => hasParam(sameWindowParam));
  useEffect(() => {
    const timer = window.setTimeout(() => setSaid(false), whereItIsMs);
    return () => window.clearTimeout(timer);
  }, []);
  return isSaid ? 'Your browser opened no window for the call, so it is here.' : undefined;
}

function useCall(
  personId: number,
  intent: PortalCallProps['intent'],
  localMedia: LocalMedia | undefined,
): CallClient | undefined {
  const [client, setClient] = useState<CallClient>();
  useEffect(() => {
    const started = startCall({
      personId,
      intent: intentOf(intent),
      localMedia,
      calls: callCalls,
      leaveAtOnce: leaveByBeacon,
      onSessionGone: leaveForLogin,
      onBadEvent: ({ name, reason }) =>
        console.warn(`A live update of the call (${name}) could not be read: ${reason}`),
    });
    const stopKeeping = started.subscribe(() => keepAddress(started));
    setClient(started);
    return () => {
      stopKeeping();
      started.stop();
    };
  }, [personId, intent, localMedia]);
  return client;
}

function intentOf(intent: PortalCallProps['intent']): CallIntent {
  return intent.kind === 'join' ? { ...intent, replaces: rememberedPage(intent.callId) } : intent;
}

/** A page that comes back in this window comes into the same call, and begins no other one. */
function keepAddress({ getSnapshot, peerId }: CallClient): void {
  const { call } = getSnapshot();
  if (call === undefined) return;
  if (rememberedPage(call.id) !== peerId) rememberPage(call.id, peerId);
  const address = callPath({ callId: call.id, callType: call.callType });
  if (window.location.pathname + window.location.search === address) return;
  window.history.replaceState(window.history.state, '', address);
}
