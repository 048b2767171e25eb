/** As much of WebAudio as the level meter uses. */
export class FakeAudioContext extends EventTarget {
  state: AudioContextState;
  /** Whether `resume` waits for a press, as in a page that was not used yet. */
  isPressNeeded = false;
  /** Of the samples that are heard. */
  amplitude = 0;

  constructor(state: AudioContextState = 'running') {
    super();
    this.state = state;
  }

  async resume(): Promise<void> {
    if (!this.isPressNeeded) this.turn('running');
  }

  async close(): Promise<void> {
    this.turn('closed');
  }

  createAnalyser(): object {
    return {
      fftSize: 2048,
      getFloatTimeDomainData: (samples: Float32Array) => samples.fill(this.amplitude),
    };
  }

  createMediaStreamSource(): object {
    return { connect: () => {}, disconnect: () => {} };
  }

  private turn(state: AudioContextState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }

  /** For code under test, which uses no more of a context than this. */
  get asContext(): AudioContext {
    return this as unknown as AudioContext;
  }
}
