import { type PlayingSound, playSound } from '@tutor/realtime/devices/play-sound';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Where a sound of the test is. */
export type SoundState = 'none' | 'playing' | 'ended' | 'failed';

/** One sound at a time, through the chosen speaker. It ends with the page. */
export function useSound() {
  const playing = useRef<PlayingSound>();
  const [state, setState] = useState<SoundState>('none');
  const [isSpeakerMissing, setIsSpeakerMissing] = useState(false);

  const stop = useCallback((): void => playing.current?.stop(), []);

  /** Resolves with whether it was heard to its end. */
  const play = useCallback(async (sound: Blob, lengthMs: number): Promise<boolean> => {
    playing.current?.stop();
    const mine = playSound(sound, { lengthMs });
    playing.current = mine;
    setState('playing');
    const isMissing = await mine.isSpeakerMissing;
    if (playing.current === mine) setIsSpeakerMissing(isMissing);
    const end = await mine.ended;
    // Another one plays by now.
    if (playing.current !== mine) return false;
    playing.current = undefined;
    setState(end === 'failed' ? 'failed' : 'ended');
    return end === 'played';
  }, []);

  const applySpeaker = useCallback((): void => {
    setIsSpeakerMissing(false);
    playing.current?.applySpeaker();
  }, []);
  const forget = useCallback((): void => {
    stop();
    playing.current = undefined;
    setState('none');
  }, [stop]);

  useEffect(() => stop, [stop]);
  return { state, isSpeakerMissing, play, stop, forget, applySpeaker };
}
