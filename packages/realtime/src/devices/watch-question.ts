import type { CaptureDevice } from '@tutor/rules/devices/media-error';
import type { MediaEnvironment } from './media-environment.ts';

/**
 * Follows whether the browser's question for one of these devices may be open: whether an answer is missing. Calls back with each
 * change, never for a browser that does not tell. Returns how to stop.
 */
export function watchQuestion(
  devices: readonly CaptureDevice[],
  permissions: MediaEnvironment['permissions'],
  onChange: (isAsking: boolean) => void,
): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const states = new Map<CaptureDevice, PermissionState>();
  let wasAsking = false;

  function note(device: CaptureDevice, state: PermissionState): void {
    if (signal.aborted) return;
    states.set(device, state);
    const isAsking = [...states.values()].includes('prompt');
    if (isAsking === wasAsking) return;
    wasAsking = isAsking;
    onChange(isAsking);
  }

  async function watch(device: CaptureDevice): Promise<void> {
    const status = await permissions?.query({ name: device });
    if (status === undefined || signal.aborted) return;
    status.addEventListener('change', () => note(device, status.state), { signal });
    note(device, status.state);
  }

  for (const device of devices) {
    watch(device).catch(() => {
      // Older browsers do not know these names and throw.
    });
  }
  return () => ending.abort();
}
