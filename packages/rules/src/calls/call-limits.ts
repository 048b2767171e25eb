import { seconds } from '../time/durations.ts';

/** An invitation that nobody answers ends by itself (specification, growth §9), by the service's clock. */
export const ringMs = seconds(30);
/** People of one call: each sends its picture to each other, which a home's upload bears up to here. */
export const callPeopleMax = 4;
/** How often a page that rings somebody says that it is there, and when it counts as gone. */
export const ringingBeatMs = seconds(3);
export const ringingSilenceMs = seconds(8);
/** The same of a page in a call. */
export const callBeatMs = seconds(5);
export const callSilenceMs = seconds(45);
/** A page in a call that was silent for so long is shown as lost: two beats did not come. */
export const callUnheardMs = seconds(12);
/** A page in a call that says that it goes may be a reload: so long the person's place is kept. A reload on a slow line takes its time. */
export const callReturnMs = seconds(20);
/** The same of a caller while it rings: nobody is to be called to the phone by a page that was closed. */
export const ringingReturnMs = seconds(7);
/** Invitations that one person may send in a minute. */
export const invitesPerMinute = 6;
/** Length of one signal: a description with all of its candidates has some 10,000 characters. */
export const signalLengthMax = 32_000;
/** Signals that one page may send in ten seconds. */
export const signalsPerTenSeconds = 200;
/** Signals of one answer. */
export const signalsMax = 200;
