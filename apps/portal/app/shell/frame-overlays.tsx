import { Watermark } from '@tutor/ui/shell/watermark.tsx';
import { useFrame } from '../session/use-frame.ts';
import { useModuleClicks } from './use-module-clicks.ts';

/** What lies over every page: the watermark, and what counts presses. */
export function FrameOverlays() {
  const { tutor } = useFrame();
  useModuleClicks();
  return <Watermark text={`${tutor.name} ${tutor.tuid}`} />;
}
