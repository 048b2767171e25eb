import { contract } from '@tutor/api/contract';
import type { Endpoint } from '@tutor/api/core/endpoint';
import { refusalWords, unusableMessage } from '@tutor/rules/shell/refusal-words';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { invalid, unusable } from '../src/http/refusal.ts';

/** Values that some field cannot take: of another type, too little, too much, and what no database keeps. */
const wrongValues: readonly unknown[] = [
  undefined,
  null,
  '',
  'x',
  'x'.repeat(5_000),
  '\u200B',
  '-1',
  '2026-13-45',
  -1,
  0,
  1.5,
  Number.MAX_VALUE,
  true,
  [],
  Array.from({ length: 500 }, () => 1),
  {},
];

/** A value of a schema's shape in which each field is the same wrong one. */
function filled(schema: z.core.$ZodType, wrong: unknown): unknown {
  if (schema instanceof z.ZodObject) {
    return Object.fromEntries(Object.entries(schema.shape).map(([name, field]) => [name, filled(field, wrong)]));
  }
  if (schema instanceof z.ZodArray) return Array.isArray(wrong) ? wrong : [filled(schema.element, wrong)];
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return filled(schema.unwrap(), wrong);
  }
  if (schema instanceof z.ZodPipe) return filled(schema.in, wrong);
  return wrong;
}

function wireNames(schema: z.core.$ZodType): string[] {
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([name, field]) => [name, ...wireNames(field)]);
  }
  if (schema instanceof z.ZodArray) return wireNames(schema.element);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return wireNames(schema.unwrap());
  }
  return schema instanceof z.ZodPipe ? wireNames(schema.in) : [];
}

const calls: readonly Endpoint[] = Object.values(contract).flatMap((area) => Object.values<Endpoint>(area));
const parameters = calls.flatMap(({ query, body }) => [query, body]);

describe('a refusal that names a parameter', () => {
  const refusals = parameters.flatMap((schema) =>
    [...wrongValues.map((wrong) => filled(schema, wrong)), ...wrongValues].flatMap((value) =>
      (schema.safeParse(value).error?.issues ?? []).map((issue) => unusable(issue).message),
    ),
  );
  const names = new Set(parameters.flatMap(wireNames));

  it('comes of each call that takes any', () => {
    expect(calls.length).toBeGreaterThan(300);
    expect(new Set(refusals).size).toBeGreaterThan(500);
    expect(names.size).toBeGreaterThan(200);
  });

  it('is read by a tutor without the wire name and without words of a program', () => {
    const read = [...new Set(refusals.map(refusalWords))];
    // Two words in one, as no label has them.
    const odd = read.filter(
      (words) =>
        !/^[\p{Lu}\d“"]/u.test(words) || /\b[a-z]+[A-Z]|\w+\.\w+:|[Ii]nvalid|expected|Too (?:small|big)/.test(words),
    );
    expect(odd).toEqual([]);
    expect(read).toContain(unusableMessage);
    expect(read).toContain('The file is not there. Please choose it again.');
    expect(read).toContain('Group name: at most 30 bytes');
  });

  it('has its name taken off, whichever it is and whatever the reason', () => {
    for (const name of names) {
      expect(refusalWords(invalid(name, 'Please choose a reason.').message)).toBe('Please choose a reason.');
      for (const reason of ['must be there', 'Required', 'Invalid input: expected string, received undefined']) {
        expect(refusalWords(invalid(`${name}.0.${name}`, reason).message)).toBe(unusableMessage);
      }
    }
  });
});

it.each([
  'Send failed: Only administrators can speak in this group.',
  'Class ID: This is none of your classes.',
  'The class is over.',
])('words without a wire name stay: %s', (words) => {
  expect(refusalWords(words)).toBe(words);
});
