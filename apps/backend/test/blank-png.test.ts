import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isBlankPng } from '../src/files/blank-png.ts';
import { drawnPng } from './sample-files.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tutor-png-'));
});
afterAll(() => rm(folder, { recursive: true }));

it.each([
  [512, 15],
  // All of it fits into one turn.
  [64, 0],
])(
  'a picture of %i pixels a side and one colour is looked through in turns: others are served %i times',
  async (side, atLeast) => {
    const picture = join(folder, `${side}.png`);
    await writeFile(picture, drawnPng([], 4, { width: side, height: side }));
    let turns = 0;
    const nextTurn = async (): Promise<void> => {
      turns += 1;
    };
    expect(await isBlankPng(picture, nextTurn)).toBe(true);
    expect(turns).toBeGreaterThanOrEqual(atLeast);
    expect(turns).toBeLessThanOrEqual(atLeast + 1);
  },
);
