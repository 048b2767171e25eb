import { describe, expect, it } from 'vitest';
import { judgeMicrophone } from './judge-microphone.ts';

describe('the verdict on a microphone', () => {
  it.each([
    [{ loudestDb: -61 }, 'failed', /mute switch/],
    [{ loudestDb: -60 }, 'poor', /closer/],
    [{ loudestDb: -38 }, 'good', undefined],
    [{ loudestDb: -3 }, 'poor', /away/],
    [{ loudestDb: -20, heard: 'clear' }, 'good', undefined],
    [{ loudestDb: -20, heard: 'echo' }, 'poor', /headset/],
    [{ loudestDb: -20, heard: 'nothing' }, 'poor', /another speaker/],
    // An answer makes no silent microphone good.
    [{ loudestDb: -80, heard: 'clear' }, 'failed', /mute switch/],
  ] as const)('with %j is %s', (findings, verdict, nextStep) => {
    const judged = judgeMicrophone(findings);
    expect(judged.verdict).toBe(verdict);
    if (nextStep === undefined) expect(judged.nextStep).toBeUndefined();
    else expect(judged.nextStep).toMatch(nextStep);
  });
});
