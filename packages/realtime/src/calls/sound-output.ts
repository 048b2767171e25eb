/** The part of an audio element that is used. */
export type SoundElement = Pick<HTMLAudioElement, 'play' | 'pause' | 'srcObject' | 'autoplay'> &
  Partial<Pick<HTMLAudioElement, 'setSinkId'>>;

/** Plays what the others say. */
export interface SoundOutput {
  /** Plays these streams and no others. */
  play(streams: readonly MediaStream[]): void;
  /** `deviceId` of the speaker; '' is the system's default. */
  choose(id: string): void;
  /** The browser refused to play before a press. */
  needsPress(): boolean;
  /** In a press: plays what was refused. */
  turnOn(): Promise<void>;
  subscribe(listener: () => void): () => void;
  stop(): void;
}

export function createSoundOutput(createElement: () => SoundElement = () => new Audio()): SoundOutput {
  const elements = new Map<MediaStream, SoundElement>();
  const refused = new Set<SoundElement>();
  const listeners = new Set<() => void>();
  let sinkId = '';

  function tell(): void {
    for (const listener of [...listeners]) listener();
  }

  async function start(element: SoundElement): Promise<void> {
    const wasSilent = refused.size > 0;
    try {
      await element.play();
      refused.delete(element);
    } catch (error) {
      // A stream that was taken away while it began ends otherwise.
      if (error instanceof DOMException && error.name === 'NotAllowedError') refused.add(element);
    }
    if (wasSilent !== refused.size > 0) tell();
  }

  function applySpeaker(element: SoundElement): void {
    // One that was pulled out a moment ago: the browser keeps to the default.
    element.setSinkId?.(sinkId).catch(() => {});
  }

  function end(stream: MediaStream, element: SoundElement): void {
    element.pause();
    element.srcObject = null;
    refused.delete(element);
    elements.delete(stream);
  }

  return {
    play(streams) {
      const wasSilent = refused.size > 0;
      for (const [stream, element] of [...elements]) if (!streams.includes(stream)) end(stream, element);
      for (const stream of streams) {
        if (elements.has(stream)) continue;
        const element = createElement();
        elements.set(stream, element);
        element.autoplay = true;
        element.srcObject = stream;
        if (sinkId !== '') applySpeaker(element);
        void start(element);
      }
      if (wasSilent !== refused.size > 0) tell();
    },
    choose(id) {
      if (id === sinkId) return;
      sinkId = id;
      for (const element of elements.values()) applySpeaker(element);
    },
    needsPress: () => refused.size > 0,
    async turnOn() {
      await Promise.all([...refused].map(start));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop() {
      for (const [stream, element] of [...elements]) end(stream, element);
      listeners.clear();
    },
  };
}
