import type { MediaErrorWords } from '@tutor/rules/devices/media-error-words';

type DisplayMedia = Pick<MediaDevices, 'getDisplayMedia'>;

export interface ScreenShareOptions {
  /** Undefined where the browser shares no screens. */
  displayMedia: DisplayMedia | undefined;
  ending: AbortSignal;
  onChange: () => void;
}

/** The screen that a person shares. */
export interface ScreenShare {
  /** In the press itself: the browser asks what to share. Never rejects. */
  set(isOn: boolean): Promise<void>;
  getTrack(): MediaStreamTrack | null;
  getProblem(): MediaErrorWords | undefined;
  stop(): void;
}

const failed: MediaErrorWords = {
  title: 'The screen could not be shared',
  reason: 'The browser or the system did not hand over the picture of the screen.',
  nextStep: 'Allow the browser to record the screen in the system’s settings, then press “Share screen” again.',
};

export function createScreenShare({ displayMedia, ending, onChange }: ScreenShareOptions): ScreenShare {
  let track: MediaStreamTrack | null = null;
  let problem: MediaErrorWords | undefined;
  let isAsking = false;

  function stop(): void {
    track?.stop();
    track = null;
  }

  async function ask(media: DisplayMedia): Promise<void> {
    const stream = await media.getDisplayMedia({ video: { frameRate: { ideal: 15 } }, audio: false });
    const [shared] = stream.getVideoTracks();
    if (ending.aborted || shared === undefined) {
      for (const opened of stream.getTracks()) opened.stop();
      return;
    }
    // Text stays sharp at the cost of frames.
    shared.contentHint = 'detail';
    shared.addEventListener('ended', () => {
      if (track !== shared) return;
      track = null;
      onChange();
    });
    track = shared;
  }

  return {
    async set(isOn) {
      problem = undefined;
      if (!isOn) stop();
      else if (track === null && !isAsking && displayMedia !== undefined) {
        isAsking = true;
        try {
          await ask(displayMedia);
        } catch (error) {
          // Closing the browser's question is an answer, not a failure.
          if (!isRefusal(error)) problem = failed;
        } finally {
          isAsking = false;
        }
      }
      onChange();
    },
    getTrack: () => track,
    getProblem: () => problem,
    stop,
  };
}

/** 'Permission denied by system' is no choice of the person's in the browser's question. */
function isRefusal(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotAllowedError' && !/by system/i.test(error.message);
}
