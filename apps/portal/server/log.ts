import { type Logger, pino } from 'pino';
import type { Config } from './config.ts';

export type { Logger };

/** Structured log, one JSON line each. Query strings, cookies and bodies are never handed to it. */
export function createLog(config: Pick<Config, 'logLevel'>): Logger {
  const options = {
    level: config.logLevel,
    base: { service: 'portal' },
    formatters: { level: (label: string) => ({ level: label }) },
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  // Written in the background and in batches: a slow disk or terminal must not hold up a page.
  return pino(options, pino.destination({ dest: 1, sync: false, minLength: 4_096, periodicFlush: 200 }));
}
