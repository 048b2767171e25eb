import { contract } from '@tutor/api/contract';
import { type Client, createClient } from '@tutor/api/core/client';
import type { Tutor } from './control.ts';
import type { Stack } from './stack.ts';

/** The service's own calls, signed as the portal signs them; as a tutor when one is given, over another line where it is named. */
export async function serviceAs(
  stack: Stack,
  tutor?: Tutor,
  baseUrl: string = stack.backend.url,
): Promise<Client<typeof contract>> {
  const options = {
    baseUrl,
    appId: stack.credentials.appId,
    secret: stack.credentials.appSecret,
    requestId: 'tests',
  };
  const visitor = createClient(contract, options);
  if (tutor === undefined) return visitor;
  const { body } = await visitor.account.login({ body: { Account: tutor.account, Password: tutor.password } });
  return createClient(contract, { ...options, token: body.Token });
}
