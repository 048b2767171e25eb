/** A part of a page: what it shows, or why it cannot. One failing call must not take the others along. */
export type Part<Value> = { value: Value } | { problem: string };

/** What was loaded of something, and after how many changes. */
interface Loaded<Data> {
  loaded: Data;
  /** What the parts are about. */
  subject: unknown;
  /** Another value after each form that writes a part over. */
  change: unknown;
}

/** What is known of it. */
export interface KnownParts<Data> extends Loaded<Data> {
  data: Data;
  /** A form has written a part over since it was loaded. */
  isWrittenOver: boolean;
}

/**
 * What is known once this was loaded: a part that could not be had stays as it was known, unless that is about something else
 * or was written over.
 */
export function knownAfter<Data extends object | undefined>(
  last: KnownParts<Data> | undefined,
  now: Loaded<Data>,
): KnownParts<Data> {
  const { loaded } = now;
  if (last === undefined || last.subject !== now.subject) return { ...now, data: loaded, isWrittenOver: false };
  const isWrittenOver = last.isWrittenOver || last.change !== now.change;
  if (last.loaded === loaded || loaded === undefined) return { ...now, data: last.data, isWrittenOver };
  const data = last.data === undefined || isWrittenOver ? loaded : joinParts(loaded, last.data);
  return { ...now, data, isWrittenOver: false };
}

/** The newest of each part: one that could not be had this time stays as it was known. */
function joinParts<Data extends object>(loaded: Data, known: Data): Data {
  const joined = { ...loaded };
  for (const name in loaded) if (isMissing(loaded[name]) && !isMissing(known[name])) joined[name] = known[name];
  return joined;
}

/** Whether every part could be had. */
export function isWhole(loaded: object): boolean {
  return !Object.values(loaded).some(isMissing);
}

function isMissing(part: unknown): boolean {
  return typeof part === 'object' && part !== null && 'problem' in part;
}
