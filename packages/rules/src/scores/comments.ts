import { addZonedDays, zonedDayFromText } from '../time/zone.ts';

/** The level of a comment: its stars, best first. */
export const commentLevels = [5, 4, 3, 2, 1] as const;
export type CommentLevel = (typeof commentLevels)[number];

/** Asks for comments of every level. */
export const anyCommentLevel = 0;

/** The level that an address asks for; 0 (all) for none and nonsense. */
export function commentLevel(asked: string | null): CommentLevel | typeof anyCommentLevel {
  return commentLevels.find((level) => String(level) === asked) ?? anyCommentLevel;
}

/** The level in words: '5 stars', '1 star'. */
export function commentLevelText(level: number): string {
  return level === 1 ? '1 star' : `${level} stars`;
}

/** The days of which comments are shown. */
export interface CommentRange {
  /** As typed where it is a date, else ''. */
  from: string;
  to: string;
  /** First instant, and the first instant after. */
  start?: Date;
  end?: Date;
  /** Why the range cannot be used; then it has neither start nor end. */
  problem?: string;
}

/** The range that an address asks for: whole days of the zone (yyyy-MM-dd), each end open where none is given. */
export function commentRange(from: string | null, to: string | null, zone: string): CommentRange {
  const start = from === null || from === '' ? undefined : zonedDayFromText(from, zone);
  const last = to === null || to === '' ? undefined : zonedDayFromText(to, zone);
  const typed = { from: start === undefined ? '' : (from ?? ''), to: last === undefined ? '' : (to ?? '') };
  const isWrong = (text: string | null, day: Date | undefined) => text !== null && text !== '' && day === undefined;
  if (isWrong(from, start) || isWrong(to, last)) return { ...typed, problem: 'This is not a date.' };
  if (start !== undefined && last !== undefined && last < start) {
    return { ...typed, problem: 'The last day must not be before the first.' };
  }
  return {
    ...typed,
    ...(start === undefined ? {} : { start }),
    ...(last === undefined ? {} : { end: addZonedDays(last, 1, zone) }),
  };
}
