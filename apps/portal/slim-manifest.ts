import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

interface Files {
  imports: readonly string[];
  css: readonly string[];
}

/** Routes of a manifest, or its entry, as far as they name files. */
export interface SlimmedManifest {
  entry: { imports: readonly string[] };
  routes: Readonly<Record<string, Files & { parentId?: string | undefined }>>;
}

/**
 * The manifest without the files that the routes around a route name already: they are loaded with it, before it. A route keeps one
 * of its files at least, since one without any has no page.
 */
export function slimmed<Manifest extends SlimmedManifest>(manifest: Manifest): Manifest {
  const around = (parentId: string | undefined, kind: keyof Files): readonly string[] => {
    const parent = parentId === undefined ? undefined : manifest.routes[parentId];
    // The framework reads the scripts of the entry, and its styles where the root names them.
    if (parent === undefined) return kind === 'imports' ? manifest.entry.imports : [];
    return [...parent[kind], ...around(parent.parentId, kind)];
  };
  const routes = Object.entries(manifest.routes).map(([id, route]) => {
    const without = (kind: keyof Files): string[] => {
      const known = around(route.parentId, kind);
      return route[kind].filter((file) => !known.includes(file));
    };
    const [imports, css] = [without('imports'), without('css')];
    const isBare = imports.length + css.length === 0;
    return [id, { ...route, css, imports: isBare ? route.imports.slice(0, 1) : imports }];
  });
  return { ...manifest, routes: Object.fromEntries(routes) };
}

const script = /^window\.__remixManifest=(?<json>.*);$/s;

/** Slims the manifest that every page loads. The server keeps the whole one: what both write into a page is the same. */
export function slimManifest(root: string): Plugin {
  return {
    name: 'slim-manifest',
    apply: 'build',
    closeBundle() {
      const folder = join(root, 'build/client/assets');
      for (const name of readdirSync(folder).filter((file) => /^manifest-\w+\.js$/.test(file))) {
        const json = script.exec(readFileSync(join(folder, name), 'utf8'))?.groups?.json;
        if (json === undefined) return this.error(`${name} is not written as it was.`);
        writeFileSync(join(folder, name), `window.__remixManifest=${JSON.stringify(slimmed(JSON.parse(json)))};`);
      }
    },
  };
}
