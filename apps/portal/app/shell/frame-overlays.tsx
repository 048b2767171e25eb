import { useFetcher } from '@remix-run/react';
import { isChristmasOverlayDue } from '@tutor/rules/shell/soft-mode';
import { useNow } from '@tutor/ui/primitives/now';
import { watchIdle } from '@tutor/ui/shell/idle-watch';
import { useSoftModeGesture } from '@tutor/ui/shell/soft-mode-gesture';
import { Watermark } from '@tutor/ui/shell/watermark';
import { lazy, Suspense, useEffect } from 'react';
import { useExtras } from './extras-provider.tsx';
import { useOpenDialog } from './open-dialog.ts';
import { softModeFetcher, useSentSoftMode } from './soft-mode.ts';
import { useFrame } from './use-frame.ts';
import { useModuleClicks } from './use-module-clicks.ts';

const ChristmasOverlay = lazy(() =>
  import('@tutor/ui/shell/christmas-overlay').then(({ ChristmasOverlay }) => ({ default: ChristmasOverlay })),
);

/** What lies over every page: watermark, holiday overlay, the idle watch and the hidden gesture. */
export function FrameOverlays() {
  const { tutor } = useFrame();
  const now = useNow('minute');
  const open = useOpenDialog();
  useEffect(() => watchIdle(() => open({ name: 'idle' })), [open]);
  useHiddenGesture();
  usePreload();
  useModuleClicks();
  const isChristmas = isChristmasOverlayDue(now, tutor.zone, tutor.isSoftMode);
  return (
    <>
      <Watermark text={`${tutor.name} ${tutor.tuid}`} />
      {isChristmas && (
        <Suspense>
          <ChristmasOverlay isDue />
        </Suspense>
      )}
    </>
  );
}

/** Ten quick taps on the page's ground toggle Soft Mode (specification, core §4). */
function useHiddenGesture(): void {
  const { tutor } = useFrame();
  const { submit } = useFetcher({ key: softModeFetcher });
  // As the page shows it: what was sent last may still be under way.
  const isOn = useSentSoftMode() ?? tutor.isSoftMode;
  const onTap = useSoftModeGesture(() => {
    submit({ isOn: String(!isOn) }, { method: 'post', action: '/shell/setting/softMode' });
  });
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      if (event.target === document.body || (event.target instanceof Element && event.target.id === 'main'))
        onTap(event);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [onTap]);
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
