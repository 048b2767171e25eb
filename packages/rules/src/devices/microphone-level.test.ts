import { describe, expect, it } from 'vitest';
import { decibels, levelOf, levelShare } from './microphone-level.ts';

describe('the loudness of a microphone', () => {
  it('is 0 dBFS at full amplitude, and 20 dB less at a tenth of it', () => {
    expect(decibels(new Float32Array(8).fill(1))).toBe(0);
    expect(decibels(new Float32Array(8).fill(-0.1))).toBeCloseTo(-20, 4);
  });

  it('of silence is a number', () => {
    expect(decibels(new Float32Array(8))).toBe(-100);
    expect(decibels(new Float32Array(0))).toBe(-100);
  });

  it.each([
    [-100, 'silent'],
    [-60.1, 'silent'],
    [-60, 'quiet'],
    [-38.1, 'quiet'],
    [-38, 'clear'],
    [-3.1, 'clear'],
    [-3, 'tooLoud'],
    [0, 'tooLoud'],
  ])('%s dBFS is %s', (db, level) => {
    expect(levelOf(db)).toBe(level);
  });

  it('stands on a bar between its ends', () => {
    expect([-100, -60, -30, 0, 6].map(levelShare)).toEqual([0, 0, 0.5, 1, 1]);
  });
});
