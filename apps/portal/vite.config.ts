import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vitePlugin as remix } from '@remix-run/dev';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig, type Rollup } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { routeModulesFile } from './app/kit/framework/framework-build.ts';
import { chunkOf, isNamedChunk } from './chunks.ts';
import { serverOnlyRoutes } from './server-only-routes.ts';
import { slimManifest } from './slim-manifest.ts';

/** Every page loads the manifest, which names each file of each page: names of what pages share took a third of it. */
const shortNames: Rollup.OutputOptions = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: ({ name, isDynamicEntry }) =>
    isDynamicEntry || isNamedChunk(name) ? 'assets/[name]-[hash:7].js' : 'assets/part-[hash:7].js',
  assetFileNames: ({ names }) =>
    names[0]?.endsWith('.css') ? 'assets/style-[hash:7][extname]' : 'assets/[name]-[hash][extname]',
};

export default defineConfig(({ isSsrBuild = false }) => ({
  plugins: [
    remix({
      // Single fetch and lazy route discovery stay off: open advisories and throughput, see docs/decisions.
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_routeConfig: true,
        v3_singleFetch: false,
        v3_lazyRouteDiscovery: false,
      },
    }),
    vanillaExtractPlugin(),
    isSsrBuild ? slimManifest(import.meta.dirname) : serverOnlyRoutes(),
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    // Once, as small as it gets; what is made for each request is compressed by the server as it goes.
    isSsrBuild ? [] : compression({ algorithms: ['brotliCompress'], include: /\.(js|css|svg)$/, threshold: 1024 }),
  ],
  resolve: {
    alias: isSsrBuild
      ? []
      : [
          { find: 'turbo-stream', replacement: fileURLToPath(new URL('no-turbo-stream.ts', import.meta.url)) },
          {
            find: routeModulesFile,
            replacement: fileURLToPath(new URL('app/kit/framework/route-modules.ts', import.meta.url)),
          },
        ],
  },
  ssr: { noExternal: [/^@tutor\//] },
  build: {
    sourcemap: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rollupOptions: { output: isSsrBuild ? {} : { ...shortNames, manualChunks: chunkOf(import.meta.dirname) } },
  },
}));
