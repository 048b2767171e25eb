import { seconds } from '../time/durations.ts';

/** I Agree is enabled when this countdown has reached zero (specification, core §4 and §9). */
export const agreementCountdownMs = seconds(30);
