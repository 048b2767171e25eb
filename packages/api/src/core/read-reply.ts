import { z } from 'zod';

/** A reply as far as it could be read. */
export type ReadReply =
  | {
      body: unknown;
      /** Path and reason of each row or optional member that was left out; never a value. */
      leftOut: string[];
    }
  | { problem: string };

const wholeLists = new WeakSet<z.ZodType>();

/** A list of which every row counts, as of a contract: with a row that cannot be read, the list cannot be read. */
export function whole<List extends z.ZodType>(list: List): List {
  wholeLists.add(list);
  return list;
}

/** Where something of a Body stands. */
interface Place {
  container: object;
  key: PropertyKey;
}

/**
 * Reads a Body by its schema, forgivingly. A list or an object that is missing is an empty one. A row that cannot be read is left
 * out, and so is an optional member outside of rows. Anything else is a problem. The Body is changed on the way.
 */
export function readReply(schema: z.ZodType, body: unknown): ReadReply {
  const root = { body };
  const leftOut: string[] = [];
  for (;;) {
    const parsed = schema.safeParse(root.body);
    if (parsed.success) return { body: parsed.data, leftOut };
    const cuts = new Map<object, Set<PropertyKey>>();
    for (const issue of parsed.error.issues) {
      const { spared, missing } = follow(schema, root, issue.path);
      if (missing !== undefined) Reflect.set(missing.container, missing.key, missing.empty);
      else if (spared === undefined) return { problem: issueText(issue) };
      else if (addCut(cuts, spared)) leftOut.push(issueText(issue));
    }
    for (const [container, keys] of cuts) cutOut(container, keys);
  }
}

/** Members that the Body cannot do without, by their paths; 'Body' for one that is a single value. */
export function essentialsOf(schema: z.ZodType, path: readonly string[] = [], isSpared = false): string[] {
  const bare = withoutWrappers(schema);
  const place = path.join('.') || 'Body';
  if (wholeLists.has(bare)) return [place];
  if (bare instanceof z.ZodObject) {
    return Object.entries(bare.shape as Record<string, z.ZodType>).flatMap(([name, member]) =>
      essentialsOf(member, [...path, name], isSpared || takes(member, undefined)),
    );
  }
  return isSpared || bare instanceof z.ZodArray || takes(schema, undefined) ? [] : [place];
}

/** Follows an issue to what is missing there, or to what can be left out because of it. */
function follow(
  schema: z.ZodType,
  root: { body: unknown },
  path: readonly PropertyKey[],
): { spared?: Place | undefined; missing?: (Place & { empty: unknown }) | undefined } {
  let place: Place = { container: root, key: 'body' };
  let at = schema;
  let row: Place | undefined;
  let member: Place | undefined;
  for (const key of path) {
    const container = valueAt(place);
    const outer = withoutWrappers(at);
    // Nothing in a whole list can be spared, but the row that the list stands in can.
    if (wholeLists.has(outer) || typeof container !== 'object' || container === null) return { spared: row };
    place = { container, key };
    const inner = memberOf(outer, key);
    if (inner === undefined) break;
    at = inner;
    if (!(outer instanceof z.ZodObject)) row = place;
    else if (valueAt(place) !== undefined && takes(at, undefined)) member = place;
  }
  if ((valueAt(place) ?? undefined) === undefined) {
    const missing = missingOf(at);
    // What stands there already was refused for another reason: to write it again would go on for ever.
    if (missing !== undefined && missing.empty !== valueAt(place)) return { missing: { ...place, ...missing } };
  }
  return { spared: wholeLists.has(withoutWrappers(at)) ? row : (row ?? member) };
}

/** What stands for something that is missing: whichever of null and undefined is taken, or an empty list or object. */
function missingOf(schema: z.ZodType): { empty: unknown } | undefined {
  for (const empty of [null, undefined]) if (takes(schema, empty)) return { empty };
  const bare = withoutWrappers(schema);
  if (bare instanceof z.ZodArray) return { empty: [] };
  return bare instanceof z.ZodObject ? { empty: {} } : undefined;
}

function takes(schema: z.ZodType, value: unknown): boolean {
  return schema.safeParse(value).success;
}

function valueAt({ container, key }: Place): unknown {
  return Reflect.get(container, key);
}

/** The schema of a row, of an entry or of a member. */
function memberOf(schema: z.ZodType, key: PropertyKey): z.ZodType | undefined {
  if (schema instanceof z.ZodArray) return schema.element as z.ZodType;
  if (schema instanceof z.ZodRecord) return schema.valueType as z.ZodType;
  return schema instanceof z.ZodObject ? (schema.shape[String(key)] as z.ZodType | undefined) : undefined;
}

function withoutWrappers(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodPipe) return withoutWrappers(schema.in as z.ZodType);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return withoutWrappers(schema.unwrap() as z.ZodType);
  }
  return schema;
}

/** False for a place that is left out already. */
function addCut(cuts: Map<object, Set<PropertyKey>>, { container, key }: Place): boolean {
  const keys = cuts.get(container) ?? new Set();
  cuts.set(container, keys);
  return keys.size < keys.add(key).size;
}

function cutOut(container: object, keys: ReadonlySet<PropertyKey>): void {
  if (!Array.isArray(container)) {
    for (const key of keys) Reflect.deleteProperty(container, key);
    return;
  }
  let kept = 0;
  for (const [index, row] of container.entries()) if (!keys.has(index)) container[kept++] = row;
  container.length = kept;
}

/** Field and reason; never the value itself. */
export function issueText({ path, message }: z.core.$ZodIssue): string {
  return `${path.join('.') || '(root)'}: ${message}`;
}
