import type { AppLoadContext, ServerBuild } from '@remix-run/server-runtime';
import { describe, expect, test } from 'vitest';
import { serverBuild } from '../testing/server-build.ts';
import { createRouteHandler, routesBySegment } from './route-handler.ts';

const told = (id: string) => ({ default: () => null, loader: () => ({ id }) });
const route = (id: string, path?: string, parentId?: string, index?: true) => ({
  id,
  module: told(id),
  ...(path === undefined ? {} : { path }),
  ...(parentId === undefined ? {} : { parentId }),
  ...(index === undefined ? {} : { index }),
});
const routes = {
  root: route('root', ''),
  entrance: route('entrance', undefined, 'root', true),
  login: route('login', 'login', 'root'),
  frame: route('frame', undefined, 'root'),
  home: route('home', 'home', 'frame'),
  detail: route('detail', 'classDetail/:id', 'frame'),
  table: route('table', 'classTab', 'frame'),
  history: route('history', 'classTab/history', 'frame'),
  unknown: route('unknown', '*', 'root'),
} satisfies ServerBuild['routes'];

const build = serverBuild(
  // Tells what the document was drawn from: its matches, and the routes that it could see.
  {
    default: (_request, status, headers, { manifest, staticHandlerContext }) =>
      Response.json(
        { matched: staticHandlerContext.matches.map((match) => match.route.id), seen: Object.keys(manifest.routes) },
        { status, headers },
      ),
  },
  routes,
);

test('a segment leads to its routes with their ancestors, and to those that take anything', () => {
  expect(Object.fromEntries([...routesBySegment(routes)].map(([key, ids]) => [key, [...ids]]))).toEqual({
    '': ['root', 'entrance', 'unknown'],
    login: ['root', 'login', 'unknown'],
    home: ['root', 'frame', 'home', 'unknown'],
    classdetail: ['root', 'frame', 'detail', 'unknown'],
    classtab: ['root', 'frame', 'table', 'history', 'unknown'],
  });
});

describe('every address leads where it does with all routes', () => {
  const some = createRouteHandler(build, false);
  const all = createRouteHandler(() => Promise.resolve(build), false);
  // Neither the handler nor these routes look into it.
  const context = {} as AppLoadContext;

  test.each([
    '/',
    '/login',
    '/home',
    '/HOME',
    '/%68ome',
    '//home',
    '/home/',
    '/home/nothing',
    '/classDetail/7',
    '/classDetail',
    '/classTab/history?month=2026-11',
    '/nowhere',
    '/%',
  ])('%s', async (path) => {
    const request = () => new Request(`https://portal.example${path}`);
    const [ours, reference] = await Promise.all([some(request(), context), all(request(), context)]);
    expect(ours.status).toBe(reference.status);
    const { matched } = (await ours.json()) as { matched: string[] };
    expect(matched).toEqual(((await reference.json()) as { matched: string[] }).matched);
  });

  test('data of a route is the same', async () => {
    const request = () => new Request('https://portal.example/classDetail/7?_data=detail');
    const [ours, reference] = await Promise.all([some(request(), context), all(request(), context)]);
    expect(await ours.text()).toBe(await reference.text());
  });

  test('a document sees only what it can lead to', async () => {
    const response = await some(new Request('https://portal.example/home'), context);
    const { seen } = (await response.json()) as { seen: string[] };
    expect(seen).toEqual(['root', 'frame', 'home', 'unknown']);
  });
});
