import { CookieJar } from 'tough-cookie';

/** Answer of one step, with redirects left for the caller to see. */
export interface Step {
  status: number;
  url: string;
  location: URL | undefined;
  headers: Headers;
  text: string;
}

/** As much of a browser as a sign-in needs: cookies, redirects within one origin, forms. */
export class Browser {
  readonly #jar = new CookieJar();

  /** Goes to an address and follows redirects until one leaves the origin or a page is shown. */
  async open(address: string | URL, init: RequestInit = {}): Promise<Step> {
    const { origin } = new URL(address);
    let step = await this.request(address, init);
    while (step.location !== undefined && step.location.origin === origin) step = await this.request(step.location);
    return step;
  }

  /** Sends the form of a page, with the fields that it carries and those given. */
  async submit(page: Step, fields: Record<string, string>, formIndex = 0): Promise<Step> {
    const form = [...page.text.matchAll(/<form\b[^>]*>[\s\S]*?<\/form>/g)][formIndex]?.[0];
    if (form === undefined) throw new Error(`no form on ${page.url}: ${page.status} ${page.text.slice(0, 500)}`);
    const action = new URL(attribute(form, 'action') ?? '', page.url);
    const hidden = [...form.matchAll(/<input type="hidden"[^>]*>/g)].map(([input]): [string, string] => [
      attribute(input, 'name') ?? '',
      attribute(input, 'value') ?? '',
    ]);
    return this.open(action, {
      method: 'POST',
      headers: { origin: new URL(page.url).origin, 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams([...hidden, ...Object.entries(fields)]),
    });
  }

  /** One request without following anything. */
  async request(address: string | URL, init: RequestInit = {}): Promise<Step> {
    const url = String(address);
    const headers = new Headers(init.headers);
    headers.set('cookie', await this.#jar.getCookieString(url));
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const cookie of response.headers.getSetCookie()) await this.#jar.setCookie(cookie, url);
    const location = response.headers.get('location');
    return {
      status: response.status,
      url,
      location: location === null ? undefined : new URL(location, url),
      headers: response.headers,
      text: await response.text(),
    };
  }
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&');
}
