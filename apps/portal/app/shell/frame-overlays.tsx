import { useFetcher } from '@remix-run/react';
import { useSoftModeGesture } from '@tutor/ui/shell/soft-mode-gesture.ts';
import { Watermark } from '@tutor/ui/shell/watermark.tsx';
import { useEffect } from 'react';
import { useFrame } from '../session/use-frame.ts';
import { softModeFetcher, useSentSoftMode } from './soft-mode.ts';
import { useModuleClicks } from './use-module-clicks.ts';

/** What lies over every page: the watermark, the hidden gesture and what counts presses. */
export function FrameOverlays() {
  const { tutor } = useFrame();
  useHiddenGesture();
  useModuleClicks();
  return <Watermark text={`${tutor.name} ${tutor.tuid}`} />;
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
