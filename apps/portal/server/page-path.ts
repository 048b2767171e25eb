import type { ServerBuild } from '@remix-run/server-runtime';

/**
 * The page that a request is about, as a path with its query: the page it asks for, else the page that the browser was on
 * when it sent a form or fetched something beside the page. Undefined when the browser does not say.
 */
export function pagePath(request: Request, routes: ServerBuild['routes'], publicOrigin: string): string | undefined {
  const url = new URL(request.url);
  const routeId = url.searchParams.get('_data');
  const isPage = routeId === null || routes[routeId]?.module.default !== undefined;
  if (request.method === 'GET' && isPage) {
    url.searchParams.delete('_data');
    return url.pathname + url.search;
  }
  const referer = request.headers.get('referer');
  if (referer === null || !URL.canParse(referer)) return undefined;
  const { origin, pathname, search } = new URL(referer);
  return origin === publicOrigin ? pathname + search : undefined;
}
