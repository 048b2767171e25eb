import { decibels } from '@tutor/rules/devices/microphone-level';
import { systemTimers, type Timers } from '../browser/timers.ts';

/** How often the level is read: the bar follows a voice, and a slow computer keeps up. */
const readEveryMs = 50;

export interface LevelMeterOptions {
  stream: MediaStream;
  /** Loudness of the last moment, in dBFS: 0 is the loudest there is, silence is `silenceDb`. */
  onLevel(db: number): void;
  /** Whether the browser waits for a press before it lets the page listen. Told at once and on each change. */
  onPressNeeded(isNeeded: boolean): void;
  createContext?: () => AudioContext;
  timers?: Timers;
}

/** Reads how loud a stream is. */
export interface LevelMeter {
  /** To be called from a press, where one is needed. */
  resume(): void;
  stop(): void;
}

/** Measures by WebAudio. Levels are told only while it runs: a context that waits for a press reads as silence. */
export function createLevelMeter({
  stream,
  onLevel,
  onPressNeeded,
  createContext = () => new AudioContext(),
  timers = systemTimers,
}: LevelMeterOptions): LevelMeter {
  const context = createContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 2048;
  const source = context.createMediaStreamSource(stream);
  source.connect(analyser);
  const samples = new Float32Array(analyser.fftSize);

  const tellState = (): void => onPressNeeded(context.state !== 'running');
  const resume = (): void => void context.resume().catch(() => {});
  context.addEventListener('statechange', tellState);
  // Some browsers start a context suspended although the page was used.
  if (context.state !== 'running') resume();
  tellState();

  const cancel = timers.every(readEveryMs, () => {
    if (context.state !== 'running') return;
    analyser.getFloatTimeDomainData(samples);
    onLevel(decibels(samples));
  });

  return {
    resume,
    stop() {
      cancel();
      context.removeEventListener('statechange', tellState);
      source.disconnect();
      context.close().catch(() => {});
    },
  };
}
