import type { CallResult } from '@tutor/api/core/endpoint';
import type { shellNotices } from '@tutor/api/shell/shell-notices';
import { days } from '@tutor/rules/time/durations';
import { z } from 'zod';
import { portalCookie } from '../kit/server/portal-cookie.server.ts';
import { openSealed, seal } from '../kit/server/sealed.server.ts';

export type MenuSetting = CallResult<typeof shellNotices.menuSetting>['body'];

const keptMs = days(30);
const knownMenuCookie = portalCookie('known-menu', { maxAge: keptMs / 1000 });
const knownMenuSchema = z.object({
  tuid: z.number(),
  Hidden: z.array(z.string()),
  HiddenByCompany: z.array(z.string()),
  IsReferralHidden: z.boolean(),
});

/** Set-Cookie that keeps the menu's setting, so that a failed call brings no hidden entry back. */
export async function rememberMenu(tuid: number, setting: MenuSetting): Promise<string> {
  const sealed = await seal({ tuid, ...setting }, 'known-menu', new Date(Date.now() + keptMs));
  return knownMenuCookie.serialize(sealed);
}

/** The setting as the tutor's last page had it; undefined where this browser knows none of this tutor. */
export async function findKnownMenu(request: Request, tuid: number): Promise<MenuSetting | undefined> {
  const sealed = await knownMenuCookie.parse(request.headers.get('cookie'));
  const known = knownMenuSchema.safeParse(await openSealed(sealed, 'known-menu')).data;
  return known?.tuid === tuid ? known : undefined;
}
