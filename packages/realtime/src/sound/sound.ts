import { holdResponsiveLock } from '../browser/responsive-lock.ts';
import { browserTabEnvironment, type TabEnvironment } from '../browser/tab-environment.ts';
import { systemTimers, type Timers } from '../browser/timers.ts';
import { hasTabMark } from '../tabs/tab-mark.ts';

/** How loud it is, and what of the browser it uses. */
export interface SoundOptions {
  /** 0 to 1. */
  volume?: number | undefined;
  /** For tests; undefined where the browser has no WebAudio. */
  createContext?: (() => AudioContext) | undefined;
  environment?: Pick<TabEnvironment, 'locks' | 'openChannel'> | undefined;
  timers?: Timers | undefined;
}

/** The sound of news, in one tab of the browser. */
export interface Sound {
  /** Plays once; resolves with whether the browser did. Silent before the page was used, and wherever sound fails. */
  play(): Promise<boolean>;
  /**
   * Whether what arrives is heard in this tab: of those that were used, and so may sound, the first that is still open and runs.
   * Where the browser has no Web Locks to tell, the one with the connection.
   */
  isChosen(isHolder: boolean): boolean;
  /** Whether any tab of this browser may sound. Where it does not tell, this tab alone counts. */
  canBeHeard(): Promise<boolean>;
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
  environment = browserTabEnvironment(),
  timers = systemTimers,
}: SoundOptions = {}): Sound {
  const { locks, openChannel } = environment;
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
    endTurn();
    const ending = new AbortController();
    const { signal } = ending;
    endTurn = () => {
      hasTurn = false;
      ending.abort();
    };
    const keep = async (lost: AbortSignal): Promise<void> => {
      hasTurn = true;
      await aborted(AbortSignal.any([lost, signal]));
      if (!signal.aborted) hasTurn = false;
    };
    holdResponsiveLock({ name: lockName, locks, openChannel, timers, signal }, keep).catch(() => {
      // Frozen, it lost its turn to another tab: it waits for the next one.
      if (!signal.aborted) takeTurn();
    });
  }

  /** A page that the browser keeps for later sounds no more, and could not be kept with a lock. */
  function onHide(): void {
    endTurn();
  }

  function onShow({ persisted }: PageTransitionEvent): void {
    if (persisted) takeTurn();
  }

  /** A tab that was frozen may have lost its turn, and sounds nothing until that is known. */
  function onResume(): void {
    if (hasTurn) takeTurn();
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

  async function playOn(audio: AudioContext): Promise<boolean> {
    // Also where another program or a call has interrupted it. Some browsers leave this without an end.
    if (audio.state !== 'running') await Promise.race([audio.resume(), soon(timers)]);
    if (audio.state !== 'running') return false;
    sound(audio);
    return true;
  }

  for (const gesture of gestures) document.addEventListener(gesture, unlock);
  window.addEventListener('pagehide', onHide);
  window.addEventListener('pageshow', onShow);
  document.addEventListener('resume', onResume);
  // This code is loaded late: the page may have been used before.
  if (navigator.userActivation?.hasBeenActive) unlock();

  return {
    async play() {
      if (context === undefined || level === 0) return false;
      return playOn(context).catch(() => false);
    },
    isChosen: (isHolder) => context !== undefined && (locks === undefined ? isHolder : hasTurn),
    async canBeHeard() {
      if (context !== undefined) return true;
      return hasTabMark(lockName, locks);
    },
    setVolume(next) {
      level = clampVolume(next);
    },
    dispose() {
      stopListening();
      window.removeEventListener('pagehide', onHide);
      window.removeEventListener('pageshow', onShow);
      document.removeEventListener('resume', onResume);
      endTurn();
      const closing = context;
      context = undefined;
      closing?.close().catch(() => {});
    },
  };
}

/** A sound that comes later than that is of no use. */
const resumeMaxMs = 1_000;

function soon(timers: Timers): Promise<void> {
  return new Promise((resolve) => void timers.after(resumeMaxMs, resolve));
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

function clampVolume(volume: number): number {
  return Number.isFinite(volume) ? Math.min(1, Math.max(0, volume)) : 0;
}
