// npm run bench: installs the bench's own packages, builds what is measured, prints the figures as markdown.
//   npm run bench -- first-load class-table   some of them (start, first-load, class-table, documents)
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './installed.mjs';
import { turbo } from './turbo.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const bench = join(root, 'tests/bench');

ensureInstalled(root, say);
ensureInstalled(bench, say);
say('Building…');
const { isOk, output } = turbo(root, ['build', '--filter=@tutor/portal']);
if (!isOk) {
  say(output);
  process.exit(1);
}
run(join(bench, 'node_modules/.bin/remix'), ['vite:build'], bench);
run(
  join(bench, 'node_modules/.bin/vite'),
  ['build', '--logLevel', 'error', 'class-table', '--config', 'class-table/vite.config.ts'],
  bench,
);
run(process.execPath, ['--import', 'tsx', 'tests/bench/run.ts', ...process.argv.slice(2)], root);

/**
 * @param {string} command
 * @param {string[]} args
 * @param {string} cwd
 */
function run(command, args, cwd) {
  const { status } = spawnSync(command, args, {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', DO_NOT_TRACK: '1' },
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** @param {string} text */
function say(text) {
  process.stdout.write(`${text}\n`);
}
