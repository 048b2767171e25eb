/** What there is to celebrate, as the growth pages' forms are answered. */
export interface Celebration {
  title: string;
  words: string;
  /** Level that was reached, whose pet joins in. */
  level?: number;
}

/** What the forms of growth are told beside what every form is. */
export interface GrowthMore {
  celebration: Celebration;
}
