// npm run bench: installs the bench's own packages, builds what is measured, prints the figures as markdown.
//   npm run bench -- first-load class-table   some of them (start, first-load, class-table, calendar, chat, documents, hub, chat-hub, inbox, ranking, uploads, call, speed), and call-loop
//   CALL_LOOP=200 npm run bench -- call-loop   calls in a loop, which runs by its name alone: do all show their pictures?
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './installed.mjs';
import { buildApps } from './turbo.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const bench = join(root, 'tests/bench');

/** What each bench needs built: portal and backend, the bare page of its framework, and pages of its own. */
const needs = {
  start: { isApps: true, isBare: false, pages: [] },
  'first-load': { isApps: true, isBare: false, pages: [] },
  'class-table': { isApps: false, isBare: false, pages: ['class-table', 'calendar-floor'] },
  calendar: {
    isApps: false,
    isBare: false,
    pages: [
      'bare',
      'calendar-floor',
      'calendar-ours',
      'calendar-big-calendar',
      'calendar-full-calendar',
      'calendar-schedule-x',
    ],
  },
  chat: { isApps: false, isBare: false, pages: ['bare', 'chat-floor', 'chat-ours', 'chat-virtuoso'] },
  documents: { isApps: true, isBare: true, pages: [] },
  hub: { isApps: true, isBare: false, pages: [] },
  'chat-hub': { isApps: true, isBare: false, pages: [] },
  inbox: { isApps: true, isBare: false, pages: [] },
  ranking: { isApps: true, isBare: false, pages: [] },
  uploads: { isApps: true, isBare: false, pages: ['upload'] },
  call: { isApps: true, isBare: false, pages: [] },
  speed: { isApps: true, isBare: false, pages: [] },
  'call-loop': { isApps: true, isBare: false, pages: [] },
};

const chosen = process.argv.slice(2);
const needed = Object.entries(needs)
  .filter(([name]) => chosen.length === 0 || chosen.includes(name))
  .map(([, need]) => need);

ensureInstalled(root, say);
ensureInstalled(bench, say);
say('Building…');
if (needed.some(({ isApps }) => isApps)) {
  const { isOk, output } = await buildApps(root);
  if (!isOk) {
    say(output);
    process.exit(1);
  }
}
if (needed.some(({ isBare }) => isBare)) run(join(bench, 'node_modules/.bin/remix'), ['vite:build'], bench);
const pages = [...new Set(needed.flatMap((need) => need.pages))];
if (pages.length > 0) run(process.execPath, ['build-pages.mjs', ...pages], bench);
run(process.execPath, ['--import', 'tsx', 'tests/bench/run.ts', ...chosen], root);

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
