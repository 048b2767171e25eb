import type { UserConfig } from 'vite';

/**
 * Vite's settings for one of our servers: its sources and those of the workspace in one file, `build/main.js`, that Node runs
 * as it is; what is imported only on demand lies beside it, and packages stay where they are installed. `entry` is given from
 * the folder of the app.
 */
export function serverBuild(entry: string): UserConfig {
  return {
    publicDir: false,
    ssr: { noExternal: [/^@tutor\//] },
    build: {
      ssr: entry,
      outDir: 'build',
      // The portal's routes are built into the same folder.
      emptyOutDir: false,
      target: 'node20',
      sourcemap: true,
      reportCompressedSize: false,
      rollupOptions: { output: { entryFileNames: 'main.js', chunkFileNames: '[name].js' } },
    },
  };
}
