import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { pagesDrawnAt, servePages } from '../../testing/pages.tsx';
import { testSecrets } from '../../testing/request.ts';
import { type ScriptedBackend, startScriptedBackend } from '../../testing/scripted-backend.ts';
import * as conversion from './conversion-ranking.tsx';
import * as growth from './growth-ranking.tsx';
import * as rankings from './rankings.tsx';
import * as orders from './received-orders-ranking.tsx';

const path = '/receivedOrdersRanking';
let backend: ScriptedBackend;
let pages: Awaited<ReturnType<typeof servePages>>;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: pagesDrawnAt });
  vi.stubEnv('SESSION_SECRET', testSecrets.SESSION_SECRET);
  backend = await startScriptedBackend();
  pages = await servePages(
    {
      receivedOrdersRanking: orders,
      conversionRanking: conversion,
      'growthCenter/growthRanking': growth,
      rankings,
    },
    backend.url,
  );
});
afterAll(async () => {
  vi.useRealTimers();
  await backend.close();
});

const answer = (call: string, Body: unknown, more: object = {}) =>
  backend.answers.set(`/api/${call}`, { ErrorCode: 0, Body, ...more });
const place = (Position: number, more: object = {}) => ({
  Position,
  Rank: Position,
  Name: `Tutor ${Position}`,
  Value: 200 - Position,
  ...more,
});
const own = place(61, { Rank: 60, PreviousRank: 64, Name: 'Ana L.', Value: 140 });
const ranking = {
  Total: 120,
  Items: [place(1), place(2, { Name: null }), place(3, { Rank: 2, PreviousRank: 1 })],
  SnapshotId: 7,
  RefreshedAt: '2026-11-20T03:50:00Z',
  PeriodStart: '2026-10-21T16:00:00Z',
  PeriodEnd: '2026-11-20T03:50:00Z',
  Own: own,
  OwnCount: 140,
  IsHidden: false,
  Trend: [
    { Start: '2026-11-06T16:00:00Z', Value: 31 },
    { Start: '2026-11-13T16:00:00Z', Value: null },
  ],
};

beforeEach(() => {
  backend.answers.clear();
  backend.asked.clear();
  answer('tutordata/getdidireceivedrankinglist', ranking);
});

test('shows the own trend and place, what is counted, and when it was made, before everybody else', async () => {
  const { title, text, document } = await pages.open(path);
  expect(title).toBe('Received orders ranking · Tutor Portal');
  for (const part of [
    'Your place 60 of 120',
    'Class requests that you grabbed. Equal values share a place.',
    'Thu 22 Oct to Fri 20 Nov, by the company’s calendar (Asia/Shanghai).',
    'Made Fri 20 Nov 2026, 11:50 AM ; anew every 10 minutes.',
    'Received orders: you, week by week',
  ]) {
    expect(text).toContain(part);
  }
  const rows = [...document.querySelectorAll('table[aria-rowcount="121"] tbody tr')];
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('1Tutor 1199'),
    expect.stringContaining('2A tutor who is hidden198'),
    expect.stringContaining('2Tutor 3197'),
  ]);
  expect(rows[2]?.textContent).toContain('Down 1 place');
  expect(text.indexOf('Your place 60')).toBeLessThan(text.indexOf('Tutor 1'));
});

test('leads without script to every page and to the own place, all of one ranking', async () => {
  const { links } = await pages.open(path);
  expect(links['Show my place']).toBe(`${path}?page=2&snapshot=7#my-place`);
  expect(links.Next).toBe(`${path}?page=2&snapshot=7`);
  await pages.open(`${path}?page=2&snapshot=7`);
  expect(backend.asked.get('/api/tutordata/getdidireceivedrankinglist')).toEqual({
    pageIndex: '2',
    pageSize: '50',
    snapshotId: '7',
  });
  expect((await pages.open(`${path}?page=9&snapshot=7`)).location).toBe(`${path}?page=3&snapshot=7`);
});

test.each(['0', '-1', 'x', '1000000000'])('of page %s asks for one that there can be', async (page) => {
  await pages.open(`${path}?page=${page}`);
  expect(backend.asked.get('/api/tutordata/getdidireceivedrankinglist')).toMatchObject({ pageIndex: '1' });
});

test('of a ranking that was thrown away leads to the newest', async () => {
  answer('tutordata/getdidireceivedrankinglist', null, { ErrorCode: 107, Msg: 'Made anew since.' });
  expect((await pages.open(`${path}?page=2&snapshot=6`)).location).toBe(path);
  expect((await pages.open(path)).status).toBe(404);
});

test('has the overall leaderboard and the one of progress', async () => {
  answer('tutordata/getconversionoverallleaderboard', ranking);
  answer('tutordata/getconversionprogressleaderboard', {
    ...ranking,
    Items: [place(1, { Value: 25, Done: 525, OutOf: 500 })],
  });
  expect((await pages.open('/conversionRanking')).text).toContain('out of the trial lessons');
  expect((await pages.open('/conversionRanking?board=progress')).text).toContain('+2.5 points 50.0 % → 52.5 %');
});

test('says to who is not ranked what it takes', async () => {
  answer('tutordata/getconversionoverallleaderboard', { ...ranking, Own: null, OwnCount: 1, Items: [], Total: 0 });
  const { text } = await pages.open('/conversionRanking');
  expect(text).toContain('You are not ranked yet: it takes 3 trial lessons in 30 days, and you have 1.');
  expect(text).toContain('Nobody is ranked yet');
});

test('sends the choice to be hidden, and says what came of it', async () => {
  answer('tutordata/setrankinghidden', { IsHidden: true });
  expect((await pages.open(path)).text).toContain('Hide my name from others');
  const { location, said } = await pages.send(`${path}?page=2`, { isHidden: 'true' });
  expect([location, said]).toEqual([`${path}?page=2`, 'Others no longer see your name in the rankings.']);
  expect(backend.asked.get('/api/tutordata/setrankinghidden')).toMatchObject({ IsHidden: true });
  expect((await pages.send(path, { isHidden: 'perhaps' })).said).toBe('Please try again.');
});

test('of growth is no error for who is outside the growth system', async () => {
  answer('growthsystem/getgrowthponitranking', null, { ErrorCode: 105, Msg: 'Not open.' });
  const { status, text } = await pages.open('/growthCenter/growthRanking');
  expect([status, text]).toEqual([200, expect.stringContaining('Not open to you yet')]);
});

test('sums up the own place in every ranking, and among the top tutors', async () => {
  answer('tutordata/getrankingsummary', [
    {
      Board: 'receivedOrders',
      Rank: 60,
      PreviousRank: 64,
      Value: 140,
      Total: 120,
      RefreshedAt: '2026-11-20T03:50:00Z',
    },
    { Board: 'conversion', Rank: null, Value: null, Total: 3, RefreshedAt: '2026-11-20T03:50:00Z' },
  ]);
  answer('tutordata/gettutoptutorrank', { Rank: 4, Total: 1_200, Enrolments: 63, Level: 2, NextLevelAt: 80 });
  const { text, links } = await pages.open('/rankings');
  expect(text).toContain('Your place 4 of 1,200');
  expect(text).toContain('63 of 80 enrolments');
  expect(text).toContain('Not ranked yet');
  expect(links).toMatchObject({ 'Received orders': path, 'Conversion, overall': '/conversionRanking' });
});
