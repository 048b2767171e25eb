import type { ServerBuild } from '@remix-run/server-runtime';
import { routeIdAskedBy, withoutRouteId } from '../app/kit/framework/framework-data.ts';

/**
 * The page that a request is about, as a path with its query: the page it asks for, else the page that the browser was on
 * when it sent a form or fetched something beside the page. Undefined when the browser does not say.
 */
export function pagePath(request: Request, routes: ServerBuild['routes'], publicOrigin: string): string | undefined {
  const url = new URL(request.url);
  const routeId = routeIdAskedBy(url);
  const isPage = routeId === null || routes[routeId]?.module.default !== undefined;
  if (request.method === 'GET' && isPage) {
    const page = withoutRouteId(url);
    return page.pathname + page.search;
  }
  const referer = request.headers.get('referer');
  if (referer === null || !URL.canParse(referer)) return undefined;
  const { origin, pathname, search } = new URL(referer);
  return origin === publicOrigin ? pathname + search : undefined;
}
