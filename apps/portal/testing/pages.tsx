import { type AppLoadContext, json, type ServerBuild } from '@remix-run/node';
import { Meta, Outlet } from '@remix-run/react';
import { createRequestHandler } from '@remix-run/server-runtime';
import { hours } from '@tutor/rules/time/durations';
import { NowProvider } from '@tutor/ui/primitives/behaviour/now.tsx';
import { LinkProvider } from '@tutor/ui/primitives/navigation/link-provider.tsx';
import { JSDOM } from 'jsdom';
import type { ReactNode } from 'react';
import * as entry from '../app/entry.server.tsx';
import { takeFlash } from '../app/kit/forms/flash.server.ts';
import { PortalLink } from '../app/kit/page/link.tsx';
import { startSession } from '../app/session/session.server.ts';
import { rememberZone } from '../app/session/zone.server.ts';
import { LeftOutRows } from '../app/shell/left-out-rows.tsx';
import { testContext, testRequest } from './request.ts';
import { serverBuild } from './server-build.ts';

type RouteModule = ServerBuild['routes'][string]['module'];
/** A page; or what answers without drawing one. Its title is made of its own loader's data. */
type PageModule = Omit<RouteModule, 'default' | 'meta'> &
  Partial<Pick<RouteModule, 'default'>> & { meta?: ((args: never) => { title: string }[]) | undefined };

/** A page as the server drew it. */
export interface ServedPage {
  status: number;
  /** Where a redirect leads, and what is said there. */
  location: string | null;
  said: string | undefined;
  /** Its Set-Cookie lines, for the page after it. */
  cookies: string[];
  title: string;
  heading: string;
  document: Document;
  /** Everything that stands on it, with single spaces. */
  text: string;
  /** Addresses of its links, by what they are called. */
  links: Record<string, string | null>;
  /** What its form would send as it stands. */
  fields: (formLabel: string) => Record<string, string[]>;
  /** Where a form is sent, and by which button. */
  submits: (formLabel: string) => [action: string | null | undefined, button: string];
  /** Of a summary of what is wrong: the fields that its links lead to. */
  summarized: string[];
  /** What is wrong with a field. */
  wrong: (name: string) => string | undefined;
}

/** When these pages are drawn: a Friday noon of the tutors. */
export const pagesDrawnAt = new Date('2026-11-20T04:00:00Z');

const root = {
  Layout: ({ children }: { children: ReactNode }) => (
    <html lang="en">
      <head>
        <Meta />
      </head>
      <body>
        <LinkProvider component={PortalLink}>{children}</LinkProvider>
      </body>
    </html>
  ),
  default: () => (
    <NowProvider initialNowMs={pagesDrawnAt.getTime()}>
      <Outlet />
    </NowProvider>
  ),
};
const frameOf = (zone: string) => ({
  loader: () =>
    json({
      tutor: {
        tuid: 7,
        email: 'ana@tutors.example',
        zone,
        canReleaseTime: true,
        canCancelTime: true,
        isGrowthMember: true,
      },
    }),
  default: () => (
    <>
      <LeftOutRows />
      <Outlet />
    </>
  ),
});

/** Pages as the portal's server answers for them; around them stands a bare document, and of the frame its tutor and the line on rows left out. */
export async function servePages(
  routes: Record<string, PageModule>,
  backendUrl: string,
  {
    zone = 'Asia/Manila',
    layouts = {},
    ...settings
  }: Partial<AppLoadContext['config']> & {
    zone?: string;
    /** Pages around the pages whose path begins with theirs. */
    layouts?: Record<string, PageModule>;
  } = {},
) {
  const build = buildOf(routes, layouts, zone);
  const handle = createRequestHandler(build, 'test');
  const answer = (request: Request): Promise<Response> => {
    const context = testContext(backendUrl);
    const isDataRequest = new URL(request.url).searchParams.has('_data');
    return handle(request, { ...context, isDataRequest, config: { ...context.config, ...settings } });
  };
  const cookies = [
    await startSession({ token: 'token-of-a-tutor-0123456789', expiresAt: new Date(Date.now() + hours(1)) }),
    await rememberZone(zone),
  ];
  /** What a browser with these cookies asks for. */
  const browserWith = (own: readonly string[]) => {
    const ask = async (path: string, init: RequestInit = {}, given: readonly string[] = []) =>
      readPage(await answer(testRequest(path, [...own, ...given], init)));
    return {
      /** Opens a page, with the cookies that another one set. */
      open: (path: string, given: readonly string[] = [], init: RequestInit = {}) => ask(path, init, given),
      /** Sends a form; a list sends its field several times. One with files is sent as it is. */
      send: (
        path: string,
        fields: Readonly<Record<string, string | readonly string[]>> | FormData,
        given: readonly string[] = [],
      ) => {
        if (fields instanceof FormData) return ask(path, { method: 'POST', body: fields }, given);
        const body = new URLSearchParams();
        for (const [name, value] of Object.entries(fields)) {
          for (const one of [value].flat()) body.append(name, one);
        }
        return ask(path, { method: 'POST', body }, given);
      },
    };
  };
  return {
    ...browserWith(cookies),
    browserWith,
    /** The document that somebody gets who is not signed in. */
    visit: async (path: string) => (await answer(testRequest(path))).text(),
  };
}

async function readPage(response: Response): Promise<ServedPage> {
  const { document } = new JSDOM(await response.text()).window;
  const cookies = response.headers.getSetCookie();
  const spaced = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();
  return {
    status: response.status,
    location: response.headers.get('location'),
    said: (await takeFlash(testRequest('/', cookies)))?.flash.message,
    cookies,
    title: document.title,
    heading: spaced(document.querySelector('h1')?.textContent),
    document,
    text: spaced(document.body.innerHTML.replace(/<!--.*?-->/g, '').replace(/<[^>]+>/g, ' ')),
    links: Object.fromEntries(
      [...document.querySelectorAll('a')].map((link) => [spaced(link.textContent), link.getAttribute('href')]),
    ),
    fields: (formLabel) => {
      const form = document.querySelector(`form[aria-label="${formLabel}"]`);
      const sent: Record<string, string[]> = {};
      for (const field of form?.querySelectorAll<HTMLInputElement>('[name]') ?? []) {
        sent[field.name] = [...(sent[field.name] ?? []), field.value];
      }
      return sent;
    },
    submits: (formLabel) => {
      const form = document.querySelector(`form[aria-label="${formLabel}"]`);
      return [form?.getAttribute('action'), spaced(form?.querySelector('button[type=submit]')?.textContent)];
    },
    summarized: [...document.querySelectorAll('a[href^="#"]')].map(
      (link) => document.getElementById(link.getAttribute('href')?.slice(1) ?? '')?.getAttribute('name') ?? 'nothing',
    ),
    wrong: (name) => {
      const field = document.querySelector(`[name="${name}"][aria-invalid="true"]`);
      return field === null ? undefined : spaced(document.getElementById(`${field.id}-error`)?.textContent);
    },
  };
}

function buildOf(pages: Record<string, PageModule>, layouts: Record<string, PageModule>, zone: string): ServerBuild {
  const layoutOf = (path: string) => Object.keys(layouts).find((layout) => path.startsWith(`${layout}/`));
  return serverBuild(entry, {
    root: { id: 'root', path: '', module: root },
    'shell/frame': { id: 'shell/frame', parentId: 'root', module: frameOf(zone) },
    ...Object.fromEntries(
      Object.entries({ ...layouts, ...pages }).map(([path, page]) => {
        // The framework hands each title the data of its own loader, which its types do not know.
        const module = { default: () => null, ...page } as RouteModule;
        const layout = layoutOf(path);
        const place = layout === undefined ? path : path.slice(layout.length + 1);
        return [path, { id: path, path: place, parentId: layout ?? 'shell/frame', module }];
      }),
    ),
  });
}
