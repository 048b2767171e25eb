import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * Runs a turbo task; what did not change since the last time comes from its cache.
 * @param {string} root
 * @param {string[]} args
 * @param {{ isQuiet?: boolean }} [options] quiet: output only of what failed
 * @returns {{ isOk: boolean, output: string }}
 */
export function turbo(root, args, { isQuiet = true } = {}) {
  const result = spawnSync(
    join(root, 'node_modules', '.bin', 'turbo'),
    ['run', ...args, '--output-logs', isQuiet ? 'errors-only' : 'new-only', '--log-order', 'grouped', '--ui', 'stream'],
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
