// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FakeBrowser, type FakeTab } from '../../testing/fake-browser.ts';
import { createSound, type Sound } from './sound.ts';

let sound: Sound | undefined;
afterEach(() => sound?.dispose());

/** As much of WebAudio as the sound uses; counts the tones and keeps the highest volume. */
function fakeAudio(state: AudioContextState = 'running') {
  const started: number[] = [];
  const volumes: number[] = [];
  const context = {
    state,
    currentTime: 1,
    destination: {},
    resume: vi.fn(async () => {}),
    close: vi.fn(async () => {}),
    createOscillator: () => ({
      type: 'sine',
      frequency: { value: 0 },
      connect: (node: unknown) => node,
      start: (at: number) => started.push(at),
      stop: () => {},
    }),
    createGain: () => ({
      gain: { setValueAtTime: () => {}, linearRampToValueAtTime: (volume: number) => volumes.push(volume) },
      connect: (node: unknown) => node,
    }),
  };
  return { context, started, volumes, create: () => context as unknown as AudioContext };
}

const click = (): boolean => document.dispatchEvent(new Event('pointerdown'));

describe('the notification sound', () => {
  it('is silent until the page was used, by a click or a key', () => {
    for (const gesture of ['pointerdown', 'keydown']) {
      const audio = fakeAudio();
      sound = createSound({ createContext: audio.create });
      void sound.play();
      expect(audio.started).toEqual([]);
      document.dispatchEvent(new Event(gesture));
      void sound.play();
      expect(audio.started.length).toBeGreaterThan(0);
      sound.dispose();
    }
  });

  it('needs no further gesture on a page that was used before', () => {
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
    const audio = fakeAudio();
    sound = createSound({ createContext: audio.create });
    vi.unstubAllGlobals();
    void sound.play();
    expect(audio.started.length).toBeGreaterThan(0);
  });

  it('can be heard once any tab of the browser was used', async () => {
    const browser = new FakeBrowser();
    const open = (): Sound =>
      createSound({ createContext: fakeAudio().create, environment: browser.openTab().environment });
    const used = open();
    expect(await used.canBeHeard()).toBe(false);
    click();
    const unused = open();
    await vi.waitFor(async () => expect(await unused.canBeHeard()).toBe(true), { timeout: 20_000 });
    used.dispose();
    await vi.waitFor(async () => expect(await unused.canBeHeard()).toBe(false), { timeout: 20_000 });
    unused.dispose();
  });

  it('makes one audio context for the page', () => {
    const audio = fakeAudio();
    const create = vi.fn(audio.create);
    sound = createSound({ createContext: create });
    click();
    click();
    document.dispatchEvent(new Event('keydown'));
    expect(create).toHaveBeenCalledTimes(1);
  });

  it.each([
    [0.5, 0.5],
    [7, 1],
    [-1, undefined],
    [0, undefined],
    [Number.NaN, undefined],
  ])('at volume %s peaks at %s', (volume, peak) => {
    const audio = fakeAudio();
    sound = createSound({ createContext: audio.create, volume });
    click();
    void sound.play();
    expect(audio.volumes.length === 0 ? undefined : Math.max(...audio.volumes)).toBe(peak);
  });

  it('resumes a context that the browser suspended, and stays silent while it may not', async () => {
    const audio = fakeAudio('suspended');
    sound = createSound({ createContext: audio.create });
    click();
    void sound.play();
    await vi.waitFor(() => expect(audio.context.resume).toHaveBeenCalledTimes(1), { timeout: 20_000 });
    expect(audio.started).toEqual([]);
  });

  it('tells whether the browser played, also where it answers nothing, and plays again once it may', async () => {
    vi.useFakeTimers();
    try {
      const audio = fakeAudio('suspended');
      sound = createSound({ createContext: audio.create });
      expect(await sound.play()).toBe(false);
      click();
      audio.context.resume.mockReturnValue(new Promise(() => {}));
      const playing = sound.play();
      await vi.advanceTimersByTimeAsync(1_000);
      expect(await playing).toBe(false);
      audio.context.state = 'running';
      expect(await sound.play()).toBe(true);
      sound.setVolume(0);
      expect(await sound.play()).toBe(false);
    } finally {
      vi.useRealTimers();
    }
  });

  it('fails silently where there is no sound', async () => {
    sound = createSound();
    expect(() => click()).not.toThrow();
    expect(await sound.play()).toBe(false);
    const audio = fakeAudio('suspended');
    audio.context.resume.mockRejectedValue(new Error('not allowed'));
    const refused = createSound({ createContext: audio.create });
    click();
    void refused.play();
    await vi.waitFor(() => expect(audio.context.resume).toHaveBeenCalled(), { timeout: 20_000 });
    refused.dispose();
  });

  it('is that of the first tab that was used, and of the next one when that ends or is kept for later', async () => {
    const browser = new FakeBrowser();
    const open = (): Sound =>
      createSound({ createContext: fakeAudio().create, environment: browser.openTab().environment });
    const chosen = async (): Promise<boolean[]> => {
      await Promise.resolve();
      return [first, second].map((tab) => tab?.isChosen(true) ?? false);
    };
    let second: Sound | undefined;
    const first = open();
    expect(await chosen()).toEqual([false, false]);
    click();
    expect(await chosen()).toEqual([true, false]);
    second = open();
    click();
    expect(await chosen()).toEqual([true, false]);
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    await vi.waitFor(async () => expect(await chosen()).toEqual([false, false]), { timeout: 20_000 });
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await vi.waitFor(async () => expect(await chosen()).toEqual([true, false]), { timeout: 20_000 });
    first.dispose();
    await vi.waitFor(async () => expect(await chosen()).toEqual([false, true]), { timeout: 20_000 });
    second.dispose();
  });

  it('is that of another tab that was used where the first is frozen, until that one closes', async () => {
    vi.useFakeTimers();
    try {
      const browser = new FakeBrowser();
      const open = (): { tab: FakeTab; sound: Sound } => {
        const tab = browser.openTab();
        const { environment, timers } = tab;
        return { tab, sound: createSound({ createContext: fakeAudio().create, environment, timers }) };
      };
      const [first, second] = [open(), open()];
      click();
      await vi.advanceTimersByTimeAsync(30_000);
      expect([first.sound.isChosen(true), second.sound.isChosen(true)]).toEqual([true, false]);
      first.tab.freeze();
      await vi.advanceTimersByTimeAsync(25_000);
      expect(second.sound.isChosen(true)).toBe(true);
      first.tab.isFrozen = false;
      document.dispatchEvent(new Event('resume'));
      expect(first.sound.isChosen(true)).toBe(false);
      first.tab.thaw();
      await vi.advanceTimersByTimeAsync(60_000);
      // Both share this document, so either may have the turn; never both.
      const [chosen, ...others] = [first, second].filter(({ sound: one }) => one.isChosen(true));
      expect(others).toEqual([]);
      chosen?.sound.dispose();
      await vi.advanceTimersByTimeAsync(100);
      expect([first, second].filter(({ sound: one }) => one.isChosen(true))).toHaveLength(1);
      for (const { sound: one } of [first, second]) one.dispose();
    } finally {
      vi.useRealTimers();
    }
  });

  it('is that of the tab with the connection where no tab can keep it', () => {
    sound = createSound({
      createContext: fakeAudio().create,
      environment: new FakeBrowser({ hasLocks: false }).openTab().environment,
    });
    expect([sound.isChosen(true), sound.isChosen(false)]).toEqual([false, false]);
    click();
    expect([sound.isChosen(true), sound.isChosen(false)]).toEqual([true, false]);
  });

  it('is over after dispose', () => {
    const audio = fakeAudio();
    sound = createSound({ createContext: audio.create });
    click();
    sound.dispose();
    void sound.play();
    expect(audio.started).toEqual([]);
    expect(audio.context.close).toHaveBeenCalledTimes(1);
    click();
    expect(audio.context.close).toHaveBeenCalledTimes(1);
  });
});
