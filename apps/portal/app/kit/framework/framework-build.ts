// Names inside the framework's packages that the build goes by.

/** Suffix that the framework gives to a route's module as the browser gets it (`removeServerExports` in `@remix-run/dev`). */
export const routeSuffix = '?__remix-build-client-route';

/**
 * The framework's file that loads scripts of routes, as its neighbours import it; `kit/framework/route-modules.ts` stands for it. The
 * framework's own loads the page anew where a script does not come, also while the line is down
 * (https://github.com/remix-run/remix/pull/8932). Our own files are imported by their whole names.
 */
export const routeModulesFile = /^\.\/routeModules\.js$/;
