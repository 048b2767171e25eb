/** Why single items stand against a submission, in the tutor's words. */
export const refusalReasons = {
  outsideNextWeek: 'Only dates 7 to 13 days from today can be scheduled.',
  outsideTwoWeeks: 'Only the next 14 days can be cancelled.',
  booked: 'A class is booked at this time.',
  disabled: 'The company keeps this time.',
  onLeave: 'You are on leave at this time.',
  begun: 'It has begun already.',
} as const;

export const scheduleMessages = {
  saved: 'Your schedule is saved.',
  cancelled: 'Your cancellation is saved.',
  refused: 'Nothing was changed. Please look at the times that are marked.',
  notOpen: 'Self-scheduling is not open for your account.',
  cancelNotOpen: 'Cancelling by yourself is not open for your account.',
  limited: 'Submitting is stopped for your account. Please ask your team manager.',
} as const;
