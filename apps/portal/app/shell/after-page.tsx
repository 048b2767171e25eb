import { isChristmasOverlayDue } from '@tutor/rules/shell/soft-mode';
import { LazyPart } from '@tutor/ui/primitives/behaviour/lazy-part.tsx';
import { useNow } from '@tutor/ui/primitives/behaviour/now.tsx';
import { watchIdle } from '@tutor/ui/shell/idle-watch.ts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useRings } from '../calls/rings-provider.tsx';
import { useChatNewsWatch } from '../chat/use-chat-news-watch.ts';
import { useMoodlePoll } from '../messages/use-moodle-poll.ts';
import { useOpenDialog } from '../session/open-dialog.ts';
import { useFrame } from '../session/use-frame.ts';
import { useExtras } from './extras-provider.tsx';
import { QuickActions } from './quick-actions.tsx';

const ChristmasOverlay = lazy(() =>
  import('@tutor/ui/shell/christmas-overlay.tsx').then(({ ChristmasOverlay }) => ({ default: ChristmasOverlay })),
);

const loadInvites = async () => (await import('../calls/invites.tsx')).Invites;
const noProps = {};

/** What no page waits for: the floating buttons, the idle watch, the holiday overlay. Its code comes after the page. */
export function AfterPage() {
  const { tutor } = useFrame();
  const now = useNow('minute');
  const open = useOpenDialog();
  useEffect(() => watchIdle(() => open({ name: 'idle' })), [open]);
  usePreload();
  useMoodlePoll();
  useChatNewsWatch();
  const hasRung = useHasRung();
  return (
    <>
      <QuickActions />
      {hasRung && <LazyPart load={loadInvites} props={noProps} />}
      {isChristmasOverlayDue(now, tutor.zone, tutor.isSoftMode) && (
        <Suspense>
          <ChristmasOverlay isDue />
        </Suspense>
      )}
    </>
  );
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
