/** Dialogs that wait for the tutor and open by themselves, the most pressing first. */
export const waitingDialogs = [
  'compulsory',
  'agreement',
  'phone',
  'attendance',
  'firstLogin',
  'tour',
  'incompleteInfo',
  'skype',
  'clientNotice',
  'poster',
] as const;
export type WaitingDialog = (typeof waitingDialogs)[number];

/**
 * The one dialog to show. What is open stays open while it is due: nothing is pulled from under the tutor's hands.
 * A confirmation whose time is nearly up goes before everything else, since waiting costs money.
 */
export function nextWaitingDialog(
  due: ReadonlySet<WaitingDialog>,
  { current, isAttendanceUrgent }: { current?: WaitingDialog | undefined; isAttendanceUrgent: boolean },
): WaitingDialog | undefined {
  if (current !== undefined && due.has(current)) return current;
  if (isAttendanceUrgent && due.has('attendance')) return 'attendance';
  return waitingDialogs.find((dialog) => due.has(dialog));
}
