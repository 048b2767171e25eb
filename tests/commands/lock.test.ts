import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { missingEntries } from '../../scripts/complete-lock.mjs';

const root = new URL('../../', import.meta.url);

describe('the lock files', () => {
  it.each(['package-lock.json', 'tests/bench/package-lock.json'])(
    '%s names the packages of every platform, or npm ci would refuse it (npm run lock adds them)',
    async (file) => {
      const { packages } = JSON.parse(await readFile(fileURLToPath(new URL(file, root)), 'utf8'));
      expect(Object.keys(missingEntries(packages))).toEqual([]);
    },
  );

  it('name no package with an install script, on any platform, that package.json neither allows nor denies', async () => {
    const { packages } = JSON.parse(await readFile(new URL('package-lock.json', root), 'utf8'));
    const { allowScripts } = JSON.parse(await readFile(new URL('package.json', root), 'utf8'));
    const withScript = Object.keys(packages).filter((place) => packages[place].hasInstallScript === true);
    const names = withScript.map((place) => place.split('node_modules/').at(-1) ?? '');
    expect(names).toContain('esbuild');
    expect(names.filter((name) => !(name in allowScripts))).toEqual([]);
  });

  it.each(['package-lock.json', 'tests/bench/package-lock.json'])('%s names no registry', async (file) => {
    expect(await readFile(fileURLToPath(new URL(file, root)), 'utf8')).not.toMatch(/"resolved": "https?:/);
  });
});

describe('missingEntries', () => {
  const parent = {
    version: '1.0.0',
    optionalDependencies: {
      '@tool/linux-x64-gnu': '1.0.0',
      '@tool/linux-x64-musl': '1.0.0',
      '@tool/win32-arm64': '1.0.0',
    },
  };
  const here = { version: '1.0.0', dev: true, license: 'MIT', optional: true, os: ['linux'], cpu: ['x64'] };

  it('adds the platforms that are missing beside the one that is there, and says which they are', () => {
    const packages = { '': {}, 'node_modules/tool': parent, 'node_modules/@tool/linux-x64-gnu': here };
    expect(missingEntries(packages)).toEqual({
      'node_modules/@tool/linux-x64-musl': {
        version: '1.0.0',
        cpu: ['x64'],
        dev: true,
        libc: ['musl'],
        license: 'MIT',
        optional: true,
        os: ['linux'],
      },
      'node_modules/@tool/win32-arm64': {
        version: '1.0.0',
        cpu: ['arm64'],
        dev: true,
        license: 'MIT',
        optional: true,
        os: ['win32'],
      },
    });
  });

  it('keeps two versions of a tool apart', () => {
    const newer = { version: '2.0.0', optionalDependencies: { '@tool/win32-arm64': '2.0.0' } };
    const packages = {
      'node_modules/tool': parent,
      'node_modules/@tool/linux-x64-gnu': here,
      'node_modules/@tool/linux-x64-musl': here,
      'node_modules/@tool/win32-arm64': here,
      'node_modules/other/node_modules/tool': newer,
    };
    const [place, entry] = Object.entries(missingEntries(packages))[0] ?? [];
    expect(place).toBe('node_modules/other/node_modules/tool/node_modules/@tool/win32-arm64');
    expect(entry?.version).toBe('2.0.0');
  });

  it('leaves a complete lock alone', () => {
    expect(missingEntries({ 'node_modules/a': { version: '1.0.0' } })).toEqual({});
  });
});
