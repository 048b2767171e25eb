import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { replyArbitrary } from '../testing/reply-arbitrary.ts';
import { contract } from './contract.ts';
import type { Area } from './core/endpoint.ts';
import { essentialsOf, readReply } from './core/read-reply.ts';

const areas: Readonly<Record<string, Area>> = contract;
const calls = Object.entries(areas).flatMap(([area, endpoints]) =>
  Object.entries(endpoints).map(([name, { reply }]) => ({ call: `${area}.${name}`, reply })),
);

/** Where a value of a Body stands. */
type Path = readonly string[];

/** Every place in a Body: of the Body itself, its rows and their members. */
function placesIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inside]) => placesIn(inside, [...path, key]))];
}

function valueAt(body: unknown, path: Path): unknown {
  return path.reduce((value: unknown, key) => Reflect.get(value as object, key), body);
}

/** The Body with another value in a place, or with nothing there. */
function changed(body: unknown, path: Path, value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const copy: unknown = structuredClone(body);
  if (typeof copy === 'object' && copy !== null) Reflect.set(copy, key, changed(Reflect.get(copy, key), rest, value));
  return copy;
}

/** Whether a place is, holds, or lies in one of the members that a reply cannot do without. */
function isEssential(path: Path, essentials: readonly string[]): boolean {
  const place = path.join('.');
  return essentials.some(
    (essential) =>
      essential === 'Body' ||
      place === '' ||
      `${place}.`.startsWith(`${essential}.`) ||
      essential.startsWith(`${place}.`),
  );
}

const nothing = fc.constantFrom(undefined, null);
const odd = fc.oneof(nothing, fc.constantFrom<unknown>(-0.5, 'odd', true, {}, [], [null], { Id: null }, 1e21));

/** A Body with a change in some places of it. */
function changedBody(reply: z.ZodType, changes: fc.Arbitrary<unknown>) {
  return replyArbitrary(reply).chain((body) => {
    const change = fc.record({ path: fc.constantFrom(...placesIn(body)), value: changes });
    return fc.record({ body: fc.constant(body), changes: fc.array(change, { minLength: 1, maxLength: 3 }) });
  });
}

describe.each(calls)('$call', ({ reply }) => {
  const essentials = essentialsOf(reply);

  it('reads what its schema takes as the schema reads it', () => {
    fc.assert(
      fc.property(replyArbitrary(reply), (body) => {
        expect(readReply(reply, structuredClone(body))).toEqual({ body: reply.parse(body), leftOut: [] });
      }),
      { numRuns: 20 },
    );
  });

  it('leaves out an odd row alone', () => {
    fc.assert(
      fc.property(replyArbitrary(reply), fc.nat(), (body, at) => {
        const lists = placesIn(body).filter(
          (path) => Array.isArray(valueAt(body, path)) && !essentials.includes(path.join('.')) && !isInRow(path),
        );
        for (const path of lists) {
          const rows = valueAt(body, path) as unknown[];
          const sent = changed(body, path, rows.toSpliced(at % (rows.length + 1), 0, true));
          expect(readReply(reply, sent)).toEqual({ body: reply.parse(body), leftOut: [expect.any(String)] });
        }
      }),
      { numRuns: 20 },
    );
  });

  it('is read whatever else it has in place of what it can do without', () => {
    fc.assert(
      fc.property(changedBody(reply, odd), ({ body, changes }) => {
        // A list that is something else, in place of the Body or of a member, is no list.
        const spared = changes.filter(({ path }) => !isEssential(path, essentials) && isInRow(path));
        const sent = spared.reduce((sofar, { path, value }) => changed(sofar, path, value), body);
        expect(readReply(reply, sent)).toHaveProperty('leftOut');
      }),
      { numRuns: 100 },
    );
  });

  it('is read where anything of it is missing that it can do without', () => {
    fc.assert(
      fc.property(changedBody(reply, nothing), ({ body, changes }) => {
        const spared = changes.filter(({ path }) => !isEssential(path, essentials));
        const sent = spared.reduce((sofar, { path, value }) => changed(sofar, path, value), body);
        expect(readReply(reply, sent)).toHaveProperty('leftOut');
      }),
      { numRuns: 100 },
    );
  });
});

/** Whether a place is a row of a list, or lies in one. */
function isInRow(path: Path): boolean {
  return path.some((key) => /^\d+$/.test(key));
}
