// The framework's router and scripts in the page that is shown, which it keeps on `window` for itself: no hook tells what is under
// way to code outside of React (https://github.com/remix-run/remix/issues/8298, https://github.com/remix-run/remix/issues/6587).
import { matchRoutes } from '@remix-run/react';

type RouteModules = typeof window.__remixRouteModules;
export type RouteModule = RouteModules[string];
export type ManifestRoute = (typeof window.__remixManifest.routes)[string];

/** What the framework knows of the page that is shown; only what is needed here. */
export interface ShownPage {
  /** Path and query of the page. */
  path: string;
  /** Path and query of the page that is being gone to. */
  pendingPath: string | undefined;
  /** Whether a form that was sent leads there. */
  isSending: boolean;
  /** Data of the routes that make up the page, by their ids. */
  loaderData: Readonly<Record<string, unknown>>;
}

export function shownPage(): ShownPage {
  const { location, navigation, loaderData } = window.__remixRouter.state;
  const { location: pending, formMethod } = navigation;
  return {
    path: location.pathname + location.search,
    pendingPath: pending === undefined ? undefined : pending.pathname + pending.search,
    isSending: formMethod?.toUpperCase() === 'POST',
    loaderData,
  };
}

/** The tutor in the frame around the page; none on a page of the way in. */
export function shownTuid(): number | undefined {
  return window.__remixRouter.state.loaderData['shell/frame']?.tutor.tuid;
}

/** The route that answers at an address. */
export function routeIdAt(url: URL): string {
  return matchRoutes(window.__remixRouter.routes, url)?.at(-1)?.route.id ?? '';
}

/** Whether another page is being gone to. */
export function isGoing(): boolean {
  return window.__remixRouter.state.navigation.state === 'loading';
}

/** Whether anybody still waits for a script: a page that is gone to, or a form that was sent. */
export function isUnderWay(): boolean {
  return underWay().some(({ state }) => state !== 'idle');
}

export function isFormOnItsWay(): boolean {
  return underWay().some(({ state }) => state === 'submitting');
}

/** Whether a form to this address is under way, until its answer has led where it leads. */
export function isSentTo(action: string): boolean {
  return underWay().some(({ formAction }) => formAction === action);
}

function underWay() {
  const { navigation, fetchers } = window.__remixRouter.state;
  return [navigation, ...fetchers.values()];
}

/** Asks for the page's data anew. */
export function revalidatePage(): void {
  void window.__remixRouter.revalidate();
}

/** Calls once, as soon as no page is being gone to any more. */
export function onceArrived(callback: () => void): void {
  const stop = window.__remixRouter.subscribe(({ navigation }) => {
    if (navigation.state === 'loading') return;
    stop();
    callback();
  });
}

/** Calls back with each answer of a page's action, once the page's data after it are shown; returns how to stop that. */
export function onActionAnswer(callback: (answer: unknown) => void): () => void {
  let last: unknown;
  return window.__remixRouter.subscribe(({ navigation, actionData }) => {
    const answer = Object.values(actionData ?? {})[0];
    if (navigation.state !== 'idle' || answer === last) return;
    last = answer;
    if (answer !== undefined) callback(answer);
  });
}

/** Routes whose scripts have not come yet. */
export function routesToCome(): ManifestRoute[] {
  return Object.values(window.__remixManifest.routes).filter(({ id }) => !(id in window.__remixRouteModules));
}

/** Loads a route's script and keeps it for the framework, unless that had it first. */
export async function bringRouteModule(route: ManifestRoute): Promise<void> {
  const loaded: RouteModule = isPage(route) ? await import(/* @vite-ignore */ route.module) : serverOnly;
  window.__remixRouteModules[route.id] ??= loaded;
}

/** Whether a route is drawn: its script has parts, or styles. One that is only sent to or fetched from has an empty script. */
export function isPage({ imports = [], css = [] }: Pick<ManifestRoute, 'imports' | 'css'>): boolean {
  return imports.length + css.length > 0;
}

/** In the place of an empty script: a request for each, on a slow line, would stand in the tutor's way. `vite.config.ts` proves it. */
export const serverOnly: RouteModule = { default: () => null };

/** Whether an address is one that a redirect has led to. The framework marks it in the location's state. */
export function isRedirected(state: unknown): boolean {
  return typeof state === 'object' && state !== null && '_isRedirect' in state;
}
