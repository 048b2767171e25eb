import { expect, test } from 'vitest';
import { slimmed } from './slim-manifest.ts';

const manifest = {
  url: '/assets/manifest-1.js',
  entry: { module: '/entry.js', imports: ['/libraries.js', '/entry.js'] },
  routes: {
    root: { imports: ['/libraries.js', '/entry.js'], css: ['/base.css', '/root.css'] },
    frame: { parentId: 'root', imports: ['/libraries.js', '/frame.js'], css: ['/root.css', '/frame.css'] },
    home: { parentId: 'frame', path: 'home', imports: ['/frame.js', '/home.js'], css: ['/frame.css', '/home.css'] },
    plain: { parentId: 'frame', imports: ['/libraries.js', '/frame.js'], css: ['/frame.css'] },
    sent: { parentId: 'frame', imports: [], css: [] },
    login: { parentId: 'root', imports: ['/frame.js'], css: ['/frame.css'] },
  },
};

test('a route names the files that those around it do not, in their order; a page keeps one, and nothing else changes', () => {
  expect(slimmed(manifest)).toEqual({
    ...manifest,
    routes: {
      root: { imports: [], css: ['/base.css', '/root.css'] },
      frame: { parentId: 'root', imports: ['/frame.js'], css: ['/frame.css'] },
      home: { parentId: 'frame', path: 'home', imports: ['/home.js'], css: ['/home.css'] },
      plain: { parentId: 'frame', imports: ['/libraries.js'], css: [] },
      sent: { parentId: 'frame', imports: [], css: [] },
      login: { parentId: 'root', imports: ['/frame.js'], css: ['/frame.css'] },
    },
  });
});

test('a page and those around it name the same files as before, in the same order', () => {
  const filesOf = ({ entry, routes }: typeof manifest, kind: 'imports' | 'css') => [
    ...new Set([
      ...(kind === 'imports' ? entry.imports : []),
      ...routes.root[kind],
      ...routes.frame[kind],
      ...routes.home[kind],
    ]),
  ];
  for (const kind of ['imports', 'css'] as const)
    expect(filesOf(slimmed(manifest), kind)).toEqual(filesOf(manifest, kind));
});
