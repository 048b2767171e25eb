export const mentionAllWord = 'all';

/** Somebody who can be mentioned. */
export interface Mentionable {
  id: number;
  name: string;
}

/** Where a mention stands in a text; `id` is undefined for @all. */
export interface MentionPlace {
  start: number;
  end: number;
  id: number | undefined;
}

/** A letter or digit after a name makes it another word: '@Ann' is not in '@Anna'. */
const wordGoesOn = /^[\p{L}\p{N}_]/u;
/** Of an e-mail address the part after '@' is no name. */
const wordBefore = /[\p{L}\p{N}_.+-]$/u;

/** Every '@name' and '@all' of a text, in order; of names that begin alike the longest counts. */
export function mentionPlaces(text: string, people: readonly Mentionable[]): MentionPlace[] {
  const places: MentionPlace[] = [];
  const names = [...people].filter(({ name }) => name !== '').sort((a, b) => b.name.length - a.name.length);
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    if (wordBefore.test(text.slice(Math.max(0, at - 2), at))) continue;
    const rest = text.slice(at + 1);
    const begins = (name: string): boolean => rest.startsWith(name) && !wordGoesOn.test(rest.slice(name.length));
    const found = names.find(({ name }) => begins(name));
    if (found !== undefined) places.push({ start: at, end: at + 1 + found.name.length, id: found.id });
    else if (begins(mentionAllWord)) places.push({ start: at, end: at + 1 + mentionAllWord.length, id: undefined });
  }
  return places;
}

/** Who is mentioned in a text, as a message carries it. Of people who share a name each is. */
export function findMentions(
  text: string,
  people: readonly Mentionable[],
): { mentions: number[]; mentionsAll: boolean } {
  const places = mentionPlaces(text, people);
  const names = new Set(
    places.filter(({ id }) => id !== undefined).map(({ start, end }) => text.slice(start + 1, end)),
  );
  return {
    mentions: people.filter(({ name }) => names.has(name)).map(({ id }) => id),
    mentionsAll: places.some(({ id }) => id === undefined),
  };
}
