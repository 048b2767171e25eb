import { randomUUID } from 'node:crypto';
import { minutes } from '@tutor/rules/time/durations';
import { createApi } from '../app/session/api.server.ts';
import type { Config } from './config.ts';
import type { Logger } from './log.ts';

const tutorHubPath = '/hubs/tutor';
const askedEveryMs = minutes(1);

/**
 * The hub that the service names: a path of the service or a whole address, `ownPath` where it names none. A name that is
 * neither, or to which the bearer would go in the clear, counts as none.
 */
export function hubUrl(named: string | undefined, backendUrl: string, ownPath: string): URL {
  const own = new URL(`${backendUrl}${ownPath}`);
  if (named === undefined || named === '') return own;
  const address = (/^\/(?!\/)/.test(named) ? `${backendUrl}${named}` : named).replace(/^ws(?=s?:)/i, 'http');
  if (!URL.canParse(address)) return own;
  const url = new URL(address);
  const isSafe = url.protocol === 'https:' || url.origin === own.origin;
  return isSafe && url.username === '' && url.password === '' ? url : own;
}

/**
 * Knows where the hub of the notices is (specification, core §3 'SignalrNoticeHubUrl'): asks the settings once a minute, without keeping anybody waiting who comes while it is known, and
 * stays with what it knew while they cannot be had.
 */
export function hubAddress(config: Config, log: Logger): () => Promise<URL> {
  let known: URL | undefined;
  let asking: Promise<URL> | undefined;
  let askedAt = Number.NEGATIVE_INFINITY;

  async function ask(): Promise<URL> {
    askedAt = performance.now();
    try {
      const { body } = await createApi({
        config,
        log,
        requestId: randomUUID(),
        clientAddress: undefined,
      }).shell.setting();
      known = hubUrl(body.SignalrNoticeHubUrl, config.backendUrl, tutorHubPath);
    } catch {
      // The call is in the log.
    } finally {
      asking = undefined;
    }
    return known ?? hubUrl(undefined, config.backendUrl, tutorHubPath);
  }

  return async () => {
    if (known !== undefined && performance.now() - askedAt < askedEveryMs) return known;
    asking ??= ask();
    return known ?? asking;
  };
}
