import fc from 'fast-check';
import { z } from 'zod';

/** Any Body that a schema takes; lists have rows, and members that may be absent are there. */
export function replyArbitrary(schema: z.ZodType): fc.Arbitrary<unknown> {
  const inner = innerOf(schema);
  if (inner !== undefined) return replyArbitrary(inner);
  if (schema instanceof z.ZodObject) {
    return fc.record(mapValues(schema.shape, (member) => replyArbitrary(member as z.ZodType)));
  }
  if (schema instanceof z.ZodArray) {
    const { maximum = 3 } = schema._zod.bag as { maximum?: number };
    return fc.array(replyArbitrary(schema.element as z.ZodType), { minLength: 1, maxLength: Math.min(3, maximum) });
  }
  if (schema instanceof z.ZodRecord) {
    return fc.dictionary(fc.constantFrom('a', 'b'), replyArbitrary(schema.valueType as z.ZodType), { minKeys: 1 });
  }
  if (schema instanceof z.ZodUnion) return fc.oneof(...schema.options.map((one) => replyArbitrary(one as z.ZodType)));
  return singleValue(schema).filter((value) => schema.safeParse(value).success);
}

function singleValue(schema: z.ZodType): fc.Arbitrary<unknown> {
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options);
  if (schema instanceof z.ZodLiteral) return fc.constantFrom(...schema.values);
  if (schema instanceof z.ZodBoolean) return fc.boolean();
  if (schema instanceof z.ZodUnknown) return fc.constantFrom(null, true, 'OK');
  if (schema instanceof z.ZodNumber) return numbers(schema);
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return texts(schema);
  throw new Error(`no value is known for ${schema.type}`);
}

function numbers(schema: z.ZodNumber): fc.Arbitrary<number> {
  const min = Math.max(schema.minValue ?? -1_000, -1_000);
  return fc.integer({ min, max: Math.min(schema.maxValue ?? min + 5_000, min + 5_000) });
}

const uuid = '0f0e9f3c-5d1b-4c8e-9f6a-3b1d2c4e5f60';

/** Texts of a format by example, of a pattern by the pattern, any other one by its length. */
function texts(schema: z.ZodString | z.ZodStringFormat): fc.Arbitrary<string> {
  const examples = ['2026-11-25T08:00:00Z', '2026-11-25', '2026-11', 'https://files.example/a', 'a'.repeat(64), uuid];
  const fitting = ['', ...examples, 'a'.repeat(20)].filter((text) => schema.safeParse(text).success);
  if (fitting.length === 0) throw new Error('no text is known that fits');
  return fc.constantFrom(...fitting);
}

function innerOf(schema: z.ZodType): z.ZodType | undefined {
  if (schema instanceof z.ZodPipe) return schema.in as z.ZodType;
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodCatch
  ) {
    return schema.unwrap() as z.ZodType;
  }
  return undefined;
}

function mapValues<Value, Mapped>(
  object: Record<string, Value>,
  map: (value: Value) => Mapped,
): Record<string, Mapped> {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, map(value)]));
}
