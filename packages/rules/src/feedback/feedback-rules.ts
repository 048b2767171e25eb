/** Longest content of a feedback or a reply, in characters (specification, core §9). */
export const feedbackContentMax = 500;

/** Quick feedback that a tutor may send in a month; appeals do not count. The specification shows no number. */
export const feedbackMonthlyQuota = 10;

/** Files of one feedback at most. */
export const feedbackFilesMax = 3;

/** Characters of a complaint name at most. */
export const complaintNameMax = 100;

/** Types for which the Class ID is required (specification, core §5). */
const classTypes: readonly number[] = [2, 4, 9, 10, 12, 13, 36];
/** Types for which it may be given. */
const optionalClassTypes: readonly number[] = [1];
/** The type about a person, whose name is required. */
const personType = 11;
/** Types in which a class is disputed: these are appeals, and evidence is required (decisions, Forms). */
export const appealTypes = [2, 4, 9, 10, 12, 13] as const;

/** Whether a field is asked for. */
export type Need = 'required' | 'optional' | 'none';

/** What a feedback of a type asks for beside its content. */
export interface FeedbackNeeds {
  classId: Need;
  complaintName: Need;
  file: Need;
}

/** Which fields a type has; for a type that is not chosen yet nothing but the file, which may be given. */
export function feedbackNeeds(type: number | undefined): FeedbackNeeds {
  const isClassType = type !== undefined && classTypes.includes(type);
  const mayHaveClass = type !== undefined && optionalClassTypes.includes(type);
  return {
    classId: isClassType ? 'required' : mayHaveClass ? 'optional' : 'none',
    complaintName: type === personType ? 'required' : 'none',
    file: isAppealType(type) ? 'required' : 'optional',
  };
}

/** Whether a type disputes a class. */
export function isAppealType(type: number | undefined): boolean {
  return appealTypes.some((one) => one === type);
}

/** How far the company is with a feedback. */
export const feedbackStates = ['waiting', 'inProgress', 'answered', 'accepted', 'declined'] as const;
export type FeedbackState = (typeof feedbackStates)[number];

/** Views of the list. */
export const feedbackViews = ['all', 'open', 'settled', 'appeals'] as const;
export type FeedbackView = (typeof feedbackViews)[number];

/** States of a view; undefined for all. */
export function statesOfView(view: FeedbackView): readonly FeedbackState[] | undefined {
  if (view === 'open') return ['waiting', 'inProgress'];
  return view === 'settled' ? ['answered', 'accepted', 'declined'] : undefined;
}

/** Whether a feedback may still be edited: nobody has begun with it. */
export function canEditFeedback({ state, replies }: { state: FeedbackState; replies: number }): boolean {
  return state === 'waiting' && replies === 0;
}

/** Whether more may be said to it: a decision ends an appeal. */
export function canReplyToFeedback(state: FeedbackState): boolean {
  return state !== 'accepted' && state !== 'declined';
}
