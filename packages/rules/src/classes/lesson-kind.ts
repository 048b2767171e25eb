/** Kinds of lesson a class can be; the kind decides its fee, its remark and what its page shows. */
export const lessonKinds = ['normal', 'vip', 'trial', 'small', 'test'] as const;
export type LessonKind = (typeof lessonKinds)[number];

/** What each kind is called. */
export const lessonKindWords: Readonly<Record<LessonKind, string>> = {
  normal: 'Regular lesson',
  vip: 'VIP lesson',
  trial: 'Trial lesson',
  small: 'Small class',
  test: 'Test class',
};
