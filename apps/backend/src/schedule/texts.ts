/** Why single items stand against a submission, in the tutor's words. */
export const refusalReasons = {
  outsideNextWeek: 'Only dates 7 to 13 days from today can be scheduled.',
  outsideTwoWeeks: 'Only the next 14 days can be cancelled.',
  booked: 'A class is booked at this time.',
  disabled: 'The company keeps this time.',
  onLeave: 'You are on leave at this time.',
  begun: 'It has begun already.',
} as const;

/** Why a class is not cancelled for what the tutor was shown: both penalties in words. */
export function risenReason(now: string, shown: string): string {
  return `Cancelling costs ${now} by now. You were shown ${shown}.`;
}

export const scheduleMessages = {
  saved: 'Your schedule is saved.',
  cancelled: 'Your cancellation is saved.',
  refused: 'Nothing was changed. Please look at the times that are marked.',
  risen: 'Nothing was cancelled: the penalty has risen. Please look again.',
  notOpen: 'Self-scheduling is not open for your account.',
  cancelNotOpen: 'Cancelling by yourself is not open for your account.',
  limited: 'Submitting is stopped for your account. Please ask your team manager.',
} as const;
