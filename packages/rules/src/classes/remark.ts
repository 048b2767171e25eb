import { days, hours } from '../time/durations.ts';
import type { ClassEventStatus } from './class-status.ts';
import type { LessonKind } from './lesson-kind.ts';

/** Kinds of remark a class can have (specification, core §7 'remarks'; 'later' puts one off and is none itself). */
export const remarkKinds = ['normal', 'vip', 'knowledge', 'trial'] as const;
export type RemarkKind = (typeof remarkKinds)[number];

/** What each kind is called. */
export const remarkKindWords: Readonly<Record<RemarkKind, string>> = {
  normal: 'Class remark',
  vip: 'VIP remark',
  knowledge: 'Knowledge points remark',
  trial: 'Trial remark',
};

/** The remark that a class asks for: by its kind, and by its knowledge points where its lesson has some. */
export function remarkKindOf({ lessonKind, pointCount }: { lessonKind: LessonKind; pointCount: number }): RemarkKind {
  if (lessonKind === 'trial') return 'trial';
  if (lessonKind === 'vip') return 'vip';
  return lessonKind === 'normal' && pointCount > 0 ? 'knowledge' : 'normal';
}

/** Longest main text of a remark, and longest of its further texts, in characters. */
export const remarkContentMax = 1000;
export const remarkPartMax = 500;

/** How well a knowledge point is known, by its number on the wire. */
export const masteryWords = { 1: 'Mastered', 2: 'Practising', 3: 'Not yet' } as const;
export type Mastery = keyof typeof masteryWords;

/** What a trial remark rates from 1 to 5. */
export const trialSkills = ['pronunciation', 'vocabulary', 'grammar', 'fluency'] as const;
export type TrialSkill = (typeof trialSkills)[number];

/** What each skill is called. */
export const skillWords: Readonly<Record<TrialSkill, string>> = {
  pronunciation: 'Pronunciation',
  vocabulary: 'Vocabulary',
  grammar: 'Grammar',
  fluency: 'Fluency',
};

/** Levels that a trial remark may recommend. */
export const trialLevels = ['Starter', 'Level 1', 'Level 2', 'Level 3', 'Level 4', 'Level 5', 'Level 6'] as const;

/** A remark is due this long after its class; later it still can be written, and counts as late. */
export const remarkDueMs = days(1);

/** A remark that was saved can be changed for this long. */
export const remarkEditMs = hours(24);

/** The last moment at which the remark of a class is in time. */
export function remarkDueAt(end: Date): Date {
  return new Date(end.getTime() + remarkDueMs);
}

/** Until when a saved remark can be changed. */
export function remarkEditableUntil(writtenAt: Date): Date {
  return new Date(writtenAt.getTime() + remarkEditMs);
}

export interface RemarkInput {
  start: Date;
  status: ClassEventStatus;
  /** When the remark was first saved. */
  writtenAt: Date | undefined;
}

/**
 * How the remark of a class stands: `notNeeded` for a cancelled class, `notOpen` before it begins, then `due` until it is
 * saved, `editable` for a day, `closed` for good.
 */
export type RemarkState = 'notNeeded' | 'notOpen' | 'due' | 'editable' | 'closed';

/** How a remark stands at `now`; a class that was cancelled needs none. */
export function remarkState({ start, status, writtenAt }: RemarkInput, now: Date): RemarkState {
  if (writtenAt !== undefined) return now < remarkEditableUntil(writtenAt) ? 'editable' : 'closed';
  if (status === 'Canceled') return 'notNeeded';
  return now < start ? 'notOpen' : 'due';
}
