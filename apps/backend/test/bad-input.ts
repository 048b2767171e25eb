import { z } from 'zod';

/** A call's query or body as JSON Schema, which is what its values are made from. */
export type Shape = z.core.JSONSchema.BaseSchema;

/** One thing wrong with an otherwise fitting input. `field` is how the refusal has to name it. */
interface BadInput {
  what: string;
  field: string;
  input: Record<string, unknown>;
}

/** How input travels: JSON tells types apart; queries and forms are text. */
export type Carrier = 'json' | 'text';

/** The shape of a query or body; undefined where nothing is sent. */
export function shapeOf(schema: z.ZodType): Shape | undefined {
  return schema instanceof z.ZodUndefined ? undefined : z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
}

/** The fields of an object by name; an array's are those of its items. */
export function fieldsOf(shape: Shape | undefined): [name: string, field: Shape][] {
  return Object.entries(shape?.properties ?? {}).map(([name, field]) => [name, asShape(field)]);
}

/** A value that a shape lets pass, with what it requires and no more. */
function fitting(shape: Shape): unknown {
  if (shape.const !== undefined) return shape.const;
  if (shape.enum !== undefined) return shape.enum[0];
  if (shape.anyOf !== undefined) return fitting(asShape(shape.anyOf[0]));
  switch (typeOf(shape)) {
    case 'object':
      return fittingInput(shape);
    case 'array':
      if (shape.prefixItems !== undefined) return shape.prefixItems.map((item) => fitting(asShape(item)));
      return Array.from({ length: Math.max(1, shape.minItems ?? 0) }, () => fitting(itemOf(shape)));
    case 'number':
    case 'integer':
      return Math.max(1, shape.minimum ?? 1);
    case 'boolean':
      return true;
    case 'string':
      return fittingText(shape);
    default:
      throw new Error(`no value is known for ${JSON.stringify(shape)}`);
  }
}

/** The required fields of an object, each with a value that passes. */
export function fittingInput(shape: Shape | undefined): Record<string, unknown> {
  const required = new Set(shape?.required);
  return Object.fromEntries(
    fieldsOf(shape).flatMap(([name, field]) => (required.has(name) ? [[name, fitting(field)]] : [])),
  );
}

/**
 * Everything that can be wrong with one field of an object: missing, of another type, out of its range, oversized, with a
 * character that no database keeps, or with nothing in it that can be seen.
 */
export function badInputs(shape: Shape | undefined, carrier: Carrier, fits: Record<string, unknown> = {}): BadInput[] {
  const good = { ...fittingInput(shape), ...fits };
  const required = new Set(shape?.required);
  return fieldsOf(shape).flatMap(([name, field]) => {
    // A form's file is bytes, whatever they are.
    if (field.format === 'binary') return [];
    const { [name]: _left, ...rest } = good;
    const missing = required.has(name) ? [{ what: `no ${name}`, field: name, input: rest }] : [];
    const wrong = badValues(field, carrier, untyped.has(name)).map(({ value, place }) => ({
      what: `${name} = ${JSON.stringify(value).slice(0, 60)}`,
      field: name + place,
      input: { ...good, [name]: value },
    }));
    return [...missing, ...wrong];
  });
}

interface BadValue {
  value: unknown;
  /** Where in the value the fault lies, as the refusal's path goes on. */
  place: string;
}

// Longer than any text of the contract but those that say how long they may be.
const oversized = 'x'.repeat(5_000);

/** Texts that programs fill in: what they hold is theirs, seen or not. */
const untyped = new Set(['Password', 'Token', 'Version', 'fileName', 'Point']);

function badValues(shape: Shape, carrier: Carrier, isUntyped = false): BadValue[] {
  const here = (values: unknown[]): BadValue[] => values.map((value) => ({ value, place: '' }));
  const [choice, none] = shape.anyOf ?? [];
  if (choice !== undefined && none !== undefined && isNull(asShape(none))) {
    return badValues(asShape(choice), carrier, isUntyped).filter(({ value }) => value !== null);
  }
  const nothing = isNull(shape) ? [] : [null];
  const otherTypes = carrier === 'json' ? [...nothing, {}] : [];
  if (shape.const !== undefined || shape.enum !== undefined || shape.anyOf !== undefined) {
    return here([...otherTypes, 'no such value', ...(carrier === 'json' ? [9_999] : [])]);
  }
  switch (typeOf(shape)) {
    case 'object':
      return badInputs(shape, carrier).map(({ field, input }) => ({ value: input, place: `.${field}` }));
    case 'array':
      if (shape.prefixItems !== undefined) return here(['text', 7, ...otherTypes]);
      return [
        ...here(['text', 7, ...otherTypes]),
        ...here(shape.maxItems === undefined ? [] : [repeated(fitting(itemOf(shape)), shape.maxItems + 1)]),
        ...here(shape.minItems === undefined ? [] : [[]]),
        ...badValues(itemOf(shape), carrier, isUntyped).map(({ value, place }) => ({
          value: [value],
          place: `.0${place}`,
        })),
      ];
    case 'number':
    case 'integer':
      return here([...otherTypes, 'text', ...(carrier === 'json' ? ['7', true] : []), ...outside(shape)]);
    case 'boolean':
      return here([...otherTypes, 'true', 2]);
    case 'string':
      return here([
        ...otherTypes,
        ...(carrier === 'json' ? [7, true, ['x']] : []),
        ...(shape.maxLength === undefined ? [] : ['x'.repeat(shape.maxLength + 1)]),
        ...(shape.minLength === undefined ? [] : ['']),
        ...(shape.minLength === 1 && !isUntyped ? [' \u200B\u2060\u00AD\uFEFF\u202E\u3164 '] : []),
        'a\u0000b',
        // In a query and a form it cannot stand: they are UTF-8.
        ...(carrier === 'json' ? ['a\uD83Cb'] : []),
        ...(shape.format === 'date-time' ? [`2026-11-20T00:00:00.${'0'.repeat(5_000)}Z`] : []),
        ...(shape.maxLength === undefined || shape.maxLength < oversized.length ? [oversized] : []),
      ]);
    default:
      throw new Error(`no bad value is known for ${JSON.stringify(shape)}`);
  }
}

/** Numbers on the other side of each bound, and one that is no whole number where that is asked. */
function outside(shape: Shape): number[] {
  return [
    ...(typeOf(shape) === 'integer' ? [fittingNumber(shape) + 0.5] : []),
    ...(shape.minimum === undefined ? [] : [shape.minimum - 1]),
    ...(shape.exclusiveMinimum === undefined ? [] : [Number(shape.exclusiveMinimum)]),
    ...(shape.maximum === undefined ? [] : [shape.maximum + 1]),
  ];
}

function fittingNumber(shape: Shape): number {
  return Number(fitting(shape));
}

// The first that fits is taken; a field with another form needs its own line here.
const texts = [
  'a@b.cd',
  '2026-11-20T00:00:00Z',
  '2026-11-20',
  '2026-11',
  '639171234567',
  '63',
  '4d2a8a6e-8f5e-4f0e-9d2e-1f6f4a1f0b11',
  'abcdefghijklmnopqrstuvwx',
  'f'.repeat(64),
  'FIRST_CLASS',
  '/growthCenter',
];

function fittingText({ pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY }: Shape): string {
  const form = new RegExp(pattern ?? '');
  // Of the reference of an upload: the name of its module comes first.
  const [, module] = /^\^(\w+)\\\/\[/.exec(pattern ?? '') ?? [];
  const text = [...texts, `${module}/none.png`].find(
    (one) => form.test(one) && one.length >= minLength && one.length <= maxLength,
  );
  if (text === undefined) throw new Error(`no text is known of the form ${pattern}, ${minLength} to ${maxLength} long`);
  return text;
}

function repeated(value: unknown, times: number): unknown[] {
  return Array.from({ length: times }, () => value);
}

function isNull({ type }: Shape): boolean {
  return type === 'null' || (Array.isArray(type) && type.includes('null'));
}

function typeOf(shape: Shape): string | undefined {
  return Array.isArray(shape.type) ? shape.type[0] : shape.type;
}

function itemOf(shape: Shape): Shape {
  if (shape.items === undefined || Array.isArray(shape.items)) throw new Error('a list without a shape of its items');
  return asShape(shape.items);
}

function asShape(shape: z.core.JSONSchema._JSONSchema | undefined): Shape {
  if (shape === undefined || typeof shape === 'boolean') throw new Error('a field without a shape');
  return shape;
}
