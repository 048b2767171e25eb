import type { AppLoadContext } from '@remix-run/node';
import { serviceUrl } from '@tutor/rules/account/service-url';
import { createApi } from '../session/api.server.ts';
import { loadSetting } from '../session/service-facts.server.ts';
import type { ProviderSettings } from './provider-sign-in.server.ts';

/** How this portal signs in at the identity provider. The authority comes from the service's settings unless configured. */
export async function providerSettings(context: AppLoadContext): Promise<ProviderSettings> {
  const { oidc } = context.config;
  return {
    authority: oidc.authority ?? (await authorityOfService(context)),
    clientId: oidc.clientId,
    responseType: oidc.responseType,
    redirectUri: `${context.publicOrigin}/oidc-callback`,
  };
}

/** Whether the sign-in page offers the identity provider. */
export async function isProviderOffered(context: AppLoadContext): Promise<boolean> {
  return (context.config.oidc.authority ?? (await authorityOfService(context))) !== undefined;
}

async function authorityOfService(context: AppLoadContext): Promise<string | undefined> {
  try {
    const authority = (await loadSetting(createApi(context))).body.AuthorityUrl;
    // As the provider writes it: its issuer is compared with it.
    return serviceUrl(authority) === undefined ? undefined : authority;
  } catch {
    return undefined;
  }
}
