/** A part of a page: what it shows, or why it cannot. One failing call must not take the others along. */
export type Part<Value> = { value: Value } | MissingPart;

/** Said of a part where nothing else is known of why it is missing. */
export const lostPartWords = 'This could not be loaded.';

/** What could not be had of a page. */
export interface MissingPart {
  problem: string;
  /** The service has refused it: to ask again would not help. */
  isFinal?: boolean | undefined;
  /** The company does not offer it to the tutor: nor would it help later. */
  isLasting?: boolean | undefined;
}

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

/** A part of what stands beside the page: its value, or why it is not there, or that it is still to come. */
export function besidePart<Value>(
  part: Part<Value> | undefined,
  { problem, isAsking }: { problem: string | undefined; isAsking: boolean },
): { value?: Value; problem: string | undefined; isLoading: boolean } {
  if (part === undefined) return { problem, isLoading: problem === undefined };
  if ('value' in part) return { value: part.value, problem: undefined, isLoading: false };
  return isAsking ? { problem: undefined, isLoading: true } : { problem: part.problem, isLoading: false };
}

/** Whether to ask again may bring a part that could not be had. */
export function isWorthAsking(loaded: object): boolean {
  return Object.values(loaded).some((part) => isMissing(part) && part.isFinal !== true);
}

function isMissing(part: unknown): part is MissingPart {
  return typeof part === 'object' && part !== null && 'problem' in part;
}
