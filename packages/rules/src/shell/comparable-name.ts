/** Letters that are their own in Unicode, and are typed without their stroke or ligature where the keyboard has none. */
const plainLetters: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ŧ: 't',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};

/**
 * A name as it is compared: however a keyboard writes its apostrophes, hyphens, spaces, accents and capitals, it is the same
 * name. Never shown or kept in place of what was typed.
 */
export function comparableName(name: string): string {
  return (
    name
      // Before the accents, of which some stand here for an apostrophe.
      .replace(/['‘’‛`´ʹʻʼʽ′]/g, "'")
      // Accents come apart from their letters here, and full-width letters become plain ones.
      .normalize('NFKD')
      // Joiners, soft hyphens and the like take no place.
      .replace(/[\p{M}\p{Cf}]/gu, '')
      .replace(/[\p{Pd}−]/gu, '-')
      .replace(/ ?- ?/g, '-')
      .replace(/\s+/g, ' ')
      .trim()
      // By way of capitals, so that ß is ss.
      .toUpperCase()
      .toLowerCase()
      .replace(/[łøđðħıŧæœþ]/g, (letter) => plainLetters[letter] ?? letter)
  );
}
