// npm test: installs what is missing, runs every check in order, ends with 'N passed, N failed'.
//   npm test -- --only=unit,e2e   some of them
//   npm test -- --strict          a journey that passes at its second try only has failed
// Every step that is not a test runner counts as one test.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { firstLoadGoal, firstLoads } from './first-load.mjs';
import { ensureInstalled } from './installed.mjs';
import { countJourneys, reasonOf, slowest } from './journeys.mjs';
import { buildStorybook } from './storybook.mjs';
import { buildApps } from './turbo.mjs';

/** @typedef {{ passed: number, failed: number, skipped?: number, failures?: string[], flaky?: string[], times?: import('./journeys.mjs').Time[] }} Count failures, flaky: their names, with the first line of each reason; times: of each file */
/** @typedef {{ name: string, needs?: string[], run: () => Promise<Count> }} Step */
/** @typedef {{ name: string, seconds: number, count: Count, note?: string }} Outcome */

const root = fileURLToPath(new URL('..', import.meta.url));
const client = join(root, 'apps/portal/build/client');
const isStrict = process.argv.includes('--strict');
const reports = mkdtempSync(join(tmpdir(), 'tutor-portal-test-'));
/** @type {ReturnType<typeof buildApps> | undefined} */
let building;
/** @type {ReturnType<typeof buildStorybook> | undefined} */
let buildingStorybook;

/** @type {Step[]} */
const steps = [
  { name: 'lint', run: lint },
  { name: 'types', run: () => node('scripts/typecheck.mjs') },
  { name: 'unused', run: () => check('knip', []) },
  { name: 'unit', run: unit },
  { name: 'build', run: build },
  { name: 'canary', needs: ['build'], run: canary },
  { name: 'budget', needs: ['build'], run: budget },
  { name: 'stories', run: stories },
  { name: 'e2e', needs: ['build'], run: e2e },
];

process.exitCode = await main();

async function main() {
  const chosen = chosenSteps();
  ensureInstalled(root, say);
  if (chosen.some(({ name }) => name === 'stories' || name === 'e2e')) await ensureChromium();
  // They say nothing before their turn, and the steps before them leave a core idle now and then.
  if (chosen.some(({ run }) => run === build)) startBuild();
  if (chosen.some(({ run }) => run === stories)) startStorybook();
  /** @type {Outcome[]} */
  const outcomes = [];
  for (const step of chosen) {
    say(`\n── ${step.name} ${'─'.repeat(Math.max(0, 60 - step.name.length))}`);
    const startedAt = performance.now();
    const missing = step.needs?.find((need) => outcomes.some(({ name, count }) => name === need && count.failed > 0));
    const outcome = missing === undefined ? await attempt(step) : notRun(`${missing} failed`);
    outcomes.push({ ...outcome, name: step.name, seconds: (performance.now() - startedAt) / 1000 });
  }
  rmSync(reports, { recursive: true, force: true });
  return summarise(outcomes);
}

/** @returns {Step[]} */
function chosenSteps() {
  const only = process.argv.find((argument) => argument.startsWith('--only='));
  if (only === undefined) return steps;
  const names = only.slice('--only='.length).split(',');
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    say(`Unknown: ${unknown.join(', ')}. There are: ${steps.map(({ name }) => name).join(', ')}.`);
    process.exit(2);
  }
  return steps.filter(({ name }) => names.includes(name));
}

/** @param {Step} step */
async function attempt(step) {
  try {
    const count = await step.run();
    // A runner that found nothing to run has not shown that anything works.
    return count.passed + count.failed === 0 ? notRun('no test was run') : { count };
  } catch (error) {
    return notRun(error instanceof Error ? error.message : String(error));
  }
}

/** @param {string} note */
function notRun(note) {
  say(note);
  return { count: { passed: 0, failed: 1 }, note };
}

/** @param {Outcome[]} outcomes */
function summarise(outcomes) {
  say(`\n${'step'.padEnd(10)}${'passed'.padStart(8)}${'failed'.padStart(8)}${'time'.padStart(9)}`);
  for (const { name, seconds, count, note } of outcomes) {
    const skipped = count.skipped ? `  ${count.skipped} skipped` : '';
    say(
      `${name.padEnd(10)}${String(count.passed).padStart(8)}${String(count.failed).padStart(8)}` +
        `${`${seconds.toFixed(1)} s`.padStart(9)}${skipped}${note === undefined ? '' : `  ${note}`}`,
    );
  }
  /** @param {'failures' | 'flaky'} kind */
  const named = (kind) =>
    outcomes.flatMap(({ name, count }) => (count[kind] ?? []).map((journey) => `${name}: ${journey}`)).join('\n');
  if (named('failures') !== '') say(`\n${named('failures')}`);
  if (!isStrict && named('flaky') !== '') say(`\nFlaky, passed at the second try:\n${named('flaky')}`);
  const slow = slowest(outcomes.flatMap(({ count }) => count.times ?? []));
  if (slow.length > 0) {
    say(
      `\nSlowest files:\n${slow.map(({ file, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${file}`).join('\n')}`,
    );
  }
  const passed = outcomes.reduce((sum, { count }) => sum + count.passed, 0);
  const failed = outcomes.reduce((sum, { count }) => sum + count.failed, 0);
  say(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

/** Vitest over every workspace. Files of a worker share what they import: a third less work. */
async function unit() {
  const report = join(reports, 'unit.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await exec('vitest', ['run', '--pool=threads', '--no-isolate', ...reporters]);
  return vitestCount(report, code);
}

/** Storybook's runner says its counts in words only. */
async function stories() {
  const built = await startStorybook();
  if (!built.isOk) {
    say(built.output);
    return notRun('Storybook was not built').count;
  }
  let output = '';
  const env = { STORYBOOK_STATIC: built.folder };
  const code = await spawned(process.execPath, ['scripts/test-stories.mjs'], env, (text) => {
    output += text;
  });
  const summary = /^Tests: +(.+)$/m.exec(stripVTControlCharacters(output))?.[1] ?? '';
  const count = (/** @type {string} */ word) => Number(new RegExp(`(\\d+) ${word}`).exec(summary)?.[1] ?? 0);
  const failures = [...new Set(failedStories(stripVTControlCharacters(output)))];
  return withExitCode({ passed: count('passed'), failed: count('failed'), skipped: count('skipped'), failures }, code);
}

/**
 * The failed stories that the runner's words tell of, each with what it says under 'Message:'.
 * @param {string} output
 */
function failedStories(output) {
  return output
    .split(/^ +● /m)
    .slice(1)
    .map((block) => {
      const [name = ''] = block.split('\n', 1);
      return `${name}: ${/^ *Message:\s+(.+)$/m.exec(block)?.[1] ?? 'no reason given'}`;
    });
}

/** Playwright against real stacks. */
async function e2e() {
  const report = join(reports, 'e2e.json');
  const code = await exec('playwright', ['test', '--config', 'tests/playwright.config.ts'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  if (!existsSync(report)) throw new Error('Playwright wrote no report.');
  return withExitCode(countJourneys(JSON.parse(readFileSync(report, 'utf8')), { isStrict }), code);
}

function startBuild() {
  building ??= buildApps(root);
  return building;
}

/** After the apps: two bundlers at once would only wait for each other. */
function startStorybook() {
  buildingStorybook ??= (building ?? Promise.resolve()).then(() => buildStorybook(root));
  return buildingStorybook;
}

async function build() {
  const { isOk, output } = await startBuild();
  if (!isOk) say(output);
  return { passed: isOk ? 1 : 0, failed: isOk ? 0 : 1 };
}

/** Nothing that only the server may know is in what browsers download. */
async function canary() {
  const secrets = /APP_SECRET|ROOT_SECRET|SESSION_SECRET|AppSetting|appSecret|rootSecret|sessionSecret|Admin-Token/;
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.(m?js|css|html|json|map)$/.test(path),
  );
  if (files.length === 0) throw new Error('The client build is empty.');
  const found = files.flatMap((path) => {
    const match = secrets.exec(readFileSync(join(client, path), 'utf8'));
    return match === null ? [] : [`${path}: ${match[0]}`];
  });
  for (const line of found) say(`In the client build: ${line}`);
  return { passed: found.length === 0 ? 1 : 0, failed: found.length === 0 ? 0 : 1 };
}

/** No page asks for more JavaScript than it may before it is there. */
async function budget() {
  const over = firstLoads(client).flatMap(({ path, bytes }) => {
    const goal = firstLoadGoal(path);
    return bytes / 1000 > goal ? [`${path} loads ${(bytes / 1000).toFixed(1)} kB of scripts, of ${goal}`] : [];
  });
  for (const line of over) say(line);
  return { passed: over.length === 0 ? 1 : 0, failed: over.length === 0 ? 0 : 1, failures: over };
}

/**
 * @param {string} report
 * @param {number} code
 */
function vitestCount(report, code) {
  if (!existsSync(report)) throw new Error('The runner wrote no report.');
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  // A file that cannot be loaded or set up fails without any failed test in it.
  const broken = testResults.filter(
    (/** @type {{ status: string, assertionResults: { status: string }[] }} */ { status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((result) => result.status === 'failed'),
  );
  const failures = testResults.flatMap((/** @type {any} */ { name, assertionResults }) =>
    assertionResults
      .filter((/** @type {any} */ { status }) => status === 'failed')
      .map(
        (/** @type {any} */ { fullName, failureMessages }) =>
          `${relative(root, name)} › ${fullName}: ${reasonOf({ message: failureMessages[0] })}`,
      ),
  );
  for (const { name, message } of broken) failures.push(`${relative(root, name)}: ${reasonOf({ message })}`);
  const counts = { passed: numPassedTests, failed: numFailedTests + broken.length, skipped: numPendingTests };
  const times = testResults.map(
    (/** @type {{ name: string, startTime: number, endTime: number }} */ { name, startTime, endTime }) => ({
      file: relative(root, name),
      ms: endTime - startTime,
    }),
  );
  return withExitCode({ ...counts, failures, times }, code);
}

/**
 * A runner that ends badly without a failed test has failed all the same.
 * @param {Count} count
 * @param {number} code
 */
function withExitCode(count, code) {
  if (code === 0 || count.failed > 0) return count;
  return {
    ...count,
    failed: 1,
    failures: [`ended with code ${code}, though no test failed: an error of no test stands above`],
  };
}

async function ensureChromium() {
  // Imported late: it needs the installed packages.
  const { findChromium } = await import('./find-chromium.mjs');
  if (findChromium() !== undefined) return;
  const canInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (canInstall) {
    say('Installing Chromium (apt-get)…');
    /** @param {string[]} args */
    const apt = (...args) =>
      spawnSync('apt-get', args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
    apt('update', '-qq');
    for (const name of ['chromium-headless-shell', 'chromium']) {
      if (findChromium() === undefined) apt('install', '-y', '-qq', '--no-install-recommends', name);
    }
  }
  if (findChromium() === undefined) {
    throw new Error(
      'The tests need Chromium. Install it (npx playwright install chromium, or your system’s package) or set CHROMIUM_PATH.',
    );
  }
}

/**
 * One tool, one test.
 * @param {string} bin
 * @param {string[]} args
 * @returns {Promise<Count>}
 */
async function check(bin, args) {
  const code = await exec(bin, args);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
}

async function lint() {
  const rules = await check('biome', ['ci', '--error-on-warnings', '.']);
  const words = await node('scripts/lint-words.mjs');
  return { passed: rules.passed + words.passed, failed: rules.failed + words.failed };
}

/**
 * A script of ours, one test.
 * @param {string} script
 * @returns {Promise<Count>}
 */
async function node(script) {
  const code = await spawned(process.execPath, [script]);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
}

/**
 * @param {string} bin a command of node_modules/.bin
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
function exec(bin, args, env) {
  return spawned(join(root, 'node_modules', '.bin', bin), args, env);
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @param {(text: string) => void} [hear] given everything that the command says, which is shown all the same
 * @returns {Promise<number>} exit code
 */
function spawned(command, args, env, hear) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: hear === undefined ? 'inherit' : ['inherit', 'pipe', 'pipe'],
      env: {
        ...process.env,
        ...env,
        DO_NOT_TRACK: '1',
        STORYBOOK_DISABLE_TELEMETRY: '1',
        NO_UPDATE_NOTIFIER: '1',
      },
      shell: process.platform === 'win32',
    });
    for (const [from, to] of /** @type {const} */ ([
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ])) {
      from?.on('data', (data) => {
        to.write(data);
        hear?.(String(data));
      });
    }
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/** @param {string} text */
function say(text) {
  process.stdout.write(`${text}\n`);
}
