import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Whether node_modules holds what package-lock.json says. npm keeps a copy of what it installed beside the packages;
 * comparing the two costs milliseconds, where asking npm costs seconds.
 * @param {string} root folder with package-lock.json
 */
export function isInstalled(root) {
  const installedPath = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installedPath)) return false;
  const wanted = packagesOf(join(root, 'package-lock.json'));
  const installed = packagesOf(installedPath);
  const isWantedThere = Object.entries(wanted).every(([path, { version, optional, link }]) => {
    // The lock's entries for our own workspaces; npm links them and does not list their folders as installed.
    if (!path.includes('node_modules/')) return true;
    const found = installed[path];
    // An optional package is another platform's binary, most often.
    if (found === undefined) return optional === true;
    return link === true || found.version === version;
  });
  return isWantedThere && Object.keys(installed).every((path) => path in wanted);
}

/**
 * Installs the packages of a lock file when they are missing or out of step.
 * @param {string} root
 * @param {(text: string) => void} say told before something that takes long
 */
export function ensureInstalled(root, say) {
  if (isInstalled(root)) return;
  say('Installing packages (npm ci)…');
  const result = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) throw new Error('npm ci failed: its message stands above.');
}

/** @typedef {{ version?: string, optional?: boolean, link?: boolean }} LockedPackage */

/**
 * @param {string} path
 * @returns {Record<string, LockedPackage>}
 */
function packagesOf(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages ?? {};
}
