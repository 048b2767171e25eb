import { useRouteLoaderData } from '@remix-run/react';
import type { loadFrame } from './frame.server.ts';

/** The frame's data, for everything inside it. */
export function useFrame() {
  const frame = useRouteLoaderData<typeof loadFrame>('shell/frame');
  if (frame === undefined) throw new Error('useFrame is for what stands inside the frame');
  return frame;
}
