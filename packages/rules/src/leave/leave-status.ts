/** What becomes of a leave request, by its number on the wire. */
export const leaveStatuses = { pending: 0, approved: 1, declined: 2, undone: 3, lapsed: 4 } as const;
export type LeaveStatus = (typeof leaveStatuses)[keyof typeof leaveStatuses];

/** Every status, for schemas. */
export const leaveStatusNumbers = Object.values(leaveStatuses);

/** A status in a word or two. A request that nobody answered before it began has lapsed. */
export function leaveStatusText(status: LeaveStatus): string {
  switch (status) {
    case leaveStatuses.pending:
      return 'Waiting';
    case leaveStatuses.approved:
      return 'Approved';
    case leaveStatuses.declined:
      return 'Declined';
    case leaveStatuses.undone:
      return 'Undone';
    case leaveStatuses.lapsed:
      return 'Not answered';
  }
}

interface Standing {
  status: LeaveStatus;
  start: Date;
}

/** A request can be edited as long as nobody answered it and it has not begun. */
export function canEditLeave({ status, start }: Standing, now: Date): boolean {
  return status === leaveStatuses.pending && start > now;
}

/** A request, also an approved one, can be undone until it begins. */
export function canUndoLeave({ status, start }: Standing, now: Date): boolean {
  return (status === leaveStatuses.pending || status === leaveStatuses.approved) && start > now;
}
