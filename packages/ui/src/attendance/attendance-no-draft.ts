/** Name of the draft of one class's No. */
export function attendanceNoDraft(requestId: number): string {
  return `attendance-no:${requestId}`;
}
