import { z } from 'zod';
import { area, get } from '../core/endpoint.ts';
import { flag, instant, optionalText } from '../core/wire.ts';

/** Settings and clock of the service (specification, core §3 'System settings' and §7). */
export const shell = area('/api/System', {
  setting: get('setting', {
    summary:
      'System settings. AppSetting carries the app secret, for programs that sign by it; the portal is not sent it.',
    access: 'public',
    reply: z.object({
      FileDomain: optionalText,
      BackUpFileDomain: optionalText,
      FileDirectory: optionalText,
      NasFileHost: optionalText,
      AuthorityUrl: optionalText,
      IsEnableSignalrNotice: flag,
      SignalrNoticeHubUrl: optionalText,
      /** Host of each menu that lives elsewhere, and the domains that /redirect may lead to; member names assumed. */
      Hosts: z
        .object({
          Menus: z.record(z.string(), z.string()).nullish(),
          WhiteList: z.array(z.object({ domain: z.string(), redirect: flag, level: z.int() })).nullish(),
        })
        .nullish(),
      /** Address of the AI chat frame; assumed. */
      AiChatUrl: optionalText,
      /** The page on which didi requests are grabbed; assumed. */
      DidiGrabUrl: optionalText,
    }),
  }),
  timestamp: get('GetTimestamp', {
    summary: "The service's clock.",
    access: 'public',
    reply: z.object({ Now: instant }),
  }),
});
