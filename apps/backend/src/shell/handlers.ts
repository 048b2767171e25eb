import { implement } from '@tutor/api/core/implement';
import { shell as contract } from '@tutor/api/shell/shell';
import type { Queries } from '../database/database.ts';
import type { CallContext } from '../http/call-context.ts';
import type { SigningKeys } from '../http/signature.ts';
import { didiPagePath } from '../messages/didi-pages.ts';
import { menuHosts, redirectHosts } from './tables.ts';

/** Path of the tutors' hub on this backend. */
export const tutorHubPath = '/hubs/tutor';

interface ShellOptions {
  keys: SigningKeys;
  /** Where this service is reached from outside. */
  publicUrl: () => string;
  /** Issuer of the identity provider. */
  authorityUrl: () => string;
}

/** Settings and clock of the service. */
export function shellEndpoints({ keys, publicUrl, authorityUrl }: ShellOptions) {
  return implement<typeof contract, CallContext>(contract, {
    setting: async ({ queries, isPortal }) => ({
      body: {
        IsEnableSignalrNotice: true,
        SignalrNoticeHubUrl: tutorHubPath,
        AuthorityUrl: authorityUrl(),
        AiChatUrl: `${publicUrl()}/ai-chat`,
        DidiGrabUrl: `${publicUrl()}${didiPagePath}`,
        Hosts: await readHosts(queries),
        // For the company's programs, which sign with it already. The portal has it from its own settings.
        ...(isPortal ? {} : { AppSetting: { AppId: keys.appId, AppSecret: keys.appSecret } }),
      },
    }),
    timestamp: ({ now }) => ({ body: { Now: now.toISOString() } }),
  });
}

async function readHosts(queries: Queries) {
  const menus = await queries.select().from(menuHosts);
  const domains = await queries.select().from(redirectHosts).orderBy(redirectHosts.domain);
  return {
    Menus: Object.fromEntries(menus.map(({ menu, host }) => [menu, host])),
    WhiteList: domains.map(({ domain, isTokenAllowed, level }) => ({ domain, redirect: isTokenAllowed, level })),
  };
}
