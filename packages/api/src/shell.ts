import { z } from 'zod';
import { area, get } from './core/endpoint.ts';
import { flag, instant, optionalText } from './core/wire.ts';

/** Settings and clock of the service (specification, core §3 'System settings' and §7). */
export const shell = area('/api/System', {
  setting: get('setting', {
    summary: 'System settings. AppSetting carries the app secret and never goes further than the server.',
    access: 'public',
    reply: z.object({
      FileDomain: optionalText,
      BackUpFileDomain: optionalText,
      FileDirectory: optionalText,
      NasFileHost: optionalText,
      AuthorityUrl: optionalText,
      IsEnableSignalrNotice: flag,
      SignalrNoticeHubUrl: optionalText,
    }),
  }),
  timestamp: get('GetTimestamp', {
    summary: "The service's clock.",
    access: 'public',
    reply: z.object({ Now: instant }),
  }),
});
