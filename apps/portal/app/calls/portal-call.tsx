import { findStorage } from '@tutor/realtime/browser/find-storage';
import type { CallClient } from '@tutor/realtime/calls/call-client';
import type { CallIntent } from '@tutor/realtime/calls/call-entry';
import { type CallPress, findPress, notePress } from '@tutor/realtime/calls/call-press';
import { hasKeptDevices, startingDevices } from '@tutor/realtime/calls/kept-devices';
import type { LocalMedia } from '@tutor/realtime/calls/local-media';
import { rememberedPage } from '@tutor/realtime/calls/own-page';
import { playTestTone } from '@tutor/realtime/calls/play-test-tone';
import { startWindowCall } from '@tutor/realtime/calls/start-window-call';
import type { SetDevices } from '@tutor/rules/calls/call';
import { seconds } from '@tutor/rules/time/durations';
import { CallNotes } from '@tutor/ui/calls/call-notes.tsx';
import { CallRoom } from '@tutor/ui/calls/call-room.tsx';
import { PartBoundary } from '@tutor/ui/primitives/behaviour/part-boundary.tsx';
import { useEffect, useState } from 'react';
import { leaveForLogin } from '../kit/line/leave-for-login.ts';
import { uploadedFileHref } from '../kit/page/uploaded-file-href.ts';
import { callAsks, leaveByBeacon } from './ask-calls.ts';
import { BeforeCall } from './before-call.tsx';
import { asksFirst, type CallPageIntent, questionOf } from './call-intent.ts';
import { callPath, newCallPath, pressParam } from './call-paths.ts';
import { sameWindowParam } from './open-call-window.ts';
import { callNotesMax, useCallNotes } from './use-call-notes.ts';

const whereItIsMs = seconds(20);

export interface PortalCallProps {
  me: { personId: number; name: string };
  intent: CallPageIntent;
  conversation: { name: string; avatar: string | null };
}

/** The call of this window. Where no press of this browser opened it, it asks first, with the devices in sight. */
export function PortalCall(props: PortalCallProps) {
  const { me, intent, conversation } = props;
  const [press] = useState(() => findPress(findStorage(), readParam(pressParam)));
  const [isAsking, setAsking] = useState(() => mustAsk(props, press));
  const [opened, setOpened] = useState<OpenedDevices>();
  if (!isAsking) return <LiveCall {...props} opened={opened} press={press} />;
  const callId = intent.kind === 'join' ? intent.callId : undefined;
  return (
    <BeforeCall
      {...questionOf(intent, conversation.name)}
      callType={intent.callType}
      devices={startingDevices(findStorage(), me.personId, { ...intent, callId })}
      onStart={(localMedia, devices) => {
        setOpened({ localMedia, devices });
        setAsking(false);
      }}
      onCancel={() => closeWindow(intent.conversationId)}
    />
  );
}

function mustAsk({ me, intent }: PortalCallProps, press: CallPress | undefined): boolean {
  const callId = intent.kind === 'join' ? intent.callId : 0;
  return asksFirst(intent, {
    isPressed: press !== undefined,
    ownPages: [press?.peerId, rememberedPage(me.personId, callId)],
    hasDevices: hasKeptDevices(findStorage(), me.personId, callId),
  });
}

function readParam(name: string): string | null {
  return new URL(window.location.href).searchParams.get(name);
}

function closeWindow(conversationId: number): void {
  window.close();
  // A window that no script has opened stays.
  window.location.assign(`/chat/${conversationId}`);
}

/** Devices that were opened before the call, and how the tutor set them. */
interface OpenedDevices {
  localMedia: LocalMedia;
  devices: SetDevices;
}

interface LiveCallProps extends PortalCallProps {
  opened: OpenedDevices | undefined;
  press: CallPress | undefined;
}

function LiveCall({ me, intent, conversation, opened, press }: LiveCallProps) {
  const client = useCall(me.personId, intent, opened, press);
  const { conversationId, callType } = intent;
  const people = intent.kind === 'invite' ? intent.people : undefined;
  const { notes, change } = useCallNotes(me.personId, conversationId);
  const whereItIs = useWhereItIs();
  if (client === undefined) return null;
  const callAgain = (): void =>
    window.location.assign(newCallPath({ conversationId, callType, people }, notePress(findStorage())));
  const comeBack = (): void => {
    const callId = client.getSnapshot().call?.id ?? (intent.kind === 'join' ? intent.callId : undefined);
    if (callId === undefined) callAgain();
    else window.location.assign(callPath({ callId, callType }, notePress(findStorage())));
  };
  return (
    // The call goes on though its window could not be drawn.
    <PartBoundary name="The call">
      <CallRoom
        client={client}
        name={conversation.name}
        avatar={conversation.avatar === null ? undefined : uploadedFileHref(conversation.avatar)}
        messageHref={`/chat/${conversationId}`}
        onClose={() => closeWindow(conversationId)}
        onCallAgain={callAgain}
        onComeBack={comeBack}
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
  const [isSaid, setSaid] = useState(() => readParam(sameWindowParam) !== null);
  useEffect(() => {
    const timer = window.setTimeout(() => setSaid(false), whereItIsMs);
    return () => window.clearTimeout(timer);
  }, []);
  return isSaid ? 'Your browser opened no window for the call, so it is here.' : undefined;
}

function useCall(
  personId: number,
  intent: CallPageIntent,
  opened: OpenedDevices | undefined,
  press: CallPress | undefined,
): CallClient | undefined {
  const [client, setClient] = useState<CallClient>();
  useEffect(() => {
    const started = startWindowCall({
      personId,
      intent: intentOf(intent),
      conversationId: intent.conversationId,
      own: intent.kind === 'join' ? intent.own : undefined,
      press,
      ...opened,
      calls: callAsks,
      leaveAtOnce: leaveByBeacon,
      onSessionGone: leaveForLogin,
      onBadEvent: ({ name, reason }) =>
        console.warn(`A live update of the call (${name}) could not be read: ${reason}`),
    });
    const stopKeeping = started.client.subscribe(() => keepAddress(started.client));
    setClient(started.client);
    return () => {
      stopKeeping();
      started.stop();
    };
  }, [personId, intent, opened, press]);
  return client;
}

function intentOf(intent: CallPageIntent): CallIntent {
  return intent.kind === 'invite' ? intent : { ...intent, replaces: intent.own?.peerId ?? undefined };
}

/** A page that comes back in this window comes into the same call, and begins no other one. */
function keepAddress({ getSnapshot }: CallClient): void {
  const { call } = getSnapshot();
  if (call === undefined) return;
  const address = callPath({ callId: call.id, callType: call.callType });
  if (window.location.pathname + window.location.search === address) return;
  window.history.replaceState(window.history.state, '', address);
}
