import { minutes, seconds } from '../time/durations.ts';

/** Without mouse, key, scroll or resize for this long the tutor is asked to refresh (specification, core §4 and §9). */
export const idleAfterMs = minutes(10);
/** Activity is noticed at most this often. */
export const activitySampleMs = seconds(1);
/** What an idle page asks (specification's words). */
export const idleMessage = 'Long time no operation. Please refresh the page to view the latest data!';
