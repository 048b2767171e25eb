import { holdLock } from './hold-lock.ts';

/** How loud it is, and what of the browser it uses. */
export interface SoundOptions {
  /** 0 to 1. */
  volume?: number | undefined;
  /** For tests; undefined where the browser has no WebAudio. */
  createContext?: (() => AudioContext) | undefined;
  locks?: Pick<LockManager, 'request'> | undefined;
}

/** The sound of news, in one tab of the browser. */
export interface Sound {
  /** Plays once. Silent before the page was used, and wherever sound fails. */
  play(): void;
  /**
   * Whether what arrives is heard in this tab: of those that were used, and so may sound, the first that is still open.
   * Where the browser has no Web Locks to tell, the one with the connection.
   */
  isChosen(isHolder: boolean): boolean;
  setVolume(volume: number): void;
  dispose(): void;
}

/** Two short rising tones: frequency in hertz, start and length in seconds. */
const tones = [
  { frequency: 880, start: 0, length: 0.12 },
  { frequency: 1318.5, start: 0.1, length: 0.22 },
] as const;

/** Kept by the tab that sounds. */
const lockName = 'tutor-sound';

/** The notification sound, made by WebAudio: no file to fetch. Browsers allow it only after a click or a key. */
export function createSound({
  volume = 0.3,
  createContext = () => new AudioContext(),
  // Present only in secure contexts, whatever the types say.
  locks = 'locks' in navigator ? navigator.locks : undefined,
}: SoundOptions = {}): Sound {
  let level = clampVolume(volume);
  let context: AudioContext | undefined;
  let hasTurn = false;
  let endTurn = (): void => {};
  const gestures = ['pointerdown', 'keydown'] as const;

  function unlock(): void {
    stopListening();
    try {
      context = createContext();
      takeTurn();
    } catch {
      // No WebAudio or no audio device: the notices themselves are what counts.
    }
  }

  function takeTurn(): void {
    if (context === undefined || locks === undefined) return;
    const release = holdLock(locks, lockName, {
      onHeld: () => {
        hasTurn = true;
      },
    });
    endTurn = () => {
      hasTurn = false;
      release();
    };
  }

  /** A page that the browser keeps for later sounds no more, and could not be kept with a lock. */
  function onHide(): void {
    endTurn();
  }

  function onShow({ persisted }: PageTransitionEvent): void {
    if (persisted) takeTurn();
  }

  function stopListening(): void {
    for (const gesture of gestures) document.removeEventListener(gesture, unlock);
  }

  function sound(audio: AudioContext): void {
    for (const tone of tones) {
      const startsAt = audio.currentTime + tone.start;
      const oscillator = audio.createOscillator();
      const gain = audio.createGain();
      oscillator.type = 'sine';
      oscillator.frequency.value = tone.frequency;
      // A ramp at both ends: a tone that starts or ends at full volume clicks.
      gain.gain.setValueAtTime(0, startsAt);
      gain.gain.linearRampToValueAtTime(level, startsAt + 0.01);
      gain.gain.linearRampToValueAtTime(0, startsAt + tone.length);
      oscillator.connect(gain).connect(audio.destination);
      oscillator.start(startsAt);
      oscillator.stop(startsAt + tone.length);
    }
  }

  async function playOn(audio: AudioContext): Promise<void> {
    if (audio.state === 'suspended') await audio.resume();
    if (audio.state === 'running') sound(audio);
  }

  for (const gesture of gestures) document.addEventListener(gesture, unlock);
  window.addEventListener('pagehide', onHide);
  window.addEventListener('pageshow', onShow);
  // This code is loaded late: the page may have been used before.
  if (navigator.userActivation?.hasBeenActive) unlock();

  return {
    play() {
      if (context !== undefined && level > 0) playOn(context).catch(() => {});
    },
    isChosen: (isHolder) => context !== undefined && (locks === undefined ? isHolder : hasTurn),
    setVolume(next) {
      level = clampVolume(next);
    },
    dispose() {
      stopListening();
      window.removeEventListener('pagehide', onHide);
      window.removeEventListener('pageshow', onShow);
      endTurn();
      const closing = context;
      context = undefined;
      closing?.close().catch(() => {});
    },
  };
}

function clampVolume(volume: number): number {
  return Number.isFinite(volume) ? Math.min(1, Math.max(0, volume)) : 0;
}
