import { minutes, seconds } from '../time/durations.ts';

/**
 * What happened to a didi request, as the company counts it: 3 grabbed and 4 closed are the specification's (core §4);
 * that it was shown in its dialog is counted as 2, assumed.
 */
export const didiPoints = { shown: 2, grabbed: 3, closed: 4 } as const;

/** The points that end a request for the tutor: either marks it read. */
export const didiEndings = [didiPoints.grabbed, didiPoints.closed] as const;
export type DidiEnding = (typeof didiEndings)[number];

/** How long the signed address of the order page can be used (reliability, R10). */
export const didiGrabMs = seconds(60);

/** How long the reference backend keeps a request open for a tutor; assumed. */
export const didiOpenMs = minutes(10);
