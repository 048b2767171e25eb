import type { Plugin } from 'vite';
import { routeSuffix } from './app/kit/framework/framework-build.ts';

/**
 * Fails the build where a route that pages load no script for (`isPage` in `kit/framework/framework-router.ts`) has something in it: such as a
 * `shouldRevalidate` without an import.
 */
export function serverOnlyRoutes(): Plugin {
  return {
    name: 'server-only-routes',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || chunk.facadeModuleId?.endsWith(routeSuffix) !== true) continue;
        const hasParts = chunk.imports.length + (chunk.viteMetadata?.importedCss.size ?? 0) > 0;
        if (!hasParts && chunk.code.trim() !== '')
          this.error(`${chunk.facadeModuleId} would not be loaded: it imports nothing.`);
      }
    },
  };
}
