import type { MiddlewareHandler } from 'hono';
import { tutorHeader } from '../app/kit/line/drawn-for.ts';
import { createApi } from '../app/session/api.server.ts';
import { readSession } from '../app/session/session.server.ts';
import { findTutorOf } from '../app/session/session-tutor.server.ts';
import { clientAddressOf } from './client-address.ts';
import type { Config } from './config.ts';
import type { Logger } from './log.ts';
import type { PortalEnv } from './portal-env.ts';

/**
 * Does nothing for a page that was drawn for another tutor than is signed in by now, and says so: what it asked would be
 * shown, and what it sent done, under a wrong name. Documents, and forms without JavaScript, do not say for whom they are.
 */
export function requireSameTutor(config: Config, log: Logger): MiddlewareHandler<PortalEnv> {
  return async (context, next) => {
    const drawnFor = context.req.header(tutorHeader);
    if (drawnFor === undefined) return next();
    const session = await readSession(context.req.raw);
    if (session === undefined) return next();
    const clientAddress = clientAddressOf(context, config);
    const api = createApi({ config, log, requestId: context.get('requestId'), clientAddress }, session.token);
    const tuid = await findTutorOf(session, api);
    if (tuid === undefined || drawnFor === String(tuid)) return next();
    return context.text('Another tutor is signed in here by now.', 409, {
      [tutorHeader]: String(tuid),
      'cache-control': 'no-store',
    });
  };
}
