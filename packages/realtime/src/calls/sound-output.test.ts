import { beforeEach, expect, it } from 'vitest';
import { createSoundOutput, type SoundElement, type SoundOutput } from './sound-output.ts';

/** An audio element of a browser that plays once it is allowed to. */
class FakeElement implements SoundElement {
  srcObject: MediaProvider | null = null;
  autoplay = false;
  isPlaying = false;
  sink = '';

  async play(): Promise<void> {
    if (refusal !== undefined) throw refusal;
    this.isPlaying = true;
  }

  pause(): void {
    this.isPlaying = false;
  }

  async setSinkId(id: string): Promise<void> {
    if (missing.has(id)) throw new DOMException('gone', 'NotFoundError');
    this.sink = id;
  }
}

const stream = (): MediaStream => ({}) as MediaStream;
const refusedByBrowser = (): DOMException => new DOMException('press first', 'NotAllowedError');

let elements: FakeElement[];
let refusal: DOMException | undefined;
let missing: Set<string>;
let output: SoundOutput;
let told: number;

beforeEach(() => {
  elements = [];
  refusal = undefined;
  missing = new Set();
  told = 0;
  output = createSoundOutput(() => {
    const element = new FakeElement();
    elements.push(element);
    return element;
  });
  output.subscribe(() => {
    told += 1;
  });
});

const settle = () => new Promise((resolve) => setTimeout(resolve));
const playing = () => elements.filter(({ isPlaying }) => isPlaying).map(({ srcObject }) => srcObject);

it('the streams that are named play, each once, and no others', async () => {
  const [one, other] = [stream(), stream()];
  output.play([one]);
  output.play([one, other]);
  await settle();
  expect([playing(), elements.length]).toEqual([[one, other], 2]);
  output.play([other]);
  expect(playing()).toEqual([other]);
  expect(elements[0]?.srcObject).toBeNull();
});

it('a browser that plays nothing before a press is told of, and a press mends it', async () => {
  refusal = refusedByBrowser();
  output.play([stream()]);
  await settle();
  expect([output.needsPress(), told]).toEqual([true, 1]);
  await output.turnOn();
  expect([output.needsPress(), told]).toEqual([true, 1]);
  refusal = undefined;
  await output.turnOn();
  expect([output.needsPress(), told, playing().length]).toEqual([false, 2, 1]);
});

it('a silent stream that leaves takes the notice with it', async () => {
  refusal = refusedByBrowser();
  output.play([stream()]);
  await settle();
  output.play([]);
  expect([output.needsPress(), told]).toEqual([false, 2]);
});

it('a stream that was taken away while it began needs no press', async () => {
  refusal = new DOMException('interrupted', 'AbortError');
  output.play([stream()]);
  await settle();
  expect([output.needsPress(), told]).toEqual([false, 0]);
});

it('a chosen speaker is that of every stream, also of those that come later; one that is gone is left to the browser', async () => {
  output.play([stream()]);
  output.choose('headset');
  output.play([stream(), stream()]);
  await settle();
  expect(elements.slice(1).map(({ sink }) => sink)).toEqual(['headset', 'headset']);
  missing.add('gone');
  output.choose('gone');
  await settle();
  output.choose('');
  await settle();
  expect(elements.slice(1).map(({ sink }) => sink)).toEqual(['', '']);
});

it('at its end nothing plays, and nobody is told', async () => {
  output.play([stream(), stream()]);
  await settle();
  output.stop();
  expect([playing(), elements.map(({ srcObject }) => srcObject), told]).toEqual([[], [null, null], 0]);
});
