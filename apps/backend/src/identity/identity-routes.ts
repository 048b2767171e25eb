import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { clientAddress, type TrustedProxies } from '@tutor/api/core/client-address';
import { typedText } from '@tutor/rules/shell/typed-text';
import { type Context, Hono } from 'hono';
import type { Provider } from 'oidc-provider';
import type { GuessLimits } from '../account/guess-limits.ts';
import type { KnownPlaces } from '../account/known-places.ts';
import { requireTutor } from '../account/password-sign-in.ts';
import type { Passwords } from '../account/passwords.ts';
import { type Markup, pageHeaders } from '../http/page.ts';
import { RateLimited, Refusal, refusalCodes } from '../http/refusal.ts';
import { requestIdHeader } from '../http/request-id.ts';
import { smallForm } from '../http/small-form.ts';
import { createProvider, type IdentityOptions } from './create-provider.ts';
import { continueScript, continueScriptPath, type OfferedAccount, problemPage, signInPage } from './identity-pages.ts';

/** Where the identity provider stands on this service. */
export const identityPath = '/oidc';

interface IdentityRoutesOptions extends IdentityOptions {
  passwords: Passwords;
  guesses: GuessLimits;
  places: KnownPlaces;
  trustedProxies: TrustedProxies;
  offeredAccounts: readonly OfferedAccount[];
}

type IdentityEnv = { Bindings: Partial<HttpBindings>; Variables: { requestId: string; sentStatus?: number } };
type IdentityContext = Context<IdentityEnv>;

/** The identity provider on this service. It can answer once its own address is known, by `open`. */
export class Identity {
  readonly #options: IdentityRoutesOptions;
  #provider: Provider | undefined;
  #issuer = '';

  constructor(options: IdentityRoutesOptions) {
    this.#options = options;
  }

  /** Begins to issue tokens in the name of this address. */
  open(publicUrl: string): void {
    this.#issuer = `${publicUrl}${identityPath}`;
    this.#provider = createProvider(this.#issuer, this.#options);
  }

  /** What the settings name as the authority. */
  get issuer(): string {
    return this.#issuer;
  }

  /** Routes under the identity path: our own sign-in page, and the provider's endpoints behind it. */
  routes(): Hono<IdentityEnv> {
    const routes = new Hono<IdentityEnv>();
    routes.get(continueScriptPath.slice(identityPath.length), () => {
      const headers = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'public, max-age=300' };
      return new Response(continueScript, { headers });
    });
    routes.get('/interaction/:uid', (context) => this.#showSignIn(context));
    routes.post('/interaction/:uid', smallForm, (context) => this.#signIn(context));
    routes.all('/*', (context) => this.#answer(context));
    return routes;
  }

  async #answer(context: IdentityContext): Promise<Response> {
    const { incoming, outgoing } = nodeOf(context);
    outgoing.setHeader(requestIdHeader, context.get('requestId'));
    const issuer = new URL(this.#issuer);
    // The library makes its addresses of these, and they must be the issuer's whatever name the caller used.
    Object.assign(incoming.headers, {
      host: issuer.host,
      'x-forwarded-host': issuer.host,
      'x-forwarded-proto': issuer.protocol.slice(0, -1),
    });
    // Its paths begin below the issuer's.
    const originalUrl = incoming.url ?? '';
    Object.assign(incoming, { originalUrl, url: originalUrl.slice(identityPath.length) });
    await this.#ready().callback()(incoming, outgoing);
    context.set('sentStatus', outgoing.statusCode);
    return RESPONSE_ALREADY_SENT;
  }

  async #showSignIn(context: IdentityContext): Promise<Response> {
    const found = await this.#interaction(context);
    return found instanceof Response ? found : this.#show(context, this.#form(context), 200);
  }

  async #signIn(context: IdentityContext): Promise<Response> {
    requireOwnForm(context, new URL(this.#issuer).origin);
    const found = await this.#interaction(context);
    if (found instanceof Response) return found;
    const form = await context.req.parseBody();
    if (form.cancel !== undefined) {
      return this.#goOn(context, { error: 'access_denied', error_description: 'The tutor went back' });
    }
    const account = typedText(textOf(form.account));
    const password = textOf(form.password);
    try {
      const tuid = await this.#requireTutor(context, account, password);
      // Forgotten when the browser closes: teachers share computers.
      return await this.#goOn(context, { login: { accountId: String(tuid), remember: false } });
    } catch (error) {
      if (error instanceof RateLimited) return this.#show(context, this.#form(context, account, error.message), 429);
      if (!(error instanceof Refusal)) throw error;
      return this.#show(context, this.#form(context, account, error.message), 401);
    }
  }

  async #requireTutor(context: IdentityContext, account: string, password: string): Promise<number> {
    const { queries, now, trustedProxies } = this.#options;
    const { remoteAddress } = nodeOf(context).incoming.socket;
    const address = clientAddress(remoteAddress, context.req.header('x-forwarded-for'), trustedProxies) ?? 'unknown';
    return requireTutor(queries, this.#options, { account, password, address }, now());
  }

  async #interaction(context: IdentityContext): Promise<Response | undefined> {
    const { incoming, outgoing } = nodeOf(context);
    const isTheirs = await this.#ready()
      .interactionDetails(incoming, outgoing)
      .then(
        (interaction) => interaction.uid === context.req.param('uid'),
        () => false,
      );
    if (isTheirs) return undefined;
    const { portalOrigin } = this.#options;
    const text = 'It was started in another browser, or too long ago. Please start again.';
    return this.#show(context, problemPage({ title: 'This sign-in is over', text, portalUrl: portalOrigin }), 400);
  }

  async #goOn(context: IdentityContext, result: Parameters<Provider['interactionResult']>[2]): Promise<Response> {
    const { incoming, outgoing } = nodeOf(context);
    const location = await this.#ready().interactionResult(incoming, outgoing, result, {
      mergeWithLastSubmission: false,
    });
    return context.redirect(location, 303);
  }

  #form(context: IdentityContext, account?: string, problem?: string): Markup {
    return signInPage({ action: context.req.path, account, problem, offered: this.#options.offeredAccounts });
  }

  async #show(context: IdentityContext, markup: Markup, status: 200 | 400 | 401 | 429): Promise<Response> {
    const headers = pageHeaders(new URL(this.#issuer).origin, { formTargets: [this.#options.portalOrigin] });
    return context.html(await markup, status, headers);
  }

  #ready(): Provider {
    if (this.#provider === undefined) throw new Refusal(refusalCodes.notReady, 'The service is starting.', 503);
    return this.#provider;
  }
}

function nodeOf(context: IdentityContext): HttpBindings {
  const { incoming, outgoing } = context.env;
  if (incoming === undefined || outgoing === undefined) throw new Error('the identity provider needs a Node server');
  return { incoming, outgoing };
}

/** A password form that another site sends could sign a tutor in to somebody else's account. */
function requireOwnForm(context: IdentityContext, ownOrigin: string): void {
  const origin = context.req.header('origin');
  const site = context.req.header('sec-fetch-site');
  const isOwn = site === undefined ? origin === undefined || origin === ownOrigin : site === 'same-origin';
  if (!isOwn) throw new Refusal(refusalCodes.notFound, 'This form was not sent from our page.', 403);
}

function textOf(value: unknown): string {
  return typeof value === 'string' && value.length <= 200 ? value : '';
}
