// npm run test:faults: the long campaign of broken lines, killed servers and hostile frames, against real stacks.
//   npm run test:faults -- -g F5    some of it; what follows goes to Playwright
//   MODEL_RUNS=2000 npm run test:faults    fewer scripts of the models that stand for tabs and service
//   FAULT_KILLS=5 npm run test:faults -- -g F4    a short look
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './installed.mjs';
import { buildApps } from './turbo.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const say = (/** @type {string} */ text) => process.stdout.write(`${text}\n`);

const [, , ...chosen] = process.argv;

/**
 * @param {string} bin a command of node_modules/.bin
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
function exec(bin, args, env) {
  const options = {
    cwd: root,
    stdio: /** @type {const} */ ('inherit'),
    env: { ...process.env, DO_NOT_TRACK: '1', ...env },
  };
  return spawnSync(join(root, 'node_modules/.bin', bin), args, options).status ?? 1;
}

ensureInstalled(root, say);
if (chosen.length === 0) {
  const { MODEL_RUNS = '10000' } = process.env;
  const status = exec('vitest', ['run', '--project', '@tutor/realtime', 'interleavings'], { MODEL_RUNS });
  if (status !== 0) process.exit(status);
}
say('Building…');
const { isOk, output } = await buildApps(root);
if (!isOk) {
  say(output);
  process.exit(1);
}
process.exit(exec('playwright', ['test', '--config', 'tests/faults/playwright.config.ts', ...chosen]));
