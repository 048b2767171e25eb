import {
  bringRouteModule,
  isGoing,
  isPage,
  type ManifestRoute,
  onceArrived,
  routesToCome,
} from './framework-router.ts';

/** The first page of each entry of the menu, and where the messages lead. */
const pagesAhead: ReadonlySet<string> = new Set([
  'messages/message-list',
  'messages/message-view',
  'messages/bulletin-board',
  'shell/home',
  'classes/class-tab',
  'scores/sop-score-class',
  'training/training-overview',
  'fees/service-fee',
  'fees/accounting',
  'scores/comment-details',
  'scores/received-complaint',
  'feedback/my-feedback',
  'referrals/refer',
  'referrals/my-referrals',
]);

/**
 * Loads scripts of pages that are gone to most, unless the browser is to save data: the framework fetches each with its first
 * use, and on a bad line that would have to wait. What forms send to is ready with that, and costs no request.
 */
export async function fetchRoutes(signal: AbortSignal): Promise<void> {
  const routes = routesToCome();
  await Promise.all(routes.filter((route) => !isPage(route)).map(loadModule));
  if (isSavingData()) return;
  // One after the other, and none while a page is gone to: whoever presses a link meanwhile must not stand in a queue.
  for (const route of routes.filter(({ id }) => pagesAhead.has(id))) {
    if (isGoing()) await new Promise<void>(onceArrived);
    const isLoaded = !signal.aborted && (await loadModule(route));
    if (!isLoaded) return;
    await Promise.all((route.css ?? []).map(loadStyle));
  }
}

async function loadModule(route: ManifestRoute): Promise<boolean> {
  try {
    await bringRouteModule(route);
    return true;
  } catch {
    // The first use tries again.
    return false;
  }
}

/** For the browser's cache alone; a style of another page must not touch this one. */
async function loadStyle(href: string): Promise<void> {
  await fetch(href, { priority: 'low' })
    .then((answer) => answer.text())
    .catch(() => undefined);
}

/** What the tutor has told the browser; not every browser says it. */
function isSavingData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
}
