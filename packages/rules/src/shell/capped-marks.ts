/** Most marks in a row on one sign. Scripts stack at most some ten, and a flag's emoji has seven. */
const marksMax = 20;

// Accents, joiners, tags and skin tones take no place of their own. The first twenty stay.
const pile =
  /([\p{M}\p{Cf}\p{Grapheme_Extend}\p{Emoji_Modifier}]{20})[\p{M}\p{Cf}\p{Grapheme_Extend}\p{Emoji_Modifier}]+/gu;

/** A text without piles of marks: a browser takes minutes to lay out a sign of a hundred thousand. Costs by its length. */
export function cappedMarks(text: string): string {
  return text.length <= marksMax ? text : text.replace(pile, '$1');
}
