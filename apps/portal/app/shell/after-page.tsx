import { isChristmasOverlayDue } from '@tutor/rules/shell/soft-mode';
import { useNow } from '@tutor/ui/primitives/behaviour/now.tsx';
import { watchIdle } from '@tutor/ui/shell/idle-watch.ts';
import { lazy, Suspense, useEffect } from 'react';
import { useChatNewsWatch } from '../chat/use-chat-news-watch.ts';
import { useMoodlePoll } from '../messages/use-moodle-poll.ts';
import { useOpenDialog } from '../session/open-dialog.ts';
import { useFrame } from '../session/use-frame.ts';
import { useExtras } from './extras-provider.tsx';
import { QuickActions } from './quick-actions.tsx';

const ChristmasOverlay = lazy(() =>
  import('@tutor/ui/shell/christmas-overlay.tsx').then(({ ChristmasOverlay }) => ({ default: ChristmasOverlay })),
);

/** What no page waits for: the floating buttons, the idle watch, the holiday overlay. Its code comes after the page. */
export function AfterPage() {
  const { tutor } = useFrame();
  const now = useNow('minute');
  const open = useOpenDialog();
  useEffect(() => watchIdle(() => open({ name: 'idle' })), [open]);
  usePreload();
  useMoodlePoll();
  useChatNewsWatch();
  return (
    <>
      <QuickActions />
      {isChristmasOverlayDue(now, tutor.zone, tutor.isSoftMode) && (
        <Suspense>
          <ChristmasOverlay isDue />
        </Suspense>
      )}
    </>
  );
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
