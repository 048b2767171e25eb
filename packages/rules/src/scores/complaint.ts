import { typedText } from '../shell/typed-text.ts';

/** How far a complaint is. */
export const complaintStates = ['waiting', 'answered', 'upheld', 'dismissed', 'withdrawn'] as const;
export type ComplaintState = (typeof complaintStates)[number];

/** Whether the tutor received the complaint or sent it. */
export const complaintDirections = ['received', 'sent'] as const;
export type ComplaintDirection = (typeof complaintDirections)[number];

/** What a complaint of a tutor can be about (the list is ours: the specification shows none). */
export const sentComplaintTypes = [
  'Student did not come',
  'Behaviour in class',
  'Classroom or system problem',
  'Wrong record or deduction',
  'Other',
] as const;

/** Whether a complaint still takes replies: until it is decided or taken back. */
export function takesReplies(state: ComplaintState): boolean {
  return state === 'waiting' || state === 'answered';
}

/** The state after a reply of the tutor: a received complaint is answered, one that was sent waits for the company again. */
export function stateAfterReply(direction: ComplaintDirection): ComplaintState {
  return direction === 'received' ? 'answered' : 'waiting';
}

/** The states that the list can be narrowed to. */
export const complaintFilters = ['all', 'waiting', 'answered', 'upheld', 'dismissed', 'withdrawn'] as const;
export type ComplaintFilter = (typeof complaintFilters)[number];

/** The filter that an address asks for; all for none and nonsense. */
export function complaintFilter(asked: string | null): ComplaintFilter {
  return complaintFilters.find((filter) => filter === asked) ?? 'all';
}

/** Longest text of a reply or complaint, in characters: that of a feedback (specification, core §5). */
export const complaintTextMax = 500;

/** What is wrong with such a text, in the specification's words; undefined where nothing is. Needs no schema library. */
export function complaintTextProblem(text: string): string | undefined {
  const { length } = typedText(text);
  if (length === 0) return 'Required';
  return length > complaintTextMax ? `Max ${complaintTextMax} characters` : undefined;
}
