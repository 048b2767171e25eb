import { describe, expect, it } from 'vitest';
import type { Judged } from './camera-picture.ts';
import { summariseDevices } from './device-summary.ts';

const judged = (verdict: Judged['verdict'], nextStep?: string): Judged => ({ verdict, text: '', nextStep });
const good = judged('good');

describe('the summary of the device test', () => {
  it('is ready where all is good', () => {
    expect(summariseDevices({ camera: good, microphone: good, speaker: good })).toEqual({
      isReady: true,
      title: 'You are ready to teach.',
      nextStep: undefined,
    });
  });

  it('names what was not measured, and never counts it as fine', () => {
    const summary = summariseDevices({ camera: good, microphone: judged('notMeasured'), speaker: good });
    expect(summary).toMatchObject({ isReady: false, title: 'Not tested yet: microphone.' });
    expect(summary.nextStep).toBe('Test the microphone too.');
  });

  it('gives the step of the worst part alone', () => {
    const summary = summariseDevices({
      camera: judged('poor', 'Lamp.'),
      microphone: judged('failed', 'Unmute.'),
      speaker: judged('failed', 'Plug.'),
    });
    expect(summary.title).toBe('You cannot teach yet: microphone and speaker failed.');
    expect(summary.nextStep).toBe('Unmute.');
  });

  it('of a poor part is ready, and says what could be better', () => {
    const summary = summariseDevices({ camera: judged('poor', 'Lamp.'), microphone: good, speaker: good });
    expect(summary).toEqual({ isReady: true, title: 'You can teach, and camera could be better.', nextStep: 'Lamp.' });
  });
});
