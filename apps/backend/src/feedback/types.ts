/** Types of feedback: the ids are the specification's (core §5), the names ours where it shows none. */
export const feedbackTypes = [
  { id: 1, name: 'Portal or system problem' },
  { id: 36, name: 'Problem in the classroom' },
  { id: 3, name: 'Schedule' },
  { id: 6, name: 'Service fee and payment' },
  { id: 5, name: 'Training and teaching material' },
  { id: 11, name: 'Complaint about a person' },
  { id: 7, name: 'Suggestion' },
  { id: 2, name: 'Appeal: lesson fee' },
  { id: 4, name: 'Appeal: absence' },
  { id: 9, name: 'Appeal: cancellation' },
  { id: 10, name: 'Appeal: late or left early' },
  { id: 12, name: 'Appeal: rating or comment' },
  { id: 13, name: 'Appeal: complaint or points' },
] as const;

/** Name of a type, or undefined for one that there is not. */
export function feedbackTypeName(type: number): string | undefined {
  return feedbackTypes.find(({ id }) => id === type)?.name;
}
