export const accentPassageIds = ['market', 'rain', 'letter'] as const;
export type AccentPassageId = (typeof accentPassageIds)[number];

/** A short text to be read aloud. */
export interface AccentPassage {
  id: AccentPassageId;
  title: string;
  text: string;
}

/** Texts of our own. Each has the sounds that listeners tell an accent by: th, r and l, v and b, short and long vowels, word stress. */
export const accentPassages: readonly [AccentPassage, ...AccentPassage[]] = [
  {
    id: 'market',
    title: 'The market on Thursday',
    text: 'On Thursday mornings the village market opens at three minutes past eight. Ruth sells thick brown bread, very good olives and a little yellow cheese. “These are rather small,” she laughs, “but they weigh more than you would believe.” By half past ten the whole square is full of voices.',
  },
  {
    id: 'rain',
    title: 'Rain before the lesson',
    text: 'It was raining hard when Victor left the library. He had planned to walk, yet both his shoes were already wet. A young woman lent him her umbrella and told him to return it at the weekend. “I usually leave it there anyway,” she said, and hurried through the heavy doors.',
  },
  {
    id: 'letter',
    title: 'A letter from a pupil',
    text: 'Dear teacher, thank you for the wonderful story about the whale and the fisherman. I read it to my brother, who is three years old, and he asked for it every evening this week. Next month we shall visit the sea. I hope that we really see one, even a very small one.',
  },
];

/** The text of this id; undefined for any other word. */
export function findPassage(id: string): AccentPassage | undefined {
  return accentPassages.find((passage) => passage.id === id);
}
