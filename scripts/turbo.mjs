import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** @typedef {'backend' | 'portal' | 'student'} App */

/**
 * Builds all apps, or some of them; what did not change since the last time comes from turbo's cache.
 * @param {string} root
 * @param {{ apps?: readonly App[], signal?: AbortSignal }} [options] what to build; a signal ends it before its time
 * @returns {Promise<{ isOk: boolean, output: string }>} output only of what failed
 */
export function buildApps(root, { apps = ['backend', 'portal', 'student'], signal } = {}) {
  const filters = apps.map((app) => `--filter=@tutor/${app}`);
  return new Promise((resolve) => {
    const child = spawn(
      join(root, 'node_modules', '.bin', 'turbo'),
      ['run', 'build', ...filters, '--output-logs', 'errors-only', '--log-order', 'grouped', '--ui', 'stream'],
      {
        cwd: root,
        env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', TURBO_NO_UPDATE_NOTIFIER: '1' },
        shell: process.platform === 'win32',
        stdio: ['ignore', 'pipe', 'pipe'],
        signal,
      },
    );
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.once('error', (error) => resolve({ isOk: false, output: `${output}${error}` }));
    child.once('close', (code) => resolve({ isOk: code === 0, output }));
  });
}
