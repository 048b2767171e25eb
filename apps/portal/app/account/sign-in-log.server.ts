import type { AppLoadContext } from '@remix-run/node';
import { loginSources } from '@tutor/rules/account/login-source';
import { createApi } from '../session/api.server.ts';

/**
 * Tells the company about a sign-in, whichever way in it took. Nobody waits for it and its failure, which the client
 * logs, stops nothing.
 */
export function recordSignIn(
  { request, context }: { request: Request; context: AppLoadContext },
  token: string,
  source: keyof typeof loginSources,
): void {
  const ClientInfo = (request.headers.get('user-agent') ?? '').slice(0, 500);
  createApi(context, token)
    .account.loginLog({ body: { SourceType: loginSources[source], ClientInfo } })
    .catch(() => undefined);
}
