// npm run test:faults: the long campaign of broken lines, killed servers and hostile frames, against real stacks.
//   npm run test:faults -- -g F5    some of it; what follows goes to Playwright
//   FAULT_KILLS=5 npm run test:faults -- -g F4    a short look
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './installed.mjs';
import { buildApps } from './turbo.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const say = (/** @type {string} */ text) => process.stdout.write(`${text}\n`);

ensureInstalled(root, say);
say('Building…');
const { isOk, output } = await buildApps(root);
if (!isOk) {
  say(output);
  process.exit(1);
}
const { status } = spawnSync(
  join(root, 'node_modules/.bin/playwright'),
  ['test', '--config', 'tests/faults/playwright.config.ts', ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit', env: { ...process.env, DO_NOT_TRACK: '1' } },
);
process.exit(status ?? 1);
