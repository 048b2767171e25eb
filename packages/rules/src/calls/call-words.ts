/** Refusals of calls, in the words that a person reads. */
export const callEndedMessage = 'This call has ended.';
export const inCallElsewhereMessage = 'You are in this call in another window or on another device.';
export const inAnotherCallMessage = 'You are in another call. Hang up there first.';
export const inCallMessage = 'You are in a call.';
/** Takes a person's call from the window or the device in which it is to the one at hand. */
export const moveCallHereLabel = 'Move the call here';
export const returnToCallLabel = 'Return to the call';
export const callFullMessage = 'This call is full: four people are in it.';
export const notInCallMessage = 'You are no longer in this call.';
export const peerGoneMessage = 'This person is no longer in the call.';
export const tooManyCallsMessage = 'You are calling very often. Please wait a minute.';
export const tooManySignalsMessage = 'The connection is being set up too often. Please wait a moment.';
