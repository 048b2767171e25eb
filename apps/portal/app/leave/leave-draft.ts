/** Name of the form of a leave request. */
export const leaveForm = 'leave-request';

/** Name of its draft, of a new request or of a change. */
export function leaveDraft(editedId: number | undefined): string {
  return editedId === undefined ? leaveForm : `${leaveForm}:${editedId}`;
}
