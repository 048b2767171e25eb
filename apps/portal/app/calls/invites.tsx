import { createRinging, type Ringing } from '@tutor/realtime/calls/ringing';
import type { Ring } from '@tutor/rules/calls/ring';
import { CallInvitePopup } from '@tutor/ui/calls/call-invite-popup.tsx';
import { toastStore } from '@tutor/ui/primitives/feedback/toast-store.ts';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useAlerts } from '../messages/alerts-provider.tsx';
import { useRealtime } from '../messages/realtime-provider.tsx';
import { askCalls } from './ask-calls.ts';
import { fetchRoom } from './load-room.ts';
import { answerInWindow } from './open-call-window.ts';
import { createRingTeller, type RingTeller, ringTitle } from './ring-teller.ts';
import { useRings } from './rings-provider.tsx';

/** The popup of the calls that ring (specification, core §2), in every tab, heard in one. Its code comes with the first of them. */
export function Invites() {
  const { ringing, rings } = useRinging(useRings().rings);
  useToldOutside(rings);
  const isRinging = rings.length > 0;
  useEffect(() => {
    if (isRinging) fetchRoom();
  }, [isRinging]);
  const isSilent = useIsSilent(isRinging);
  const invites = useMemo(() => rings.map((ring) => ({ ...ring, state: 'ringing' as const })), [rings]);
  const decline = async (callId: number): Promise<void> => {
    ringing?.silence(callId);
    const answer = await askCalls('decline', { CallId: callId });
    if (!answer.isDone) toastStore.add({ tone: 'error', message: `The call was not declined: ${answer.message}` });
  };
  return (
    <CallInvitePopup
      invites={invites}
      isSilent={isSilent}
      onAccept={(callId, options) => {
        const ring = rings.find((one) => one.callId === callId);
        if (ring === undefined) return;
        answerInWindow(ring, options);
        ringing?.silence(callId);
      }}
      onDecline={(callId) => void decline(callId)}
      onDismiss={(callId) => ringing?.silence(callId)}
    />
  );
}

/** A call that rings is told outside of the page too: by the page's title, and by the browser where nobody looks at a tab. */
function useToldOutside(rings: readonly Ring[]): void {
  const { noteCalling } = useRings();
  const { isBrowserNoticeOn } = useAlerts().setting;
  const isHolder = useRealtime().snapshot.connection.status !== 'closedElsewhere';
  const [teller, setTeller] = useState<RingTeller>();
  useEffect(() => {
    const created = createRingTeller();
    setTeller(created);
    return () => created.stop();
  }, []);
  useEffect(() => teller?.tell(rings, isHolder && isBrowserNoticeOn), [teller, rings, isHolder, isBrowserNoticeOn]);
  const calling = rings[0] === undefined ? undefined : ringTitle(rings[0]);
  useEffect(() => {
    noteCalling(calling);
    return () => noteCalling(undefined);
  }, [noteCalling, calling]);
}

/** Whether it rings, and no tab of the browser can be heard: the tutor has pressed nothing in any yet. */
function useIsSilent(isRinging: boolean): boolean {
  const { canBeHeard } = useAlerts();
  const [isSilent, setSilent] = useState(false);
  useEffect(() => {
    if (!isRinging) return;
    const ending = new AbortController();
    const { signal } = ending;
    const look = async (): Promise<void> => {
      const isHeard = await canBeHeard();
      if (!signal.aborted) setSilent(!isHeard);
    };
    void look();
    for (const gesture of ['pointerdown', 'keydown']) document.addEventListener(gesture, look, { signal });
    return () => {
      ending.abort();
      setSilent(false);
    };
  }, [isRinging, canBeHeard]);
  return isSilent;
}

/** What rings in this tab, by what the service has last told. */
function useRinging(told: readonly Ring[]) {
  const { ring } = useAlerts();
  const latest = useRef(ring);
  latest.current = ring;
  const [ringing, setRinging] = useState<Ringing>();
  useEffect(() => {
    // The browser's one sound asks itself whether this tab is the one that is heard.
    const created = createRinging({ play: () => latest.current(true), isHeard: () => true });
    setRinging(created);
    return () => created.stop();
  }, []);
  useEffect(() => ringing?.take(told), [ringing, told]);
  const rings = useSyncExternalStore(ringing?.subscribe ?? neverChanges, ringing?.getSnapshot ?? nothing, nothing);
  return { ringing, rings };
}

const none: readonly Ring[] = [];
const nothing = () => none;
const neverChanges = () => () => undefined;
