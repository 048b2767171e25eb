import { z } from 'zod';
import { portalCookie } from '../kit/server/portal-cookie.server.ts';
import { openSealed, seal } from '../kit/server/sealed.server.ts';

const recoverySchema = z.object({
  email: z.string(),
  sentAtMs: z.number().optional(),
  /** Present once the code was checked. */
  code: z.string().optional(),
  /** Whose password it is, said by the service with that check. */
  account: z.string().optional(),
});

/** Where a tutor is on the way to a new password. Kept in a sealed cookie, so that a reload loses neither step nor countdown. */
export type Recovery = z.infer<typeof recoverySchema>;

const recoveryCookie = portalCookie('recovery', { path: '/forgetPassword', maxAge: 15 * 60 });

export async function readRecovery(request: Request): Promise<Recovery | undefined> {
  const parsed = recoverySchema.safeParse(
    await openSealed(await recoveryCookie.parse(request.headers.get('cookie')), 'recovery'),
  );
  return parsed.success ? parsed.data : undefined;
}

export async function writeRecovery(recovery: Recovery | undefined): Promise<string> {
  if (recovery === undefined) return recoveryCookie.serialize('', { maxAge: 0 });
  return recoveryCookie.serialize(await seal(recovery, 'recovery'));
}
