// Builds measured pages, each on its own: node build-pages.mjs calendar-floor calendar-ours …
// What a page ships is written to pages/dist/<page>/size.json.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';

const root = fileURLToPath(new URL('pages', import.meta.url));
for (const page of process.argv.slice(2)) {
  const outDir = join(root, 'dist', page);
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    base: './',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      vanillaExtractPlugin(),
      {
        name: 'page',
        transformIndexHtml: { order: 'pre', handler: (html) => html.replace('./PAGE', `./${page}.tsx`) },
      },
    ],
    esbuild: { jsx: 'automatic' },
    // What is measured and the page around it must share one React.
    resolve: { dedupe: ['react', 'react-dom'] },
    build: { outDir, emptyOutDir: true, target: 'es2022', reportCompressedSize: false, modulePreload: false },
  });
  const gzippedScriptBytes = readdirSync(join(outDir, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => gzipSync(readFileSync(join(outDir, 'assets', name)), { level: 9 }).length)
    .reduce((sum, size) => sum + size, 0);
  writeFileSync(join(outDir, 'size.json'), JSON.stringify({ gzippedScriptBytes }));
}
