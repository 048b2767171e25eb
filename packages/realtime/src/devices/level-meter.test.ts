import { describe, expect, it, vi } from 'vitest';
import { FakeAudioContext } from '../../testing/fake-audio-context.ts';
import { FakeStream } from '../../testing/fake-media.ts';
import { FakeTimers } from '../../testing/fake-timers.ts';
import { createLevelMeter } from './level-meter.ts';

function start(context: FakeAudioContext) {
  const timers = new FakeTimers();
  const levels: number[] = [];
  const onPressNeeded = vi.fn();
  const meter = createLevelMeter({
    stream: new FakeStream([]).asStream,
    onLevel: (db) => levels.push(db),
    onPressNeeded,
    createContext: () => context.asContext,
    timers,
  });
  return { meter, timers, levels, onPressNeeded };
}

describe('the level meter', () => {
  it('tells the loudness while it runs', async () => {
    const context = new FakeAudioContext('running');
    const { timers, levels, onPressNeeded } = start(context);
    context.amplitude = 0.1;
    await timers.pass(50);
    expect(levels).toEqual([expect.closeTo(-20, 1)]);
    expect(onPressNeeded).toHaveBeenLastCalledWith(false);
  });

  it('asks for a press and tells no silence where the browser has suspended it, and measures after the press', async () => {
    const context = new FakeAudioContext('suspended');
    context.isPressNeeded = true;
    const { meter, timers, levels, onPressNeeded } = start(context);
    await timers.pass(5_000);
    expect(levels).toEqual([]);
    expect(onPressNeeded).toHaveBeenLastCalledWith(true);
    context.isPressNeeded = false;
    meter.resume();
    await timers.pass(50);
    expect(onPressNeeded).toHaveBeenLastCalledWith(false);
    expect(levels).toHaveLength(1);
  });

  it('resumes by itself where the browser allows it', async () => {
    const { timers, levels } = start(new FakeAudioContext('suspended'));
    await timers.pass(100);
    expect(levels.length).toBeGreaterThan(0);
  });

  it('gives everything back', async () => {
    const context = new FakeAudioContext('running');
    const { meter, timers, levels } = start(context);
    meter.stop();
    await timers.pass(1_000);
    expect(levels).toEqual([]);
    expect(timers.pending).toBe(0);
    expect(context.state).toBe('closed');
  });
});
