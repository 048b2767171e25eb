import { clearVoiceDb, exactSilenceDb, levelShare, silenceDb } from '@tutor/rules/devices/microphone-level';
import { seconds } from '@tutor/rules/time/durations';
import type { Timers } from '../browser/timers.ts';
import { createLevelMeter } from '../devices/level-meter.ts';

export interface SpeechWatchOptions {
  timers: Timers;
  createStream: (track: MediaStreamTrack) => MediaStream;
  createContext?: (() => AudioContext) | undefined;
  /** 0 to 1. */
  onLevel: (level: number) => void;
  onChange: () => void;
}

/** Whether somebody speaks into a microphone, also while its track is off. */
export interface SpeechWatch {
  watch(track: MediaStreamTrack | null): void;
  isSpeaking(): boolean;
  /** Nothing is heard: a microphone that is switched off or broken. */
  isSilent(): boolean;
  stop(): void;
}

/** Exact silence of this length is no pause of a person. */
const exactSilenceMs = seconds(5);
/** A person who listens is quiet for a while. A microphone that has given no sound since it was opened is told of then. */
const neverHeardMs = seconds(20);
/** Somebody who pauses for breath still speaks. */
const pauseMs = seconds(1);
/** A cough or a key is no speech. */
const voiceReadings = 4;

export function createSpeechWatch(options: SpeechWatchOptions): SpeechWatch {
  const { timers, createStream, createContext, onLevel } = options;
  let watched: MediaStreamTrack | null = null;
  let end = (): void => {};
  let isSpeaking = false;
  let isSilent = false;
  let loudReadings = 0;
  /** Since when there is nothing but exact silence, and since when nothing was heard at all; undefined once something was. */
  let exactlySilentSince: number | undefined;
  let neverHeardSince: number | undefined;
  let cancelPause = (): void => {};

  function tell(next: boolean): void {
    if (isSpeaking === next) return;
    isSpeaking = next;
    options.onChange();
  }

  function readSilence(db: number): void {
    const now = timers.now();
    if (db >= silenceDb) neverHeardSince = undefined;
    exactlySilentSince = db > exactSilenceDb ? undefined : (exactlySilentSince ?? now);
    const isOver = (since: number | undefined, ms: number): boolean => since !== undefined && now - since >= ms;
    const next = isOver(exactlySilentSince, exactSilenceMs) || isOver(neverHeardSince, neverHeardMs);
    if (next === isSilent) return;
    isSilent = next;
    options.onChange();
  }

  function read(db: number): void {
    onLevel(levelShare(db));
    readSilence(db);
    loudReadings = db < clearVoiceDb ? 0 : loudReadings + 1;
    if (loudReadings < voiceReadings) return;
    tell(true);
    cancelPause();
    cancelPause = timers.after(pauseMs, () => tell(false));
  }

  function stop(): void {
    end();
    end = () => {};
    cancelPause();
    loudReadings = 0;
    watched = null;
    isSpeaking = false;
    isSilent = false;
    exactlySilentSince = undefined;
  }

  return {
    watch(track) {
      if (track === watched) return;
      stop();
      watched = track;
      if (track === null) return;
      neverHeardSince = timers.now();
      // A track that is off is silent; its clone is not.
      const clone = track.clone();
      clone.enabled = true;
      const endMeter = startMeter(clone);
      end = () => {
        endMeter();
        clone.stop();
      };
    },
    isSpeaking: () => isSpeaking,
    isSilent: () => isSilent,
    stop,
  };

  function startMeter(track: MediaStreamTrack): () => void {
    try {
      const meter = createLevelMeter({
        stream: createStream(track),
        onLevel: read,
        // A call begins with a press, and sound matters more than the bar.
        onPressNeeded: () => {},
        timers,
        ...(createContext === undefined ? {} : { createContext }),
      });
      return meter.stop;
    } catch {
      // No WebAudio: the call goes on without the bar.
      return () => {};
    }
  }
}
