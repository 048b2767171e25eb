// npm run lock, after npm install: adds to the lock files what npm left out.
// A registry that carries the packages of some platforms only (a company's mirror) makes npm write a lock without the
// others, and npm ci refuses such a lock on every platform. The entries that are missing are known: the package that asks
// for them names their exact versions, and their names say for which platform they are.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {boolean} [dev]
 * @property {boolean} [optional]
 * @property {string} [license]
 * @property {Record<string, string>} [engines]
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 * @property {string[]} [libc]
 */

/** @typedef {Record<string, LockedPackage>} LockedPackages */

const lockFiles = ['package-lock.json', 'tests/bench/package-lock.json'];

/** @type {Record<string, string>} */
const systems = {
  android: 'android',
  darwin: 'darwin',
  freebsd: 'freebsd',
  linux: 'linux',
  netbsd: 'netbsd',
  openbsd: 'openbsd',
  openharmony: 'openharmony',
  sunos: 'sunos',
  win32: 'win32',
  windows: 'win32',
};
/** @type {Record<string, string>} */
const processors = {
  64: 'x64',
  arm: 'arm',
  arm64: 'arm64',
  ia32: 'ia32',
  loong64: 'loong64',
  ppc64: 'ppc64',
  riscv64: 'riscv64',
  s390x: 's390x',
  x64: 'x64',
};

/**
 * Entries of other platforms that a lock should have and has not, by their place in it.
 * @param {LockedPackages} packages
 * @returns {LockedPackages}
 */
export function missingEntries(packages) {
  /** @type {LockedPackages} */
  const missing = {};
  const all = () => ({ ...packages, ...missing });
  for (const [parent, { optionalDependencies = {} }] of Object.entries(packages)) {
    const present = Object.keys(optionalDependencies)
      .map((name) => ({ name, place: placeOf(packages, parent, name) }))
      .find(({ name, place }) => place !== undefined && platformOf(name) !== undefined);
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const platform = platformOf(name);
      // A range, or a package for every platform: npm has it from any registry.
      if (platform === undefined || !/^\d/.test(version)) continue;
      const found = placeOf(all(), parent, name);
      if (found !== undefined && all()[found]?.version === version) continue;
      const sibling = present?.place === undefined ? undefined : packages[present.place];
      const folder = present?.place?.slice(0, -present.name.length) ?? 'node_modules/';
      const place = `${folder}${name}` in all() ? `${parent}/node_modules/${name}` : `${folder}${name}`;
      missing[place] = {
        version,
        cpu: [platform.cpu],
        ...(sibling?.dev === true ? { dev: true } : {}),
        ...(platform.libc === undefined ? {} : { libc: [platform.libc] }),
        ...(sibling?.license === undefined ? {} : { license: sibling.license }),
        optional: true,
        os: [platform.os],
        ...(sibling?.engines === undefined ? {} : { engines: sibling.engines }),
      };
    }
  }
  return missing;
}

/**
 * Where a package finds another one, as Node would look for it.
 * @param {LockedPackages} packages
 * @param {string} parent
 * @param {string} name
 * @returns {string | undefined}
 */
function placeOf(packages, parent, name) {
  for (let folder = parent; ; ) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (place in packages) return place;
    if (folder === '') return undefined;
    const outer = folder.lastIndexOf('/node_modules/');
    folder = outer === -1 ? '' : folder.slice(0, outer);
  }
}

/**
 * The platform that a binary's name speaks of, as npm would say it.
 * @param {string} name
 */
function platformOf(name) {
  const words = (name.split('/').at(-1) ?? name).split('-');
  const os = words.map((word) => systems[word]).find(Boolean);
  const cpu = words.map((word) => processors[word]).find(Boolean);
  if (os === undefined || cpu === undefined) return undefined;
  const isMusl = words.some((word) => word.startsWith('musl'));
  const isGnu = words.some((word) => word.startsWith('gnu'));
  const libc = os !== 'linux' ? undefined : isMusl ? 'musl' : isGnu ? 'glibc' : undefined;
  return { os, cpu, libc };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  for (const file of lockFiles) {
    const path = join(root, file);
    const lock = JSON.parse(readFileSync(path, 'utf8'));
    const missing = missingEntries(lock.packages);
    const count = Object.keys(missing).length;
    process.stdout.write(`${file}: ${count === 0 ? 'complete' : `${count} entries added`}\n`);
    if (count === 0) continue;
    writeFileSync(path, `${JSON.stringify({ ...lock, packages: { ...lock.packages, ...missing } }, null, 2)}\n`);
    // npm puts them in its own order.
    spawnSync('npm', ['install', '--package-lock-only', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: dirname(path),
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
  }
}
