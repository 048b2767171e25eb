import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Turns `import { Bell } from 'lucide-react'` into an import of that one icon. Through the package's index every module that
 * draws an icon would reach all icons of the product, and they would all be in the file that every page loads.
 */
export function iconsOneByOne(): Plugin {
  const files = iconFiles();
  return {
    name: 'icons-one-by-one',
    transform(code, _id, options) {
      if (options?.ssr === true || !code.includes('lucide-react')) return undefined;
      const changed = code.replace(/import\s*\{([^}]*)\}\s*from\s*["']lucide-react["'];?/g, (_whole, names: string) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== '')
          .map((name) => importOf(name, files))
          .join(''),
      );
      return changed === code ? undefined : { code: changed, map: null };
    },
  };
}

/** `Bell as Ring` as an import of bell's own file. */
function importOf(name: string, files: ReadonlyMap<string, string>): string {
  const [given = '', local = given] = name.split(/\s+as\s+/);
  const file = files.get(given);
  if (file === undefined) throw new Error(`lucide-react has no icon ${given}`);
  return `import ${local} from 'lucide-react/icons/${file}';`;
}

/** File names by the names that the package's index exports. */
function iconFiles(): Map<string, string> {
  const index = join(dirname(createRequire(import.meta.url).resolve('lucide-react')), '../esm/lucide-react.mjs');
  const files = new Map<string, string>();
  for (const [, names = '', file = ''] of readFileSync(index, 'utf8').matchAll(
    /^export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs';$/gm,
  )) {
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) files.set(name, file);
  }
  return files;
}
