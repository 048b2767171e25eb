import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** @typedef {{ module: string, imports?: string[] }} Scripts */
/** @typedef {Scripts & { path?: string, parentId?: string }} Route */
/** @typedef {{ url: string, entry: Scripts, routes: Record<string, Route> }} Manifest */

// Each page carries 1.3 kB of boundaries round its parts (decision 118) and of the clock that starts where the service said the time;
// before them the goals were 120 and 195. Above the goal of the others: the class page since the frame draws the first question, and
// the two pages of personal data by what the frame knows of the chat and its calls.
/** @type {Readonly<Record<string, number>>} */
const goals = {
  '/login': 121,
  '/home': 165,
  '/classDetail/:id': 201,
  '/newPersonalData': 199,
  '/personalData/:child?': 199,
};
const goalOfOthers = 197.5;

/**
 * JavaScript that a page may ask for before its load event: gzip, kB of 1000 bytes.
 * @param {string} path
 */
export const firstLoadGoal = (path) => goals[path] ?? goalOfOthers;

/**
 * What a script counts on its way: bytes, gzip.
 * @param {Buffer} script
 */
export const scriptBytes = (script) => gzipSync(script, { level: 9 }).length;

/**
 * What each page of a build asks for before its load event: entry, manifest, and the modules of the route and those around it
 * with all that they import statically, whether the manifest names it or not.
 * @param {string} client folder with what browsers download
 * @returns {{ path: string, bytes: number }[]} paths as in the routes: '/classDetail/:id'
 */
export function firstLoads(client) {
  const { url, entry, routes } = readManifest(client);
  /** @type {(id: string | undefined) => Route[]} */
  const chainOf = (id) => {
    const route = id === undefined ? undefined : routes[id];
    return route === undefined ? [] : [...chainOf(route.parentId), route];
  };
  /** @type {Map<string, number>} */
  const sizes = new Map();
  const sizeOf = (/** @type {string} */ file) => {
    const size = sizes.get(file) ?? scriptBytes(readFileSync(join(client, file)));
    sizes.set(file, size);
    return size;
  };
  /** @type {(file: string, found: Set<string>) => void} */
  const addWithImports = (file, found) => {
    if (found.has(file)) return;
    found.add(file);
    for (const imported of staticImports(readFileSync(join(client, file), 'utf8'))) addWithImports(imported, found);
  };
  return Object.keys(routes).map((id) => {
    const chain = chainOf(id);
    const files = [entry, ...chain].flatMap(({ module, imports = [] }) => [module, ...imports]);
    const found = new Set([url]);
    for (const file of files) addWithImports(file, found);
    return {
      path: `/${chain.flatMap(({ path }) => path || []).join('/')}`,
      bytes: [...found].reduce((sum, file) => sum + sizeOf(file), 0),
    };
  });
}

/**
 * Files beside a built script that it imports before it runs, by their addresses.
 * @param {string} script
 */
function staticImports(script) {
  return [...script.matchAll(/(?:\bfrom|\bimport)\s*"\.\/([\w.-]+\.js)"/g)].map(([, name]) => `/assets/${name}`);
}

/**
 * @param {string} client
 * @returns {Manifest}
 */
function readManifest(client) {
  const name = readdirSync(join(client, 'assets')).find((file) => /^manifest-\w+\.js$/.test(file));
  if (name === undefined) throw new Error('The client build has no manifest.');
  const script = readFileSync(join(client, 'assets', name), 'utf8');
  return JSON.parse(script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1));
}
