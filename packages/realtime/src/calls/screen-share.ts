import type { MediaErrorWords } from '@tutor/rules/devices/media-error-words';

type DisplayMedia = Pick<MediaDevices, 'getDisplayMedia'>;

export interface ScreenShareOptions {
  /** Undefined where the browser shares no screens. */
  displayMedia: DisplayMedia | undefined;
  ending: AbortSignal;
  onChange: () => void;
}

/** What is asked of browsers that know it: not the call's own tab, nor the sound of the whole computer, which holds the call's. */
const wanted: DisplayMediaStreamOptions & {
  selfBrowserSurface: string;
  systemAudio: string;
  surfaceSwitching: string;
} = {
  video: { frameRate: { ideal: 15 } },
  // Music and films as they are: what makes a voice clearer spoils them.
  audio: { echoCancellation: false, noiseSuppression: false, autoGainControl: false },
  selfBrowserSurface: 'exclude',
  systemAudio: 'exclude',
  surfaceSwitching: 'include',
};

/** The screen that a person shares. */
export interface ScreenShare {
  /** In the press itself: the browser asks what to share. Never rejects. */
  set(isOn: boolean): Promise<void>;
  getTrack(): MediaStreamTrack | null;
  /** Of a tab, where the browser gives it. */
  getSound(): MediaStreamTrack | null;
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
  let sound: MediaStreamTrack | null = null;
  let problem: MediaErrorWords | undefined;
  let isAsking = false;

  function stop(): void {
    track?.stop();
    sound?.stop();
    track = null;
    sound = null;
  }

  async function ask(media: DisplayMedia): Promise<void> {
    const stream = await media.getDisplayMedia(wanted);
    const [shared] = stream.getVideoTracks();
    const [heard = null] = stream.getAudioTracks();
    if (ending.aborted || shared === undefined) {
      for (const opened of stream.getTracks()) opened.stop();
      return;
    }
    // Text stays sharp at the cost of frames.
    shared.contentHint = 'detail';
    shared.addEventListener('ended', () => {
      if (track !== shared) return;
      stop();
      onChange();
    });
    // The sound may end by itself, where another surface without one is chosen.
    heard?.addEventListener('ended', () => {
      if (sound !== heard) return;
      sound = null;
      onChange();
    });
    if (heard !== null) heard.contentHint = 'music';
    track = shared;
    sound = heard;
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
    getSound: () => sound,
    getProblem: () => problem,
    stop,
  };
}

/** 'Permission denied by system' is no choice of the person's in the browser's question. */
function isRefusal(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotAllowedError' && !/by system/i.test(error.message);
}
