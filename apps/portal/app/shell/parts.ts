/** A part of a page: what it shows, or why it cannot. One failing call must not take the others along. */
export type Part<Value> = { value: Value } | { problem: string };

/** The newest of each part: one that could not be had this time stays as it was known. */
export function joinParts<Data extends object>(loaded: Data, known: Data): Data {
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
