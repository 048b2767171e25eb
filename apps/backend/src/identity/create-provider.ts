import { hours, minutes } from '@tutor/rules/time/durations';
import { eq } from 'drizzle-orm';
import type { Account, Configuration, KoaContextWithOIDC, Provider } from 'oidc-provider';
import { type Sessions, sessionLifetimeMs } from '../account/sessions.ts';
import { tutors } from '../account/tables.ts';
import type { Queries } from '../database/database.ts';
import { pageHeaders } from '../http/page.ts';
import type { Log } from '../log.ts';
import type { IdentityKeys } from './identity-keys.ts';
import { problemPage, signedOutPage, signOutPage } from './identity-pages.ts';
import { loadOidcLibrary } from './oidc-library.ts';
import { hasLiveBearer, PayloadStore, teacherApiScope } from './payload-store.ts';

/** The portal, as the identity provider knows it. */
const portalClientId = 'tutor-portal';
const scope = `openid profile ${teacherApiScope}`;

export interface IdentityOptions {
  queries: Queries;
  sessions: Sessions;
  now: () => Date;
  log: Log;
  keys: IdentityKeys;
  /** Origin of the portal; sign-in and sign-out lead to its /oidc-callback and nowhere else. */
  portalOrigin: string;
}

const { Provider: OidcProvider } = await loadOidcLibrary();

/** The identity provider for an issuer such as 'https://backend.example/oidc'. */
export function createProvider(issuer: string, options: IdentityOptions): Provider {
  const provider = new OidcProvider(issuer, configuration(issuer, options));
  const isHttps = issuer.startsWith('https:');
  // TLS ends at a gateway before this service; the routes say so in the headers that this makes the library read.
  provider.proxy = isHttps;
  if (!isHttps || !options.portalOrigin.startsWith('https:')) allowPlainHttp(provider);
  const ownOrigin = new URL(issuer).origin;
  provider.use(async (context, next) => {
    context.set(pageHeaders(ownOrigin, { formTargets: [options.portalOrigin] }));
    await next();
  });
  provider.on('server_error', (_context, error) => options.log.error({ err: error }, 'identity provider failed'));
  return provider;
}

function configuration(issuer: string, options: IdentityOptions): Configuration {
  const { queries, keys, portalOrigin } = options;
  const callback = `${portalOrigin}/oidc-callback`;
  const sessionSeconds = sessionLifetimeMs / 1_000;
  const cookie = { httpOnly: true, sameSite: 'lax', secure: issuer.startsWith('https:') } as const;
  return {
    adapter: (model) => new PayloadStore(model, options),
    jwks: keys.signingKeys,
    cookies: { keys: keys.cookieKeys, long: cookie, short: cookie },
    clients: [
      {
        client_id: portalClientId,
        client_name: 'Tutor Portal',
        application_type: 'web',
        token_endpoint_auth_method: 'none',
        response_types: ['id_token token', 'code'],
        grant_types: ['implicit', 'authorization_code'],
        redirect_uris: [callback],
        post_logout_redirect_uris: [callback],
        scope,
      },
    ],
    responseTypes: ['id_token token', 'code'],
    scopes: ['openid', teacherApiScope],
    claims: { openid: ['sub'], profile: ['name', 'given_name', 'family_name', 'preferred_username', 'zoneinfo'] },
    clientAuthMethods: ['none'],
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      resourceIndicators: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: async (context, form) => {
          context.type = 'html';
          context.body = String(await signOutPage({ form, isSure: await isSignOutSure(context, options) }));
        },
        postLogoutSuccessSource: async (context) => {
          context.type = 'html';
          context.body = String(await signedOutPage(portalOrigin));
        },
      },
    },
    ttl: {
      AccessToken: sessionSeconds,
      AuthorizationCode: minutes(1) / 1_000,
      IdToken: hours(1) / 1_000,
      // As long as the portal honours its half of a sign-in (specification, growth §4).
      Interaction: minutes(15) / 1_000,
      Grant: sessionSeconds,
      Session: sessionSeconds,
    },
    interactions: { url: (_context, interaction) => `${new URL(issuer).pathname}/interaction/${interaction.uid}` },
    // The portal is the company's own: nobody is asked whether it may know who they are.
    loadExistingGrant: (context) => firstPartyGrant(context),
    findAccount: (_context, id) => findAccount(queries, id),
    clientBasedCORS: () => false,
    renderError: async (context, out) => {
      context.type = 'html';
      context.body = String(
        await problemPage({
          title: 'This sign-in cannot go on',
          text: `${out.error_description ?? 'Something is wrong with the request'} (${out.error})`,
          portalUrl: portalOrigin,
        }),
      );
    },
    extraParams: [],
    conformIdTokenClaims: true,
    allowOmittingSingleRegisteredRedirectUri: false,
    acceptQueryParamAccessTokens: false,
    // The clock on which ids and tokens stand is this machine's; browsers' clocks play no part.
    clockTolerance: 5,
    rotateRefreshToken: false,
    revokeGrantPolicy: () => true,
    expiresWithSession: () => true,
  };
}

/**
 * The library holds the implicit flow to https and off localhost, as one must in production (OpenID Connect Registration
 * 1.0, §2). A machine of its own without TLS, as for development and tests, is the operator's decision by PORTAL_ORIGIN.
 */
function allowPlainHttp(provider: Provider): void {
  const { Client } = provider;
  if (!hasSchema(Client)) throw new Error('the provider library checks clients in another way now');
  const schema = Client.Schema.prototype;
  const { invalidate } = schema;
  schema.invalidate = function invalidateUnlessPlain(message: string, code?: string) {
    if (code === 'implicit-force-https' || code === 'implicit-forbid-localhost') return;
    invalidate.call(this, message, code);
  };
}

interface ChecksClients {
  Schema: { prototype: { invalidate: (message: string, code?: string) => void } };
}

// Documented by the library for this very purpose, absent from its types.
function hasSchema(client: object): client is ChecksClients {
  return 'Schema' in client && typeof client.Schema === 'function';
}

async function firstPartyGrant({ oidc }: KoaContextWithOIDC) {
  const { client, session, provider } = oidc;
  if (client === undefined || session?.accountId === undefined) return undefined;
  const known = oidc.result?.consent?.grantId ?? session.grantIdFor(client.clientId);
  if (known !== undefined) {
    const grant = await provider.Grant.find(known);
    if (grant !== undefined) return grant;
  }
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(scope);
  await grant.save();
  return grant;
}

async function findAccount(queries: Queries, id: string): Promise<Account | undefined> {
  const [tutor] = /^[1-9]\d{0,14}$/.test(id)
    ? await queries
        .select()
        .from(tutors)
        .where(eq(tutors.tuid, Number(id)))
    : [];
  if (tutor === undefined) return undefined;
  return {
    accountId: id,
    claims: () => ({
      sub: id,
      name: `${tutor.firstName} ${tutor.lastName}`,
      given_name: tutor.firstName,
      family_name: tutor.lastName,
      preferred_username: tutor.account,
      zoneinfo: tutor.timeZone,
    }),
  };
}

/**
 * Whether a sign-out needs no question: the portal proves by its id token whom it signs out, or has ended the bearer
 * before it sent the tutor here. Anybody else could only have made a link.
 */
async function isSignOutSure({ oidc }: KoaContextWithOIDC, { queries, now }: IdentityOptions): Promise<boolean> {
  const { session, entities } = oidc;
  if (session === undefined) return false;
  if (entities.IdTokenHint?.payload.sub === session.accountId) return true;
  const grantId = session.grantIdFor(portalClientId);
  return grantId !== undefined && !(await hasLiveBearer(queries, grantId, now()));
}
