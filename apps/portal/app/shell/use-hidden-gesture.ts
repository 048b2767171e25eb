import { useFetcher } from '@remix-run/react';
import { useSoftModeGesture } from '@tutor/ui/shell/soft-mode-gesture.ts';
import { useEffect } from 'react';
import { useFrame } from '../session/use-frame.ts';
import { softModeFetcher, useSentSoftMode } from './soft-mode.ts';

/** Ten quick taps on the page's ground toggle Soft Mode (specification, core §4). */
export function useHiddenGesture(): void {
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
