import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { firstLoadGoal, firstLoads, scriptBytes } from '../../scripts/first-load.mjs';

const manifest = {
  url: '/assets/manifest-1a2b.js',
  entry: { module: '/assets/entry.js', imports: ['/assets/react.js'] },
  routes: {
    root: { id: 'root', path: '', module: '/assets/root.js', imports: ['/assets/react.js'] },
    frame: { id: 'frame', parentId: 'root', module: '/assets/frame.js' },
    home: { id: 'home', parentId: 'frame', path: 'home', module: '/assets/home.js', imports: ['/assets/react.js'] },
    login: { id: 'login', parentId: 'root', path: 'login', module: '/assets/login.js', imports: [] },
  },
};
const scripts: Readonly<Record<string, string>> = {
  'manifest-1a2b.js': `window.__remixManifest=${JSON.stringify(manifest)};`,
  'entry.js': 'begin()',
  'react.js': 'function createElement() {}',
  'root.js': 'export const root = 1;',
  'frame.js': 'export const frame = "menu and header";',
  'home.js': 'import{i as c}from"./icon.js";import"./side.js";export const home = () => import("./dialog.js");',
  'icon.js': 'export const i = "an icon that the manifest does not name";',
  'side.js': 'sideEffect()',
  'login.js': 'export const login = 3;',
  'dialog.js': 'export const dialog = "fetched when it is asked for";',
};
let client: string;

beforeEach(async () => {
  client = await mkdtemp(join(tmpdir(), 'tutor-client-'));
  await mkdir(join(client, 'assets'));
  for (const [name, text] of Object.entries(scripts)) await writeFile(join(client, 'assets', name), text);
});
afterEach(() => rm(client, { recursive: true, force: true }));

const bytesOf = (...names: string[]): number =>
  names.reduce((sum, name) => sum + scriptBytes(Buffer.from(scripts[name] ?? '')), 0);

it('counts for a page its own scripts with what they import, those of the routes around it and those that all share, each once', () => {
  const all = ['manifest-1a2b.js', 'entry.js', 'react.js', 'root.js'];
  expect(firstLoads(client)).toEqual(
    expect.arrayContaining([
      { path: '/home', bytes: bytesOf(...all, 'frame.js', 'home.js', 'icon.js', 'side.js') },
      { path: '/login', bytes: bytesOf(...all, 'login.js') },
    ]),
  );
});

it('gives the sign-in and the dashboard less than any other page', () => {
  expect(['/login', '/home', '/classTab'].map(firstLoadGoal)).toEqual([121, 165, 197.5]);
});
