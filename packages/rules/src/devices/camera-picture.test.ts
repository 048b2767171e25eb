import { describe, expect, it } from 'vitest';
import { type CameraPicture, judgePicture, lightOf } from './camera-picture.ts';

/** Grey pixels of one brightness each. */
const pixels = (...greys: number[]): number[] => greys.flatMap((grey) => [grey, grey, grey, 255]);

describe('the light of a picture', () => {
  it.each([
    [pixels(0, 0, 0), 'black'],
    [pixels(15, 15), 'black'],
    [pixels(17, 17), 'dark'],
    [pixels(0, 30), 'dark'],
    [pixels(54, 54), 'dark'],
    [pixels(56, 56), 'fine'],
    [pixels(0, 255), 'fine'],
    [pixels(204, 204), 'fine'],
    [pixels(206, 206), 'bright'],
    [[], 'black'],
  ])('of %j is %s', (picture, light) => {
    expect(lightOf(picture)).toBe(light);
  });
});

describe('the verdict on a picture', () => {
  const fine: CameraPicture = { light: 'fine', width: 1280, height: 720, frameRate: 30 };

  it.each([
    [{}, 'good'],
    [{ width: 640, height: 480 }, 'good'],
    [{ width: 480, height: 640 }, 'good'],
    [{ width: 640, height: 479 }, 'poor'],
    [{ frameRate: 12 }, 'good'],
    [{ frameRate: 11.9 }, 'poor'],
    [{ light: 'dark' }, 'poor'],
    [{ light: 'bright' }, 'poor'],
    [{ light: 'black' }, 'poor'],
  ] as const)('with %j is %s', (changes, verdict) => {
    expect(judgePicture({ ...fine, ...changes }).verdict).toBe(verdict);
  });

  it('has one next step where it is poor, and none where it is good', () => {
    const poor = [
      { light: 'black' },
      { light: 'dark' },
      { light: 'bright' },
      { width: 320, height: 240 },
      { frameRate: 5 },
    ] as const;
    const steps = poor.map((changes) => judgePicture({ ...fine, ...changes }).nextStep);
    expect(new Set(steps).size).toBe(poor.length);
    for (const step of steps) expect(step).toMatch(/^[A-Z][^.]+\.$/);
    expect(judgePicture(fine).nextStep).toBeUndefined();
  });
});
