import { useEffect } from 'react';
import { whenIdle } from './when-idle.ts';

/**
 * Loads the scripts of routes that forms send to, while nothing else is to do. They are next to empty, but the framework
 * fetches each with its first use, and where that fails it loads the page anew: on a bad line a form would take away what
 * is typed into it.
 */
export function useReadyForms(): void {
  useEffect(() => {
    const load = (): void => {
      for (const { id, module, imports = [], css = [] } of Object.values(window.__remixManifest.routes)) {
        // A page has parts and styles; what is only sent to or fetched from has none.
        if (imports.length > 0 || css.length > 0 || id in window.__remixRouteModules) continue;
        import(/* @vite-ignore */ module).then(
          (loaded) => {
            window.__remixRouteModules[id] ??= loaded;
          },
          // The first use tries again.
          () => undefined,
        );
      }
    };
    return whenIdle(load);
  }, []);
}
