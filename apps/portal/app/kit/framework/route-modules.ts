import { unreachableMessage } from '@tutor/api/core/api-error';
import { minutes } from '@tutor/rules/time/durations';
import { toastStore } from '@tutor/ui/primitives/feedback/toast-store.ts';
import { askNow } from '../line/ask-now.ts';
import { lineMayBeBack } from '../line/lost-line.ts';
import { reloadForPendingRoute } from '../line/pending-route.ts';
import {
  isGoing,
  isPage,
  isUnderWay,
  type ManifestRoute,
  type RouteModule,
  revalidatePage,
  serverOnly,
} from './framework-router.ts';

type RouteModules = Record<string, RouteModule>;
type Route = Pick<ManifestRoute, 'id' | 'module' | 'imports' | 'css'>;

/** A script that neither comes nor fails counts as lost after this long (specification, core §9). */
const chunkTimeoutMs = minutes(2);
const hanging = new Error('The script does not come.');
const coming = new Map<string, Promise<RouteModule>>();

/**
 * Loads a route's script. It stands for the framework's own file of this name (`routeModulesFile`), which loads the page anew
 * where a script cannot be had: while the line is down that leaves the tutor with the browser's error page. Here the page
 * stays, and goes on once the line is back. A script that does not come though the portal answers, as after a new version was
 * deployed, still loads the page anew.
 */
export async function loadRouteModule(route: Route, known: RouteModules): Promise<RouteModule> {
  if (!isPage(route)) known[route.id] ??= serverOnly;
  const loaded = known[route.id] ?? coming.get(route.id);
  if (loaded !== undefined) return loaded;
  // News start what is gone to anew: its script is waited for once all the same.
  const load = loadPatiently(route, known).finally(() => coming.delete(route.id));
  coming.set(route.id, load);
  return load;
}

async function loadPatiently({ id, module }: Route, known: RouteModules): Promise<RouteModule> {
  let isPortalThere = false;
  let isTold = false;
  for (let tries = 0; ; tries += 1) {
    try {
      const routeModule = await importInTime(module);
      known[id] = routeModule;
      // The page's data were lost with the line, most likely: this asks for them anew.
      if (tries > 0 && isGoing()) revalidatePage();
      return routeModule;
    } catch (error) {
      // What hangs is not fetched again by asking again.
      if (isPortalThere || (error === hanging && (await answers()))) {
        // Nobody goes there any more: the page that is shown is worth more than a script for later.
        if (!isUnderWay()) throw error;
        reloadForPendingRoute();
        return new Promise(() => undefined);
      }
    }
    isPortalThere = await answers();
    if (isPortalThere) continue;
    if (!isTold && isGoing()) {
      isTold = true;
      toastStore.add({
        tone: 'error',
        message: `${unreachableMessage} The page opens by itself once the line is back.`,
      });
    }
    await lineMayBeBack(undefined);
  }
}

function importInTime(module: string): Promise<RouteModule> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(hanging), chunkTimeoutMs);
    import(/* @vite-ignore */ module).then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Whether the portal and its service can be reached. */
function answers(): Promise<boolean> {
  return askNow().then(
    () => true,
    () => false,
  );
}
