import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { installationSecrets } from '../../scripts/secrets.mjs';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tutor-secrets-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('the secrets are made once, each another, and read by their owner alone', async () => {
  const made = installationSecrets(folder);
  expect(new Set(Object.values(made)).size).toBe(3);
  expect(installationSecrets(folder)).toEqual(made);
  expect((await stat(join(folder, 'secrets.json'))).mode & 0o777).toBe(0o600);
});

it('an installation from before the root secret is given one, and keeps the others', async () => {
  const old = { sessionSecret: 'session', appSecret: 'app' };
  await writeFile(join(folder, 'secrets.json'), JSON.stringify(old));
  const made = installationSecrets(folder);
  expect(made).toEqual({ ...old, rootSecret: expect.stringMatching(/^[\da-f]{64}$/) });
  expect(JSON.parse(await readFile(join(folder, 'secrets.json'), 'utf8'))).toEqual(made);
});
