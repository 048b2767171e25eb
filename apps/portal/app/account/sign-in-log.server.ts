import type { Api } from '../api.server.ts';

const webSource = 1;

/** Tells the company about a sign-in. Nobody waits for it and its failure, which the client logs, stops nothing. */
export function recordSignIn(api: Api, request: Request): void {
  const ClientInfo = (request.headers.get('user-agent') ?? '').slice(0, 500);
  api.account.loginLog({ body: { SourceType: webSource, ClientInfo } }).catch(() => undefined);
}
