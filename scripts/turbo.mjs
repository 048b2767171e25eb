import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * Builds portal and backend; what did not change since the last time comes from turbo's cache.
 * @param {string} root
 * @returns {{ isOk: boolean, output: string }} output only of what failed
 */
export function buildApps(root) {
  const result = spawnSync(
    join(root, 'node_modules', '.bin', 'turbo'),
    ['run', 'build', '--output-logs', 'errors-only', '--log-order', 'grouped', '--ui', 'stream'],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', TURBO_NO_UPDATE_NOTIFIER: '1' },
      shell: process.platform === 'win32',
    },
  );
  return { isOk: result.status === 0, output: `${result.stdout ?? ''}${result.stderr ?? ''}${result.error ?? ''}` };
}
