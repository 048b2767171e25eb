import { seconds } from '../time/durations.ts';

/** The chat box counts as failed when its page has not loaded after this long: a frame tells nobody that it failed. */
export const aiChatLoadMs = seconds(15);
