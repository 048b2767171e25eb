/** Kinds of leave by their number on the wire (ours: the specification shows none). */
export const leaveTypes = {
  '1': 'Sick leave',
  '2': 'Family emergency',
  '3': 'Personal leave',
  '4': 'Maternity or paternity leave',
  '5': 'Bereavement leave',
  '6': 'Power or internet at home',
} as const;
/** Their numbers, for schemas. */
export const leaveTypeNumbers = Object.keys(leaveTypes).map(Number);

/** A kind of leave in words. */
export function leaveTypeText(type: number): string {
  return Object.entries(leaveTypes).find(([number]) => Number(number) === type)?.[1] ?? 'Leave';
}

/** Longest reason, in characters. */
export const leaveReasonMax = 500;
