import { describe, expect, it } from 'vitest';
import { isDemonstrated, readConfig } from '../src/config.ts';

const required = { APP_ID: 'app', APP_SECRET: 'long-enough', ROOT_SECRET: 'x'.repeat(32) };

describe('the demonstration', () => {
  it.each([{}, { DEMO: 'off' }, { DEMO: 'off', SIMULATION: 'off' }])('is away with %j', (settings) => {
    expect(isDemonstrated(readConfig({ ...required, ...settings }))).toBe(false);
  });

  it.each([{ SIMULATION: 'on' }, { DEMO: 'off', SIMULATION: 'on' }])(
    'does not invent a day for people who are real: %j is refused in words',
    (settings) => {
      expect(() => readConfig({ ...required, ...settings })).toThrow(
        'The settings cannot be used. SIMULATION: must be off where DEMO is off: it invents what people do and say',
      );
    },
  );

  it('has its day where it has its people', () => {
    expect(readConfig({ ...required, DEMO: 'on', SIMULATION: 'on' }).isSimulated).toBe(true);
  });
});
