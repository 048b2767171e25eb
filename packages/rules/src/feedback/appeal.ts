import { typedText } from '../shell/typed-text.ts';
import type { UploadModule } from '../uploads/upload-modules.ts';
import { appealTypes } from './feedback-rules.ts';

/** What an appeal is against. */
export const appealSources = ['ledger', 'complaint', 'class'] as const;
export type AppealSource = (typeof appealSources)[number];

/** Where evidence of appeals is uploaded. */
export const appealModule: UploadModule = 'AppealFile';

/** Type of an appeal against a class that was entered late or left early. */
export const recordAppealType = 10;
/** Type of an appeal against how a class was rated. */
export const ratingAppealType = 12;

/** Types that an appeal against something can have, the likeliest first. `cause` is that of the points ledger. */
export function typesOfAppeal(source: AppealSource, cause?: string): readonly number[] {
  if (source === 'class') return appealTypes;
  if (source === 'complaint') return [13, 12];
  switch (cause) {
    case 'absence':
      return [4, 2];
    case 'cancellation':
      return [9, 2];
    case 'badRating':
      // It is a complaint that took the points (pointsCauseWords).
      return [13, 12];
    default:
      return [13, 2];
  }
}

/** The offered types with the one first that the way to the appeal names, as from a late record of a class. */
export function appealTypesFrom<Type extends { id: number }>(types: readonly Type[], asked: string | null): Type[] {
  return [...types].sort((a, b) => Number(String(b.id) === asked) - Number(String(a.id) === asked));
}

/** A line of the checklist; `isDone` is undefined where only the tutor can tell. */
export interface EvidenceItem {
  key: string;
  label: string;
  isDone: boolean | undefined;
  isRequired: boolean;
}

const tips: Readonly<Record<number, readonly string[]>> = {
  2: ['A screenshot of the classroom with its time', 'What the lesson should have paid, and why'],
  4: ['Proof of what kept you: power cut notice, medical paper', 'When and whom you told'],
  9: ['Proof of the reason you cancelled for', 'When you sent the cancellation'],
  10: ['A screenshot that shows when you entered or left', 'A speed test or a notice of your provider'],
  12: ['What happened in the lesson, minute by minute', 'A screenshot of the classroom or the chat'],
  13: ['What happened in the lesson, minute by minute', 'The messages with the student or the company'],
};

/** Shortest explanation that counts as told, in characters: a line or two. */
const explanationMin = 40;

/** What makes an appeal strong: what the form and the company know by themselves, and what the tutor ticks off. */
export function evidenceChecklist({
  type,
  content,
  files,
  hasClass,
  lateAnswer,
}: {
  type: number | undefined;
  content: string;
  files: number;
  hasClass: boolean;
  /** The company keeps an answer that came too late. */
  lateAnswer: boolean;
}): EvidenceItem[] {
  return [
    { key: 'class', label: 'The class it is about', isDone: hasClass, isRequired: true },
    {
      key: 'content',
      label: 'What happened, in your words',
      isDone: typedText(content).length >= explanationMin,
      isRequired: true,
    },
    { key: 'file', label: 'At least one picture as evidence', isDone: files > 0, isRequired: true },
    ...(lateAnswer
      ? [{ key: 'late', label: 'Your late answer and its time, kept by us', isDone: true, isRequired: false }]
      : []),
    ...(tips[type ?? 0] ?? []).map((label, index) => ({
      key: `tip-${type}-${index}`,
      label,
      isDone: undefined,
      isRequired: false,
    })),
  ];
}
