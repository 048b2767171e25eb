import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Every page of the portal, as `routes.ts` spells its address: `/classDetail/:id`. */
export async function pageRoutes(): Promise<string[]> {
  const table = await readFile(join(import.meta.dirname, '../../apps/portal/app/routes.ts'), 'utf8');
  const [pages = ''] = table.split('// What open pages send to and fetch from');
  const routes: string[] = [];
  let parent = '';
  for (const line of pages.split('\n')) {
    const path = /^\s*route\('([^']+)'/.exec(line)?.[1];
    if (path !== undefined) {
      routes.push(`${parent}/${path}`);
      if (line.trimEnd().endsWith('[')) parent = `/${path}`;
    }
    if (line.trim() === ']),' && parent !== '') parent = '';
  }
  return routes;
}

/** A pattern for the addresses of a route; a parameter with a question mark may be left out. */
function patternOf(route: string): RegExp {
  const parts = route
    .split('/')
    .slice(1)
    .map((part) => (part.startsWith(':') ? (part.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+') : `/${part}`));
  return new RegExp(`^${parts.join('')}$`);
}

/** Addresses of one route that are opened: the second of a list leads nowhere else. */
const opensOfRoute = 2;

/**
 * The routes that links lead to from the dashboard within so many presses. `open` answers with the HTML of a page, and where
 * redirects have led to.
 */
export async function reachedRoutes(
  routes: readonly string[],
  { presses, open }: { presses: number; open: (path: string) => Promise<{ at: string; html: string }> },
): Promise<Set<string>> {
  const patterns = routes.map((route) => ({ route, pattern: patternOf(route) }));
  // A plain route goes before one with a parameter.
  const routeOf = (path: string) => patterns.find(({ pattern }) => pattern.test(path))?.route;
  const reached = new Set<string>();
  const opened = new Map<string, number>();
  let from = ['/home'];
  for (let press = 0; press <= presses; press += 1) {
    const next = new Set<string>();
    for (const address of from) {
      const route = routeOf(new URL(address, 'http://portal').pathname);
      if (route === undefined) continue;
      reached.add(route);
      const times = opened.get(route) ?? 0;
      if (times >= opensOfRoute) continue;
      opened.set(route, times + 1);
      const { at, html } = await open(address);
      const led = routeOf(at);
      if (led !== undefined) reached.add(led);
      if (press < presses) for (const link of linksOf(html)) next.add(link);
    }
    from = [...next];
  }
  return reached;
}

function linksOf(html: string): string[] {
  return [...html.matchAll(/<a\b[^>]*?\shref="(\/[^"#]*)/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
}
