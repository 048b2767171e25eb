import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';

export default defineConfig({
  base: '/demo/student/',
  plugins: [vanillaExtractPlugin(), { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' }],
  // The backend puts each answer's own nonce in its place (apps/backend/demo/chat/student-page.ts).
  html: { cspNonce: 'nonce-of-this-answer' },
  build: { outDir: 'build', emptyOutDir: true, sourcemap: false, assetsInlineLimit: 0, reportCompressedSize: false },
});
