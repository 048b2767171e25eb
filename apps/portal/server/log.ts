import { type Logger, pino } from 'pino';
import type { Config } from './config.ts';

export type { Logger };

/** Structured log, one JSON line each. Query strings, cookies and bodies are never handed to it. */
export function createLog(config: Pick<Config, 'logLevel'>): Logger {
  return pino({
    level: config.logLevel,
    base: { service: 'portal' },
    formatters: { level: (label) => ({ level: label }) },
    timestamp: pino.stdTimeFunctions.isoTime,
  });
}
