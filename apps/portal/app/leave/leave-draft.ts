/** Name of the draft of a leave request, of a new one or of a change. */
export function leaveDraft(editedId: number | undefined): string {
  return editedId === undefined ? 'leave-request' : `leave-request:${editedId}`;
}
