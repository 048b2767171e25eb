export const mentionAllWord = 'all';

/** Somebody who can be mentioned. */
export interface Mentionable {
  id: number;
  name: string;
  /** The name without its number, which others have too: see `toldApart`. */
  sharedName?: string | undefined;
}

/** Where a mention stands in a text, and of whom; `ids` is undefined for @all. */
export interface MentionPlace {
  start: number;
  end: number;
  ids: readonly number[] | undefined;
}

/** A letter or digit after a name makes it another word: '@Ann' is not in '@Anna'. */
const wordGoesOn = /^[\p{L}\p{N}_]/u;
/** Of an e-mail address the part after '@' is no name. */
const wordBefore = /[\p{L}\p{N}_.+-]$/u;

/** Every '@name' and '@all' of a text, in order; of names that begin alike the longest counts. */
export function mentionPlaces(text: string, people: readonly Mentionable[]): MentionPlace[] {
  const places: MentionPlace[] = [];
  const byName = idsByName(people);
  const names = [...byName.keys()].sort((a, b) => b.length - a.length);
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    if (wordBefore.test(text.slice(Math.max(0, at - 2), at))) continue;
    const rest = text.slice(at + 1);
    const begins = (name: string): boolean => rest.startsWith(name) && !wordGoesOn.test(rest.slice(name.length));
    // Before all names: nobody can be called so that '@all' means less than everybody.
    if (begins(mentionAllWord)) {
      places.push({ start: at, end: at + 1 + mentionAllWord.length, ids: undefined });
      continue;
    }
    const found = names.find(begins);
    if (found !== undefined) places.push({ start: at, end: at + 1 + found.length, ids: byName.get(found) });
  }
  return places;
}

/** Who is meant by a name; by one that is shared, each of those who share it. */
function idsByName(people: readonly Mentionable[]): Map<string, number[]> {
  const byName = new Map<string, number[]>();
  for (const { id, name, sharedName } of people) {
    for (const meant of [name, sharedName ?? '']) {
      if (meant !== '') byName.set(meant, [...(byName.get(meant) ?? []), id]);
    }
  }
  return byName;
}

/** Who is mentioned in a text, as a message carries it. Of people who share a name each is. */
export function findMentions(
  text: string,
  people: readonly Mentionable[],
): { mentions: number[]; mentionsAll: boolean } {
  const places = mentionPlaces(text, people);
  const mentioned = new Set(places.flatMap(({ ids = [] }) => ids));
  return {
    mentions: people.filter(({ id }) => mentioned.has(id)).map(({ id }) => id),
    mentionsAll: places.some(({ ids }) => ids === undefined),
  };
}
