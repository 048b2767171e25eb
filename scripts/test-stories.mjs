// Builds Storybook (or takes the build in STORYBOOK_STATIC), serves it on a free port and visits every story in Chromium:
// its play function, axe, console errors and uncaught errors each fail the run. Arguments go to test-storybook: a part of
// a component's title runs only that file, and an existing build makes it fast:
//   STORYBOOK_STATIC=storybook-static node scripts/test-stories.mjs primitives-button
import { spawn } from 'node:child_process';
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from './find-chromium.mjs';
import { buildStorybook } from './storybook.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
/** @param {string} name a command of node_modules/.bin */
const bin = (name) => join(root, 'node_modules', '.bin', name);
const isFiltered = process.argv.length > 2;
const storiesPerFile = 40;
const env = { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1', DO_NOT_TRACK: '1' };

/** @type {Record<string, string>} */
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/**
 * Runs a command to its end; resolves with its exit code.
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<number>}
 */
function run(command, args) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { cwd: root, env, stdio: 'inherit' });
    child.once('error', fail);
    child.once('exit', (code) => done(code ?? 1));
  });
}

/**
 * The index with its stories under few titles. The runner makes a file of each title, and whatever is in it, a file costs some
 * seconds for its own start and a page of the browser.
 * @param {string} file index.json of a built Storybook
 * @returns {unknown}
 */
function inFewFiles(file) {
  /** @type {{ v: number, entries: Record<string, { title: string, name: string }> }} */
  const { entries, ...index } = JSON.parse(readFileSync(file, 'utf8'));
  /** @type {Map<string, number>} */
  const counts = new Map();
  const grouped = Object.entries(entries).map(([id, entry]) => {
    const [area = '', ...component] = entry.title.split('/');
    const count = counts.get(area) ?? 0;
    counts.set(area, count + 1);
    const title = `${area} ${1 + Math.floor(count / storiesPerFile)}`;
    return [id, { ...entry, title, name: [...component, entry.name].join(' / ') }];
  });
  return { ...index, entries: Object.fromEntries(grouped) };
}

/**
 * A file server over `folder` on a free loopback port.
 * @param {string} folder
 * @returns {Promise<import('node:http').Server>}
 */
function serve(folder) {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
    let file = join(folder, path);
    if (!file.startsWith(folder + sep) && file !== folder + sep && file !== folder) {
      response.writeHead(403).end();
      return;
    }
    if (existsSync(file) && statSync(file).isDirectory()) file = join(file, 'index.html');
    if (!existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    // The page looks its stories up in the same file, and by their true titles.
    const isRunner = !/Mozilla/.test(request.headers['user-agent'] ?? '');
    if (isRunner && !isFiltered && file === join(folder, 'index.json')) {
      response.writeHead(200, { 'content-type': types['.json'] }).end(JSON.stringify(inFewFiles(file)));
      return;
    }
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () => done(server));
  });
}

if (findChromium() === undefined) {
  process.stderr.write('No Chromium found. Install one (npx playwright install chromium) or set CHROMIUM_PATH.\n');
  process.exit(1);
}

const built = await buildStorybook(root);
if (!built.isOk) {
  process.stderr.write(built.output);
  process.exit(1);
}

const server = await serve(built.folder);
const address = server.address();
const port = typeof address === 'object' ? address?.port : undefined;
const failed = await run(bin('test-storybook'), [
  '--url',
  `http://127.0.0.1:${port}`,
  '--index-json',
  '--failOnConsole',
  '--maxWorkers',
  '2',
  '--testTimeout',
  '60000',
  ...process.argv.slice(2),
]);
server.close();
server.closeAllConnections();
process.exit(failed);
