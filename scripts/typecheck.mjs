// npm run typecheck: the types of every workspace, by the native compiler (the older one only draws Storybook's tables of
// props). Compilers run side by side, each in one thread: a third less work than with threads of their own.
//   npm run typecheck -- packages/ui apps/portal   some of them
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const compiler = join(root, 'node_modules', 'typescript-7', 'bin', 'tsc');

/** Every folder with a program of its own; those of the apps take longest and come first. */
function projects() {
  const folders = ['apps', 'packages'].flatMap((parent) =>
    readdirSync(join(root, parent)).map((name) => `${parent}/${name}`),
  );
  return [...folders, 'tests', '.'].filter((folder) => existsSync(join(root, folder, 'tsconfig.json')));
}

/**
 * @param {string} folder
 * @returns {Promise<boolean>} whether its types fit
 */
function check(folder) {
  return new Promise((resolve, reject) => {
    const args = [compiler, '-p', folder, '--singleThreaded', '--pretty'];
    const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0));
  });
}

const given = process.argv.slice(2);
const waiting = (given.length > 0 ? given : projects()).values();
let isOk = true;
const lanes = Array.from({ length: availableParallelism() }, async () => {
  for (const folder of waiting) isOk = (await check(folder)) && isOk;
});
await Promise.all(lanes);
process.exitCode = isOk ? 0 : 1;
