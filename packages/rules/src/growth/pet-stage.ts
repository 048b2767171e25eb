/** The nine stages of a pet, one for each level: what it is called and what is seen. */
export const petStages = [
  { level: 1, name: 'Egg', seen: 'a speckled egg in a nest' },
  { level: 2, name: 'Hatchling', seen: 'a hatchling that looks out of its shell' },
  { level: 3, name: 'Chick', seen: 'a round, downy chick' },
  { level: 4, name: 'Fledgling', seen: 'a fledgling that tries its short wings' },
  { level: 5, name: 'Young bird', seen: 'a young bird with its first crest' },
  { level: 6, name: 'Songbird', seen: 'a slender songbird on its perch' },
  { level: 7, name: 'Crested bird', seen: 'a bird with a tall crest and a long tail' },
  { level: 8, name: 'Great bird', seen: 'a great bird with its wings spread' },
  { level: 9, name: 'Professor', seen: 'a professor in gown and cap before a fan of tail feathers' },
] as const;

export type PetStage = (typeof petStages)[number];

/** The stage of a level, held within 1 to 9. */
export function petStage(level: number): PetStage {
  return petStages[Math.min(9, Math.max(1, Math.trunc(level))) - 1] ?? petStages[0];
}

/** Moods of a pet, from facts alone: never hunger, never reproach. */
export const petMoods = ['content', 'cheering', 'asleep', 'tea', 'listening'] as const;
export type PetMood = (typeof petMoods)[number];

/** What a pet does, and why. */
export const petMoodWords: Readonly<Record<PetMood, string>> = {
  content: 'It is in a good mood.',
  cheering: 'It cheers: a lesson of yours has five stars.',
  asleep: 'It sleeps: you have no class today.',
  tea: 'It has tea: you are on leave.',
  listening: 'It listens: your class is on.',
};

/** The mood by what is so just now: leave first, then the class that is on, then good news. */
export function petMood(facts: {
  isOnLeave: boolean;
  isInClass: boolean;
  hasNewFiveStars: boolean;
  hasClassesToday: boolean;
}): PetMood {
  if (facts.isOnLeave) return 'tea';
  if (facts.isInClass) return 'listening';
  if (facts.hasNewFiveStars) return 'cheering';
  return facts.hasClassesToday ? 'content' : 'asleep';
}

/** Level of the pet of a tutor whose highest level is this: it never shrinks, and before any level it is an egg. */
export function petLevelOf(highestLevel: number): number {
  return Math.max(1, highestLevel);
}
