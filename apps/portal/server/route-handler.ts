import { type AppLoadContext, createRequestHandler, type ServerBuild } from '@remix-run/server-runtime';

export type Handle = (request: Request, context: AppLoadContext) => Promise<Response>;

/**
 * Remix's request handler. The router flattens and ranks every route that it is given, several times for each document; so
 * each request is handed only those that its first segment can lead to. In development, where routes come and go, it is
 * handed all.
 */
export function createRouteHandler(build: ServerBuild | (() => Promise<ServerBuild>), isDevelopment: boolean): Handle {
  const mode = isDevelopment ? 'development' : 'production';
  const handleAll = createRequestHandler(build, mode);
  if (typeof build === 'function') return handleAll;
  const handlers = new Map<string, Handle>();
  for (const [segment, ids] of routesBySegment(build.routes)) {
    handlers.set(segment, createRequestHandler(buildOf(build, ids), mode));
  }
  return (request, context) => (handlers.get(firstSegment(request.url)) ?? handleAll)(request, context);
}

/**
 * For each first segment of an address, in lower case as the router compares, the ids of the routes that it can lead to
 * with all their ancestors. Routes that begin with a parameter or a splat belong to every segment.
 */
export function routesBySegment(routes: ServerBuild['routes']): Map<string, Set<string>> {
  const always = new Set<string>();
  const bySegment = new Map<string, Set<string>>();
  const parents = new Set(Object.values(routes).flatMap((route) => route?.parentId ?? []));
  for (const route of Object.values(routes)) {
    if (route === undefined || parents.has(route.id)) continue;
    const line = [route];
    for (let parent = routes[route.parentId ?? '']; parent !== undefined; parent = routes[parent.parentId ?? '']) {
      line.unshift(parent);
    }
    const path = line.map((one) => one.path ?? '').join('/');
    const first = path.split('/').find((segment) => segment !== '') ?? '';
    const ids = /^[:*]|\?$/.test(first) ? always : (bySegment.get(first.toLowerCase()) ?? new Set());
    if (ids !== always) bySegment.set(first.toLowerCase(), ids);
    for (const { id } of line) ids.add(id);
  }
  for (const ids of bySegment.values()) for (const id of always) ids.add(id);
  return bySegment;
}

/** The build with some of its routes. The browser gets the list of all from a file of its own. */
function buildOf(build: ServerBuild, ids: ReadonlySet<string>): ServerBuild {
  const pick = <T>(routes: Record<string, T>): Record<string, T> =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)));
  return { ...build, routes: pick(build.routes), assets: { ...build.assets, routes: pick(build.assets.routes) } };
}

/** An address in an unusual spelling (escaped letters) names no segment, and so is handed all routes. */
function firstSegment(url: string): string {
  return (new URL(url).pathname.split('/').find((segment) => segment !== '') ?? '').toLowerCase();
}
