import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countJourneys, slowest } from '../../scripts/journeys.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const starts = 'starts.txt';

/** The journeys' own configuration, without their servers. */
const config = `
import base from '${join(root, 'tests/playwright.config.ts')}';
const { globalSetup: _, ...rest } = base;
export default { ...rest, testDir: '.', outputDir: 'results', fullyParallel: false, workers: 1 };
`;

/** Servers that only the second worker gets up well. */
const spec = `
import { appendFileSync, readFileSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
const test = base.extend({
  stack: [async ({}, use) => {
    appendFileSync('${starts}', 'start\\n');
    await use(readFileSync('${starts}', 'utf8').split('\\n').length - 1);
  }, { scope: 'worker' }],
});
test('passes at once', ({ stack }) => expect(stack).toBe(1));
test('passes on fresh servers', ({ stack }) => {
  console.log('GET /home unanswered');
  expect(stack).toBe(2);
});
test('never passes', ({ stack }) => expect(stack).toBe(0));
test.skip('is skipped', () => undefined);
`;

describe('journeys', () => {
  let folder: string;
  let report: Parameters<typeof countJourneys>[0];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tutor-journeys-'));
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
    await writeFile(join(folder, 'playwright.config.ts'), config);
    await writeFile(join(folder, 'story.spec.ts'), spec);
    const reportFile = join(folder, 'report.json');
    const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile };
    const bin = join(root, 'node_modules/@playwright/test/cli.js');
    await new Promise((done) => execFile(process.execPath, [bin, 'test'], { cwd: folder, env }, done));
    report = JSON.parse(await readFile(reportFile, 'utf8'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('that failed are tried once more, each on servers that were started anew', async () => {
    expect((await readFile(join(folder, starts), 'utf8')).trim().split('\n')).toHaveLength(3);
    expect(report.suites[0]?.specs.map(({ tests }) => tests[0]?.results.length)).toEqual([1, 2, 2, 1]);
  });

  it('that passed at the second try pass, and are named with the reason and the output of the first', () => {
    const { passed, failed, skipped, failures, flaky } = countJourneys(report, { isStrict: false });
    expect({ passed, failed, skipped }).toEqual({ passed: 2, failed: 1, skipped: 1 });
    expect(failures).toEqual([expect.stringMatching(/^story\.spec\.ts › never passes: Error: expect/)]);
    expect(flaky).toEqual([
      expect.stringMatching(/^story\.spec\.ts › passes on fresh servers: Error: expect.*\nGET \/home unanswered$/),
    ]);
  });

  it('that passed at the second try have failed in a strict run', () => {
    const { passed, failed, failures } = countJourneys(report, { isStrict: true });
    expect({ passed, failed }).toEqual({ passed: 1, failed: 2 });
    expect(failures.join()).toContain('passes on fresh servers');
  });

  it('count an error outside of any test as a failure', () => {
    const { failed, failures } = countJourneys(
      { suites: [], errors: [{ message: 'No stack.\nat …' }] },
      { isStrict: false },
    );
    expect({ failed, failures }).toEqual({ failed: 1, failures: ['No stack.'] });
  });

  it('that took longest are named first, each file with all that its tests took', () => {
    const [story] = slowest([{ file: 'quick.test.ts', ms: 0 }, ...countJourneys(report, { isStrict: false }).times]);
    expect(story?.file).toBe('tests/e2e/story.spec.ts');
    expect(story?.ms).toBeGreaterThan(0);
    const many = Array.from({ length: 30 }, (_, index) => ({ file: `${index}.test.ts`, ms: index }));
    expect(slowest([...many, { file: '7.test.ts', ms: 100 }]).map(({ file, ms }) => `${file} ${ms}`)).toEqual([
      '7.test.ts 107',
      ...Array.from({ length: 19 }, (_, index) => `${29 - index}.test.ts ${29 - index}`),
    ]);
  });
});
