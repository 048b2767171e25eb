import { spawn } from 'node:child_process';
import { resolve as absolute, join } from 'node:path';

/**
 * Builds Storybook for the runner of its stories, without the pages of its documentation; a build in STORYBOOK_STATIC is taken.
 * @param {string} root
 * @returns {Promise<{ isOk: boolean, folder: string, output: string }>} output only of a build that failed
 */
export function buildStorybook(root) {
  const given = process.env.STORYBOOK_STATIC;
  if (given !== undefined && given !== '') {
    return Promise.resolve({ isOk: true, folder: absolute(root, given), output: '' });
  }
  const folder = join(root, 'storybook-static');
  return new Promise((resolve) => {
    const child = spawn(
      join(root, 'node_modules', '.bin', 'storybook'),
      ['build', '--test', '--quiet', '--output-dir', folder],
      {
        cwd: root,
        env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1', DO_NOT_TRACK: '1' },
        shell: process.platform === 'win32',
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.once('error', (error) => resolve({ isOk: false, folder, output: `${output}${error}` }));
    child.once('close', (code) => resolve({ isOk: code === 0, folder, output: code === 0 ? '' : output }));
  });
}
