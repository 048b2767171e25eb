import { json, redirect, redirectDocument } from '@remix-run/node';
import { createRequestHandler } from '@remix-run/server-runtime';
import { expect, test } from 'vitest';
import { serverBuild } from '../../../testing/server-build.ts';
import * as entry from '../../entry.server.tsx';
import {
  dataAnswer,
  kindOfAnswer,
  leavesDocument,
  redirectOf,
  routeIdAskedBy,
  withoutRouteId,
  withRouteId,
} from './framework-data.ts';

// The framework itself answers here: where it changes how, these fail.
const loaders = {
  data: () => json({ today: 3 }),
  page: () => redirect('/home'),
  document: () => redirectDocument('/login'),
  thrown: () => {
    throw json({ message: 'Not now.' }, 503);
  },
  unexpected: () => {
    throw new TypeError('a defect');
  },
};
const routes = Object.fromEntries(
  Object.entries(loaders).map(([path, loader]) => [
    path,
    { id: path, parentId: 'root', path, module: { default: () => null, loader } },
  ]),
);
const handle = createRequestHandler(
  serverBuild(
    { ...entry, handleError: () => undefined },
    { root: { id: 'root', path: '', module: { default: () => null } }, ...routes },
  ),
  'test',
);
const ask = (path: keyof typeof loaders) =>
  handle(new Request(withRouteId(new URL(`https://portal.example/${path}`), path)));

test.each([
  ['data', 'data'],
  ['page', 'redirect'],
  ['document', 'redirect'],
  ['thrown', 'thrown'],
  ['unexpected', 'error'],
] as const)('what the framework answers to a fetch of %s is told as %s', async (path, kind) => {
  expect(kindOfAnswer(await ask(path))).toBe(kind);
});

test('where a redirect leads is told, and whether to another document', async () => {
  const page = await ask('page');
  const document = await ask('document');
  expect([redirectOf(page), leavesDocument(page)]).toEqual(['/home', false]);
  expect([redirectOf(document), leavesDocument(document)]).toEqual(['/login', true]);
});

test('an answer of our own is one of the framework’s, and a proxy’s is none', async () => {
  const { headers, status } = await ask('data');
  const own = dataAnswer({ today: 3 }, 200);
  expect([own.status, kindOfAnswer(own), own.headers.get('content-type')]).toEqual([
    status,
    'data',
    headers.get('content-type')?.split(';')[0],
  ]);
  expect(kindOfAnswer(new Response('Bad gateway', { status: 502 }))).toBeUndefined();
});

test('an address for data names its route, and the page’s own does not', () => {
  const page = new URL('https://portal.example/classTab?view=day');
  const asking = withRouteId(page, 'classes/class-tab');
  expect(routeIdAskedBy(asking)).toBe('classes/class-tab');
  expect(routeIdAskedBy(page)).toBeNull();
  expect(withoutRouteId(asking).href).toBe(page.href);
});
