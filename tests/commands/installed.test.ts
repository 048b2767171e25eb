import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isInstalled } from '../../scripts/installed.mjs';

const lock = {
  '': { name: 'root' },
  'packages/rules': { version: '0.0.0' },
  'node_modules/zod': { version: '4.6.7' },
  'node_modules/@tutor/rules': { resolved: 'packages/rules', link: true },
  'node_modules/vitest': { version: '4.1.12', dev: true },
  'node_modules/@esbuild/darwin-arm64': { version: '0.25.0', optional: true },
  'apps/portal/node_modules/ws': { version: '8.0.0' },
};
const forStart = {
  'node_modules/zod': { version: '4.6.7' },
  'node_modules/@tutor/rules': { resolved: 'packages/rules', link: true },
  'apps/portal/node_modules/ws': { version: '8.0.0' },
};
const onThisMachine = { ...forStart, 'node_modules/vitest': { version: '4.1.12', dev: true } };

let root: string;

describe('isInstalled', () => {
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'tutor-installed-'));
    await writeFile(join(root, 'package-lock.json'), JSON.stringify({ packages: lock }));
  });
  afterEach(() => rm(root, { recursive: true, force: true }));

  it('is false without node_modules', () => {
    expect(isInstalled(root)).toBe(false);
  });

  it("is true when everything but another platform's binaries is there", async () => {
    await install(onThisMachine);
    expect(isInstalled(root)).toBe(true);
  });

  it('is true for a start, and for nothing else, when only the packages of tests and tools are missing', async () => {
    await install(forStart);
    expect(isInstalled(root, { forStart: true })).toBe(true);
    expect(isInstalled(root)).toBe(false);
  });

  it('is false for a start when a package of tests has another version than the lock names', async () => {
    await install({ ...forStart, 'node_modules/vitest': { version: '4.1.11', dev: true } });
    expect(isInstalled(root, { forStart: true })).toBe(false);
  });

  it.each([
    ['a package is missing', { ...onThisMachine, 'node_modules/zod': undefined }],
    ['a package has another version', { ...onThisMachine, 'node_modules/zod': { version: '4.6.6' } }],
    ['a nested package has another version', { ...onThisMachine, 'apps/portal/node_modules/ws': { version: '7.0.0' } }],
    [
      'a package is there that the lock no longer names',
      { ...onThisMachine, 'node_modules/left': { version: '1.0.0' } },
    ],
  ])('is false when %s', async (_, packages) => {
    await install(packages);
    expect(isInstalled(root)).toBe(false);
  });
});

async function install(packages: object): Promise<void> {
  await mkdir(join(root, 'node_modules'), { recursive: true });
  await writeFile(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
}
