import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Whether node_modules holds what package-lock.json says. npm keeps a copy of what it installed beside the packages;
 * comparing the two costs milliseconds, where asking npm costs seconds.
 * @param {string} root folder with package-lock.json
 * @param {{ forStart?: boolean }} [scope] forStart: packages that only tests and tools need may be missing
 */
export function isInstalled(root, { forStart = false } = {}) {
  const installed = installedPackages(root);
  if (installed === undefined) return false;
  const wanted = packagesOf(join(root, 'package-lock.json'));
  const isWantedThere = Object.entries(wanted).every(([path, { version, optional, link, dev }]) => {
    // The lock's entries for our own workspaces; npm links them and does not list their folders as installed.
    if (!path.includes('node_modules/')) return true;
    const found = installed[path];
    // An optional package is another platform's binary, most often.
    if (found === undefined) return optional === true || (forStart && dev === true);
    return link === true || found.version === version;
  });
  return isWantedThere && Object.keys(installed).every((path) => path in wanted);
}

/**
 * Installs the packages of a lock file when they are missing or out of step: all of them, or those alone that building and
 * running need. A folder that has the others too keeps them.
 * @param {string} root
 * @param {(text: string) => void} say told before something that takes long
 * @param {{ forStart?: boolean }} [scope]
 */
export function ensureInstalled(root, say, { forStart = false } = {}) {
  if (isInstalled(root, { forStart })) return;
  const hasTools = Object.values(installedPackages(root) ?? {}).some(({ dev }) => dev === true);
  say('Installing packages (npm ci)…');
  const scope = forStart && !hasTools ? '--omit=dev' : '--include=dev';
  const result = spawnSync('npm', ['ci', scope, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) throw new Error('npm ci failed: its message stands above.');
}

/**
 * What npm says that it installed; undefined where it has installed nothing.
 * @param {string} root
 */
function installedPackages(root) {
  const path = join(root, 'node_modules', '.package-lock.json');
  return existsSync(path) ? packagesOf(path) : undefined;
}

/** @typedef {{ version?: string, optional?: boolean, link?: boolean, dev?: boolean }} LockedPackage */

/**
 * @param {string} path
 * @returns {Record<string, LockedPackage>}
 */
function packagesOf(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages ?? {};
}
