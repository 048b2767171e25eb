import { describe, expect, it } from 'vitest';
import { testTone } from './test-tone.ts';

/** The loudest sample of each side, 0 to 32767. */
function loudest(bytes: Uint8Array<ArrayBuffer>) {
  const view = new DataView(bytes.buffer);
  const sides = { left: 0, right: 0 };
  for (let at = 44; at < bytes.length; at += 4) {
    sides.left = Math.max(sides.left, Math.abs(view.getInt16(at, true)));
    sides.right = Math.max(sides.right, Math.abs(view.getInt16(at + 2, true)));
  }
  return sides;
}

describe('a test tone', () => {
  it.each(['left', 'right'] as const)('is heard on the %s alone', (side) => {
    const { [side]: there, [side === 'left' ? 'right' : 'left']: elsewhere } = loudest(testTone(side));
    expect(there).toBeGreaterThan(10_000);
    expect(elsewhere).toBe(0);
  });
});
