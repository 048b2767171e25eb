import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig } from 'vite';

// The bare page, with the portal's flags.
export default defineConfig({
  plugins: [
    remix({
      appDirectory: 'bare/app',
      buildDirectory: 'bare/build',
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_routeConfig: true,
        v3_singleFetch: false,
        v3_lazyRouteDiscovery: false,
      },
    }),
  ],
});
