import type { z } from 'zod';

/** Most UTF-16 units of a text that a pattern or a format holds: codes, dates, keys. */
const codeUnitsMax = 200;

/** The place in the call of a text that is too long. */
type Check = (value: unknown, path: string) => string | undefined;

/**
 * Finds the place of a text that cannot fit its field whatever is trimmed from it, by its length alone. It runs before the input
 * is parsed, so that no text without a bound is counted, normalised or matched. Throws for a schema with such a text.
 */
export function textBounds(schema: z.ZodType): (value: unknown) => string | undefined {
  const check = checkOf(schema, '');
  return (value) => check?.(value, '');
}

/** Most units of a text before it is trimmed: line breaks come as two characters, and blanks around it. */
function unitsBeforeTrimming(max: number): number {
  return 2 * max + codeUnitsMax;
}

// The library's own description of a schema, which it gives to programs like this one (zod.dev/packages/core).
function checkOf(schema: unknown, field: string): Check | undefined {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
      return textCheck(def, field);
    case 'object': {
      const members = Object.entries(def.shape).flatMap(([name, member]) => {
        const check = checkOf(member, `${field}.${name}`);
        return check === undefined ? [] : [[name, check] as const];
      });
      if (members.length === 0) return undefined;
      return (value, path) =>
        typeof value === 'object' && value !== null
          ? first(members, ([name, check]) => check(Reflect.get(value, name), path === '' ? name : `${path}.${name}`))
          : undefined;
    }
    case 'array': {
      const check = checkOf(def.element, `${field}[]`);
      if (check === undefined) return undefined;
      return (value, path) =>
        Array.isArray(value) ? first(value, (one, index) => check(one, `${path}.${index}`)) : undefined;
    }
    case 'tuple': {
      const checks = def.items.map((item) => checkOf(item, `${field}[]`));
      if (checks.every((check) => check === undefined)) return undefined;
      return (value, path) =>
        Array.isArray(value) ? first(checks, (check, index) => check?.(value[index], `${path}.${index}`)) : undefined;
    }
    case 'union': {
      const checks = def.options.map((option) => checkOf(option, field)).filter((check) => check !== undefined);
      if (checks.length === 0) return undefined;
      // One of them may take what another does not.
      return (value, path) => {
        const found = checks.map((check) => check(value, path));
        return found.includes(undefined) ? undefined : found.at(-1);
      };
    }
    // References of uploads.
    case 'template_literal':
      return codeCheck;
    case 'pipe':
      return def.in._zod.def.type === 'string' && def.out._zod.def.type === 'boolean'
        ? codeCheck
        : (checkOf(def.in, field) ?? checkOf(def.out, field));
    case 'optional':
    case 'nullable':
    case 'nonoptional':
    case 'default':
    case 'prefault':
    case 'catch':
    case 'readonly':
      return checkOf(def.innerType, field);
    case 'boolean':
    case 'custom':
    case 'enum':
    case 'literal':
    case 'number':
    case 'transform':
    case 'undefined':
      return undefined;
    default:
      throw new Error(`${field}: nothing is known of the texts in a schema of type ${def.type}`);
  }
}

function textCheck(def: z.core.$ZodStringDef, field: string): Check {
  const maxima = (def.checks ?? []).flatMap((check) => {
    const { def: rule } = check._zod;
    return rule.check === 'max_length' && 'maximum' in rule ? [Number(rule.maximum)] : [];
  });
  if (maxima.length > 0) return lengthCheck(unitsBeforeTrimming(Math.min(...maxima)));
  const isCode = 'format' in def || (def.checks ?? []).some(({ _zod }) => _zod.def.check === 'string_format');
  if (!isCode) throw new Error(`${field}: a text needs a bound`);
  return codeCheck;
}

function lengthCheck(unitsMax: number): Check {
  return (value, path) => (typeof value === 'string' && value.length > unitsMax ? path : undefined);
}

const codeCheck = lengthCheck(codeUnitsMax);

function first<Item, Found>(items: readonly Item[], find: (item: Item, index: number) => Found | undefined) {
  for (const [index, item] of items.entries()) {
    const found = find(item, index);
    if (found !== undefined) return found;
  }
  return undefined;
}
