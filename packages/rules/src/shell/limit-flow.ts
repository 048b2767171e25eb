import { seconds } from '../time/durations.ts';

/** The limit-flow dialog's button stays disabled this long (specification, core §4 and §9). */
export const limitFlowMs = seconds(3);
/** Its message once the countdown is over. */
export const limitFlowOverMessage = 'You can have a try again now.';
