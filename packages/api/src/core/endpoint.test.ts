import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import type { Client } from './client.ts';
import { area, type CallResult, get, type HandlerInput, post, timeouts } from './endpoint.ts';
import { implement } from './implement.ts';
import { flag, instant, optionalText } from './wire.ts';

const shelf = area('/api/Shelf', {
  plain: get('Plain', { summary: 'Nothing in.', reply: z.int() }),
  query: get('Query', { summary: 'A query.', query: z.object({ id: z.coerce.number().int() }), reply: z.string() }),
  body: post('/api/elsewhere/Body', {
    summary: 'A body.',
    body: z.object({ name: z.string().trim() }),
    reply: z.object({ isDone: flag }),
    timeout: 'minute',
    access: 'public',
    assumed: true,
  }),
});

describe('declaring an endpoint', () => {
  it('is plain data with defaults: 10 s, for signed-in tutors, shown by the specification', () => {
    expect(shelf.plain).toMatchObject({
      method: 'GET',
      path: '/api/Shelf/Plain',
      timeout: 'standard',
      access: 'tutor',
      isAssumed: false,
      summary: 'Nothing in.',
    });
    expect(shelf.plain.query.safeParse(undefined).success).toBe(true);
    expect(shelf.plain.body.safeParse({}).success).toBe(false);
  });

  it('keeps what it says, and a path from the root stands outside the prefix', () => {
    expect(shelf.body).toMatchObject({
      method: 'POST',
      path: '/api/elsewhere/Body',
      timeout: 'minute',
      access: 'public',
      isAssumed: true,
    });
  });

  it('without a summary throws', () => {
    expect(() => area('/api/X', { x: get('X', { summary: '', reply: z.int() }) })).toThrow('needs a summary');
  });

  it('has the timeouts of the specification, in milliseconds', () => {
    expect(timeouts).toEqual({
      standard: 10_000,
      minute: 60_000,
      twoMinutes: 120_000,
      account: 180_000,
      upload: 300_000,
      report: 600_000,
      none: undefined,
    });
  });
});

describe('a declaration is typed end to end', () => {
  type Shelf = Client<{ shelf: typeof shelf }>['shelf'];

  it('for the caller', () => {
    expectTypeOf<Shelf['plain']>().parameters.toEqualTypeOf<[]>();
    expectTypeOf<Parameters<Shelf['query']>[0]['query']>().toEqualTypeOf<{ id: unknown }>();
    expectTypeOf<Parameters<Shelf['body']>[0]['body']>().toEqualTypeOf<{ name: string }>();
    expectTypeOf<Awaited<ReturnType<Shelf['plain']>>>().toEqualTypeOf<CallResult<typeof shelf.plain>>();
    expectTypeOf<Awaited<ReturnType<Shelf['body']>>['body']>().toEqualTypeOf<{ isDone: boolean }>();
  });

  it('for the handler', () => {
    expectTypeOf<HandlerInput<typeof shelf.query>['query']>().toEqualTypeOf<{ id: number }>();
    expectTypeOf<HandlerInput<typeof shelf.body>['body']>().toEqualTypeOf<{ name: string }>();
  });

  it('so that a missing or mistyped handler does not compile', () => {
    const complete = {
      plain: () => ({ body: 1 }),
      query: ({ query }: { query: { id: number } }) => ({ body: String(query.id) }),
      body: () => ({ body: { isDone: true } }),
    };
    implement(shelf, complete);
    const { plain: _, ...incomplete } = complete;
    // @ts-expect-error a handler is missing
    implement(shelf, incomplete);
    // @ts-expect-error the reply is not the declared one
    implement(shelf, { ...complete, plain: () => ({ body: 'one' }) });
    const wrongInput = ({ body }: { body: { other: number } }) => ({ body: { isDone: body.other > 0 } });
    // @ts-expect-error the body is not the declared one
    implement(shelf, { ...complete, body: wrongInput });
  });
});

describe('implementing an area', () => {
  it('pairs every endpoint with its handler, which gets the input and the context', async () => {
    const seen: unknown[] = [];
    const implemented = implement<typeof shelf, { tuid: number }>(shelf, {
      plain: ({ tuid }) => ({ body: tuid }),
      query: async ({ query, tuid }) => ({ body: `${query.id} of ${tuid}`, message: 'Done' }),
      body: (input) => {
        seen.push(input);
        return { body: { isDone: true } };
      },
    });
    expect(implemented.map(({ endpoint }) => endpoint)).toEqual([shelf.plain, shelf.query, shelf.body]);
    const [plain, query, body] = implemented;
    expect(await plain?.handle({ query: undefined, body: undefined, tuid: 7 })).toEqual({ body: 7 });
    expect(await query?.handle({ query: { id: 3 }, body: undefined, tuid: 7 })).toEqual({
      body: '3 of 7',
      message: 'Done',
    });
    await body?.handle({ query: undefined, body: { name: 'a' }, tuid: 7 });
    expect(seen).toEqual([{ query: undefined, body: { name: 'a' }, tuid: 7 }]);
  });

  it('turns a handler that throws into a rejection', async () => {
    const [plain] = implement(area('/api/Y', { plain: shelf.plain }), {
      plain: () => {
        throw new Error('broken');
      },
    });
    await expect(plain?.handle({ query: undefined, body: undefined })).rejects.toThrow('broken');
  });
});

describe('wire values', () => {
  it.each([
    [true, true],
    [false, false],
    [1, true],
    [0, false],
    [null, false],
    [undefined, false],
  ])('the flag %s is %s', (value, expected) => {
    expect(flag.parse(value)).toBe(expected);
  });

  it.each(['true', '1', 2, -1, {}, []])('%j is no flag', (value) => {
    expect(flag.safeParse(value).success).toBe(false);
  });

  it.each(['2026-11-20T01:02:03Z', '2026-11-20T01:02:03.456Z', '2026-11-20T09:02:03+08:00'])(
    '%s is an instant',
    (value) => {
      expect(instant.parse(value)).toBe(value);
    },
  );

  it.each([
    '2026-11-20',
    '2026-11-20T01:02:03',
    '2026-11-31T00:00:00Z',
    '2026-13-01T00:00:00Z',
    'now',
    0,
    null,
    '/Date(0)/',
  ])('%j is no instant', (value) => {
    expect(instant.safeParse(value).success).toBe(false);
  });

  it('text that may be absent is undefined when it is', () => {
    expect([
      optionalText.parse('a'),
      optionalText.parse(''),
      optionalText.parse(null),
      optionalText.parse(undefined),
    ]).toEqual(['a', '', undefined, undefined]);
    expect(optionalText.safeParse(7).success).toBe(false);
  });
});
