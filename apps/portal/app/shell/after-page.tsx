import { useLocation } from '@remix-run/react';
import { isChristmasOverlayDue } from '@tutor/rules/shell/soft-mode';
import { LazyPart } from '@tutor/ui/primitives/behaviour/lazy-part.tsx';
import { useNow } from '@tutor/ui/primitives/behaviour/now.tsx';
import { PartBoundary } from '@tutor/ui/primitives/behaviour/part-boundary.tsx';
import { leaveConfirm } from '@tutor/ui/primitives/dialogs/confirm-store.ts';
import { toastStore } from '@tutor/ui/primitives/feedback/toast-store.ts';
import { watchIdle } from '@tutor/ui/shell/idle-watch.ts';
import { useEffect, useState } from 'react';
import { useBrowserZone } from '../account/use-browser-zone.ts';
import { useRings } from '../calls/rings-provider.tsx';
import { useChatNews } from '../chat/chat-news-provider.tsx';
import { useChatNewsWatch } from '../chat/use-chat-news-watch.ts';
import { askFor, askPageAnew } from '../kit/beside/loads.ts';
import { useAskAtTurns } from '../kit/beside/use-ask-at-turns.ts';
import { tellUnreadRefusals } from '../kit/forms/unread-refusal.ts';
import { useReadyRoutes } from '../kit/framework/use-ready-routes.ts';
import { NewMessage } from '../messages/new-message.tsx';
import { useRealtime } from '../messages/realtime-provider.tsx';
import { useTitleBadge } from '../messages/title-badge.ts';
import { useMoodlePoll } from '../messages/use-moodle-poll.ts';
import { extrasAddress } from '../session/extras-address.ts';
import { useOpenDialog } from '../session/open-dialog.ts';
import { useFrame } from '../session/use-frame.ts';
import { useExtras } from './extras-provider.tsx';
import { QuickActions } from './quick-actions.tsx';
import { useHiddenGesture } from './use-hidden-gesture.ts';

const loadChristmas = async () => (await import('@tutor/ui/shell/christmas-overlay.tsx')).ChristmasOverlay;
const christmas = { isDue: true };
const nothing = (): null => null;

function tellUnseenCall(): void {
  toastStore.add({ tone: 'error', message: 'A call rings, but could not be shown here. Open the chat to answer it.' });
}

const loadInvites = async () => (await import('../calls/invites.tsx')).Invites;
const noProps = {};

/** What no page waits for: floating buttons, the title's badge, what watches and asks anew. Its code comes after the page. */
export function AfterPage() {
  const { tutor } = useFrame();
  const now = useNow('minute');
  const open = useOpenDialog();
  useEffect(() => watchIdle(() => open({ name: 'idle' })), [open]);
  useEffect(tellUnreadRefusals, []);
  usePreload();
  useMoodlePoll();
  useHiddenGesture();
  useReadyRoutes();
  useAskAtTurns(askAtTurn);
  useQuestionsLeft();
  const { unread } = useRealtime().snapshot;
  const chat = useChatNews();
  useTitleBadge(unread.total + chat.unread, useRings().calling);
  useBrowserZone(tutor.hasProfileZone);
  useChatNewsWatch();
  const hasRung = useHasRung();
  return (
    <>
      <NewMessage />
      <PartBoundary instead={nothing}>
        <QuickActions />
      </PartBoundary>
      {hasRung && <LazyPart load={loadInvites} props={noProps} instead={nothing} onThrown={tellUnseenCall} />}
      {isChristmasOverlayDue(now, tutor.zone, tutor.isSoftMode) && (
        <LazyPart load={loadChristmas} props={christmas} instead={nothing} />
      )}
    </>
  );
}

/** The extras too, which nothing else asks for: their clock-in opens with the shift. */
function askAtTurn(): void {
  askPageAnew();
  askFor(extrasAddress);
}

/** A question stands on the page that asked it. */
function useQuestionsLeft(): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address ends it.
  useEffect(() => leaveConfirm, [pathname]);
}

/** Whether a call has rung since the page came: its popup is loaded then, and stays. */
function useHasRung(): boolean {
  const { rings } = useRings();
  const [hasRung, setHasRung] = useState(false);
  useEffect(() => {
    if (rings.length > 0) setHasRung(true);
  }, [rings]);
  return hasRung;
}

/** Opens the line to the page that the service wants to be warmed up: browsers block a pop-up that nobody asked for. */
function usePreload(): void {
  const origin = useExtras()?.preloadOrigin;
  useEffect(() => {
    if (origin === undefined) return;
    const link = document.createElement('link');
    link.rel = 'preconnect';
    link.href = origin;
    document.head.append(link);
    return () => link.remove();
  }, [origin]);
}
