import { seconds } from '@tutor/rules/time/durations';
import type { Timers } from '../browser/timers.ts';

/** A recording on its way. */
export interface SoundRecorder {
  /** Ends it. Undefined where nothing was recorded, or the browser does not answer. */
  finish(): Promise<Blob | undefined>;
  /** Ends it and throws it away. */
  discard(): void;
}

/** No browser needs longer to hand over what it has recorded. */
const finishMs = seconds(3);

/** Records a stream in the browser; undefined where it cannot. The format is the browser's own. */
export function recordSound(
  stream: MediaStream,
  timers: Timers,
  createRecorder: (stream: MediaStream) => MediaRecorder = (recorded) => new MediaRecorder(recorded),
): SoundRecorder | undefined {
  let recorder: MediaRecorder;
  const parts: Blob[] = [];
  try {
    recorder = createRecorder(stream);
    recorder.addEventListener('dataavailable', ({ data }) => {
      if (data.size > 0) parts.push(data);
    });
    recorder.start();
  } catch {
    return undefined;
  }
  const end = (): void => {
    if (recorder.state !== 'inactive') recorder.stop();
  };
  return {
    finish: () =>
      new Promise((resolve) => {
        const give = (): void => {
          cancel();
          resolve(parts.length === 0 ? undefined : new Blob(parts, { type: recorder.mimeType }));
        };
        const cancel = timers.after(finishMs, give);
        // A track that was pulled out has ended it before.
        if (recorder.state === 'inactive') return give();
        recorder.addEventListener('stop', give, { once: true });
        end();
      }),
    discard: end,
  };
}
