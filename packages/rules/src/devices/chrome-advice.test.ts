import { describe, expect, it } from 'vitest';
import { chromeAdvice } from './chrome-advice.ts';

const all = { canChooseSpeaker: true, canRecord: true };

describe('the advice to use Chrome', () => {
  it('is not given in Chrome', () => {
    expect(chromeAdvice({ browser: 'chrome', system: 'windows' }, all)).toBeUndefined();
  });

  it('says what works in the present browser all the same', () => {
    const edge = chromeAdvice({ browser: 'edge', system: 'windows' }, all);
    expect(edge?.text).toBe('You are using Edge. Classes run best in Chrome. The whole test works here too.');
    const safari = chromeAdvice({ browser: 'safari', system: 'macos' }, { canChooseSpeaker: false, canRecord: true });
    expect(safari?.text).toContain('The test works here, but sound plays through the system’s default speaker.');
    const old = chromeAdvice({ browser: 'other', system: 'other' }, { canChooseSpeaker: false, canRecord: false });
    expect(old?.text).toMatch(/^You are using this browser\..*speaker and nothing can be recorded\.$/);
  });

  it('names a computer on iPhone and iPad, where every browser is Safari inside', () => {
    expect(chromeAdvice({ browser: 'safari', system: 'ios' }, all)?.text).toContain('Chrome on a computer');
  });
});
