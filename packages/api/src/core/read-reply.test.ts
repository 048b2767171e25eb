import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { paged } from './paging.ts';
import { essentialsOf, readReply, whole } from './read-reply.ts';
import { flag, ignored, instant, optionalText } from './wire.ts';

const row = z.object({
  Id: z.int(),
  Name: optionalText,
  Parts: z.array(z.object({ Word: z.string() })),
  Files: whole(z.array(z.string())).optional(),
});
const page = z.object({
  Title: z.string(),
  Note: z.string().optional(),
  Receipt: z.object({ At: instant, Hash: z.string() }).nullish(),
  IsDone: flag,
  Rows: z.array(row),
  Menus: z.record(z.string(), z.string()).nullish(),
  Clauses: whole(z.array(z.string()).min(1)),
});
const full = { Title: 'T', IsDone: true, Rows: [], Clauses: ['a'] };
const good = { Id: 1, Parts: [{ Word: 'a' }] };

describe('a reply', () => {
  it.each([
    ['a list that is missing', z.array(row), undefined, []],
    ['a list that is null', z.array(row), null, []],
    ['a page of a list that is missing', paged(row), undefined, { Total: 0, Items: [] }],
    ['a page of a list without its count', paged(row), { Items: [good] }, { Total: 1, Items: [good] }],
    ['an object of optional members that is null', z.object({ Url: optionalText }), null, {}],
    ['a null that means none', row.nullable(), null, null],
    ['nothing of which nothing is expected', ignored, undefined, undefined],
    ['the list of a row that is null', z.array(row), [{ ...good, Parts: null }], [{ ...good, Parts: [] }]],
    ['a member that is null and may be absent', page, { ...full, Note: null }, full],
    ['a whole list that is null', z.object({ Files: whole(z.array(z.string())) }), {}, { Files: [] }],
  ])('with %s is read, and nothing is left out', (_, schema, body, read) => {
    expect(readReply(schema, body)).toEqual({ body: read, leftOut: [] });
  });

  it.each([
    [
      'an odd row',
      { ...full, Rows: [good, { ...good, Id: '2' }, good] },
      { ...full, Rows: [good, good] },
      ['Rows.1.Id'],
    ],
    ['an odd optional member of a row', { ...full, Rows: [{ ...good, Name: 5 }] }, full, ['Rows.0.Name']],
    [
      'an odd row within a row',
      { ...full, Rows: [{ ...good, Parts: [{ Word: 'a' }, { Word: 5 }] }] },
      { ...full, Rows: [good] },
      ['Rows.0.Parts.1.Word'],
    ],
    [
      'a row with an odd whole list',
      { ...full, Rows: [good, { ...good, Files: [5] }] },
      { ...full, Rows: [good] },
      ['Rows.1.Files.0'],
    ],
    ['several faults of one row', { ...full, Rows: [{ Id: 'a', Parts: 'b' }] }, full, ['Rows.0.Id']],
    ['an odd entry', { ...full, Menus: { a: '/a', b: 5 } }, { ...full, Menus: { a: '/a' } }, ['Menus.b']],
    ['an odd optional member', { ...full, Receipt: { At: 'soon', Hash: 'x' } }, full, ['Receipt.At']],
    ['an odd flag', { ...full, IsDone: 'yes' }, { ...full, IsDone: false }, ['IsDone']],
  ])('with %s is read without it, and says where it stood', (_, body, read, places) => {
    const reply = readReply(page, structuredClone(body));
    expect(reply).toMatchObject({ body: read });
    const leftOut = 'leftOut' in reply ? reply.leftOut : [];
    expect(leftOut.map((text) => text.split(':')[0])).toEqual(places);
  });

  it.each([
    [
      'what the page cannot do without',
      { ...full, Title: null },
      'Title: Invalid input: expected string, received null',
    ],
    [
      'a list that is something else',
      { ...full, Rows: 'none' },
      'Rows: Invalid input: expected array, received string',
    ],
    [
      'a whole list with an odd row',
      { ...full, Clauses: ['a', 5] },
      'Clauses.1: Invalid input: expected string, received number',
    ],
    ['a whole list without rows', { ...full, Clauses: null }, 'Clauses: Too small: expected array to have >=1 items'],
    ['something else altogether', 'OK', '(root): Invalid input: expected object, received string'],
  ])('cannot be read for %s', (_, body, problem) => {
    expect(readReply(page, body)).toEqual({ problem });
  });
});

it('names what each reply cannot do without', () => {
  expect(essentialsOf(page)).toEqual(['Title', 'Clauses']);
  expect(essentialsOf(z.object({ Score: z.object({ Flowers: z.int(), Note: optionalText }) }))).toEqual([
    'Score.Flowers',
  ]);
  expect(essentialsOf(z.int())).toEqual(['Body']);
  expect(essentialsOf(row.nullable())).toEqual(['Id', 'Files']);
  for (const schema of [paged(row), z.array(row), ignored]) expect(essentialsOf(schema)).toEqual([]);
});

it('comes to an end where a rule over several members refuses a null that its member takes', () => {
  const either = z
    .object({ From: z.string().nullable(), Until: z.string().nullable() })
    .refine(({ From }) => From !== null, { path: ['From'], error: 'one of the two' });
  expect(readReply(either, { From: null, Until: null })).toEqual({ problem: 'From: one of the two' });
  expect(readReply(z.array(either), [{ From: null, Until: null }])).toEqual({
    body: [],
    leftOut: ['0.From: one of the two'],
  });
});
