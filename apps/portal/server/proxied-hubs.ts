import { randomUUID } from 'node:crypto';
import { seconds } from '@tutor/rules/time/durations';
import { createApi } from '../app/session/api.server.ts';
import type { Session } from '../app/session/session.server.ts';
import type { Config } from './config.ts';
import { hubAddress, hubUrl } from './hub-address.ts';
import type { Logger } from './log.ts';

/** Where a hub is, and the bearer that lets a tutor in. */
interface HubAccess {
  address: URL;
  bearer: string;
}

/** The hubs on our own origin, by their paths here. */
export type ProxiedHubs = Readonly<Record<string, (session: Session) => Promise<HubAccess>>>;

const chatHubPath = '/hubs/chat';
/** A connection takes its access twice, to negotiate and for the socket. */
const accessKeptMs = seconds(30);
const accessesMax = 5_000;

/** The notices' hub takes the tutor's own bearer; the chat's one takes a token that the service makes for it. */
export function proxiedHubs(config: Config, log: Logger): ProxiedHubs {
  const tutorHubAddress = hubAddress(config, log);
  const chatAccess = rememberedAccess(async ({ token }) => {
    const { chat } = createApi({ config, log, requestId: randomUUID(), clientAddress: undefined }, token);
    const [{ body: named }, { body: im }] = await Promise.all([chat.domain(), chat.token()]);
    return { address: hubUrl(named.Domain, config.backendUrl, chatHubPath), bearer: im.Token };
  });
  return {
    '/hubs/tutor': async ({ token }) => ({ address: await tutorHubAddress(), bearer: token }),
    [chatHubPath]: chatAccess,
  };
}

/** Asks once for what a session needs within a moment. A failure is not kept. */
function rememberedAccess(ask: (session: Session) => Promise<HubAccess>): (session: Session) => Promise<HubAccess> {
  const remembered = new Map<string, { access: Promise<HubAccess>; at: number }>();
  return (session) => {
    const known = remembered.get(session.token);
    if (known !== undefined && performance.now() - known.at < accessKeptMs) return known.access;
    const access = ask(session);
    if (remembered.size >= accessesMax) remembered.clear();
    remembered.set(session.token, { access, at: performance.now() });
    access.catch(() => remembered.delete(session.token));
    return access;
  };
}
