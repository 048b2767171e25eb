import type { ServerBuild } from '@remix-run/server-runtime';

/** A build of the framework's server around some routes, with the settings of ours; what browsers would download is left out. */
export function serverBuild(entry: ServerBuild['entry']['module'], routes: ServerBuild['routes']): ServerBuild {
  return {
    entry: { module: entry },
    routes,
    assets: {
      entry: { imports: [], module: '' },
      routes: Object.fromEntries(
        Object.entries(routes).map(([id, { module, ...rest }]) => [
          id,
          {
            ...rest,
            hasAction: 'action' in module,
            hasLoader: 'loader' in module,
            hasClientAction: false,
            hasClientLoader: false,
            hasErrorBoundary: 'ErrorBoundary' in module,
            module: '',
          },
        ]),
      ),
      url: '',
      version: '1',
    },
    assetsBuildDirectory: '',
    basename: '/',
    future: {
      v3_fetcherPersist: true,
      v3_relativeSplatPath: true,
      v3_throwAbortReason: true,
      v3_singleFetch: false,
      v3_lazyRouteDiscovery: false,
    },
    isSpaMode: false,
    publicPath: '/',
    mode: 'production',
  };
}
