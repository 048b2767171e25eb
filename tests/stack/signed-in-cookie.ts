import type { Tutor } from './control.ts';
import type { Stack } from './stack.ts';

/** Signs a tutor in without a browser; the session's cookie as 'name=value'. */
export async function signedInCookie(stack: Stack, tutor: Tutor): Promise<string> {
  const response = await fetch(`${stack.origin}/login`, {
    method: 'POST',
    headers: { origin: stack.origin },
    body: new URLSearchParams({ account: tutor.account, password: tutor.password }),
    redirect: 'manual',
  });
  const cookie = response.headers.getSetCookie().find((one) => one.startsWith('Admin-Token='));
  if (cookie === undefined) throw new Error(`sign-in failed: HTTP ${response.status}`);
  return cookie.split(';')[0] ?? '';
}
