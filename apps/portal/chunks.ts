import type { Rollup } from 'vite';
import { routeSuffix } from './app/kit/framework/framework-build.ts';
import routeConfig from './app/routes.ts';

type ModuleInfo = (id: string) => Pick<Rollup.ModuleInfo, 'importedIds' | 'dynamicallyImportedIds'> | null;

/** Draft, summary of errors, fields and the form itself: where one of them is, the others are. */
const formParts =
  /\/(?:packages\/ui\/src\/(?:drafts\/form-draft|forms\/(?:field-error-summary|form-refusal|form-text)|primitives\/fields\/(?:form-error-summary|field|text-area|checkbox))|app\/kit\/forms\/(?:staying-form|use-is-sending))\.tsx?$/;
const named = ['libraries', 'base', 'common', 'frame', 'pages', 'forms'] as const;
const frameFile = 'shell/frame.tsx';

/** Whether files are called by the name of this chunk. */
export const isNamedChunk = (name: string): boolean => (named as readonly string[]).includes(name);

/**
 * Joins what pages load together into few files: left alone, every icon and every small part that two pages share is a file
 * of its own, and dozens of them compress far worse than one and cost a request each.
 *
 * - `base`: what every page loads, with the libraries in `libraries`.
 * - `common`: what the frame and the home page share with pages of visitors.
 * - `frame`: the rest of what every page of a signed-in tutor loads.
 * - `pages`: what the home page shares with other pages in the frame, and with what comes later.
 * - `forms`: what nearly every form has, beyond these.
 *
 * Everything else, dialogs and what only some pages share, stays as the bundler splits it.
 */
export function chunkOf(
  root: string,
): (
  id: string,
  meta: { getModuleInfo: ModuleInfo; getModuleIds: () => IterableIterator<string> },
) => string | undefined {
  let chunks: Map<string, (typeof named)[number]> | undefined;
  return (id, { getModuleInfo, getModuleIds }) => {
    chunks ??= assignChunks(root, [...getModuleIds()], getModuleInfo);
    return chunks.get(id);
  };
}

function assignChunks(
  root: string,
  ids: readonly string[],
  getModuleInfo: ModuleInfo,
): Map<string, (typeof named)[number]> {
  const routes = ids.filter((id) => id.endsWith(routeSuffix));
  const routeOf = (path: string): string[] => routes.filter((id) => id === `${root}/app/${path}${routeSuffix}`);
  const reachedFrom = (starts: readonly string[]): Set<string> => {
    const reached = new Set<string>();
    const waiting = [...starts];
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (reached.has(id)) continue;
      reached.add(id);
      waiting.push(...(getModuleInfo(id)?.importedIds ?? []));
    }
    return reached;
  };
  const base = reachedFrom([...routeOf('root.tsx'), ...ids.filter((id) => /entry\.client\.tsx$/.test(id))]);
  const frame = reachedFrom(routeOf(frameFile));
  const home = reachedFrom(routeOf('shell/home.tsx'));
  const framed = new Set(
    routeConfig.find(({ file }) => file === frameFile)?.children?.flatMap(({ file }) => routeOf(file)),
  );
  const visitors = reachedFrom(routes.filter((id) => id.startsWith(`${root}/app/account/`) && !framed.has(id)));
  const others = reachedFrom(routes.filter((id) => !routeOf('shell/home.tsx').includes(id)));
  const later = reachedFrom(ids.flatMap((id) => getModuleInfo(id)?.dynamicallyImportedIds ?? []));
  const forms = reachedFrom(ids.filter((id) => formParts.test(id)));
  const chunks = new Map<string, (typeof named)[number]>();
  for (const id of ids) {
    if (routes.includes(id)) continue;
    // Every import of a module in a named chunk must be in one, or the bundler puts it into the chunk of whoever names it.
    if (base.has(id)) chunks.set(id, id.includes('/node_modules/') ? 'libraries' : 'base');
    else if (!frame.has(id) && !(home.has(id) && (others.has(id) || later.has(id)))) {
      if (forms.has(id)) chunks.set(id, 'forms');
    } else if (visitors.has(id)) chunks.set(id, 'common');
    else chunks.set(id, frame.has(id) ? 'frame' : 'pages');
  }
  return chunks;
}
