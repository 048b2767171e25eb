import type { CaptureDevice } from '@tutor/rules/devices/media-error';
import type { MediaEnvironment } from './media-environment.ts';
import { asMediaFailure, type MediaFailure } from './media-failure.ts';
import { type OpenedMedia, openMedia } from './open-media.ts';
import type { ProbeRun } from './probe-run.ts';

interface OpeningForRun {
  environment: MediaEnvironment;
  use(opened: OpenedMedia): void;
  onAsking(isAsking: boolean): void;
  onFailure(failure: MediaFailure): void;
}

/**
 * Opens a device for a run, and ends the run where it cannot be opened. A run whose device did not answer in time goes on: the failure
 * is shown, and a stream that comes late is used.
 */
export function openForRun(
  device: CaptureDevice,
  run: ProbeRun,
  { environment, use, onAsking, onFailure }: OpeningForRun,
): void {
  const { signal } = run;
  let isLate = false;
  const take = async (opening: Promise<OpenedMedia>): Promise<void> => {
    try {
      use(await opening);
    } catch (error) {
      if (signal.aborted) return;
      const failure = asMediaFailure(error, device);
      if (!isLate || failure.kind !== 'noAnswer') run.end();
      onFailure(failure);
    }
  };
  const onLate = (late: Promise<OpenedMedia>): void => {
    isLate = true;
    void take(late);
  };
  void take(openMedia([device], { signal, environment, onAsking, onLate }));
}
