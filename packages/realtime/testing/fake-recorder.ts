/** As much of MediaRecorder as the code uses. */
export class FakeRecorder extends EventTarget {
  state: RecordingState = 'inactive';
  mimeType = 'audio/webm';
  /** Whether it hands nothing over, as one whose process is gone. */
  isDead = false;
  bytes = 'sound';

  start(): void {
    this.state = 'recording';
  }

  stop(): void {
    this.state = 'inactive';
    if (this.isDead) return;
    const event = Object.assign(new Event('dataavailable'), { data: new Blob([this.bytes]) });
    queueMicrotask(() => {
      this.dispatchEvent(event);
      this.dispatchEvent(new Event('stop'));
    });
  }

  /** For code under test, which uses no more of a recorder than this. */
  get asRecorder(): MediaRecorder {
    return this as unknown as MediaRecorder;
  }
}
