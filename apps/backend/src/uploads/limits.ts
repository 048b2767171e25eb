import { hours } from '@tutor/rules/time/durations';

/** Files that one tutor may be sending at once. */
export const openUploadsMax = 30;
/** Cancelled uploads that are remembered of one tutor, so that no late slice begins them anew. */
export const cancelledUploadsMax = 2 * openUploadsMax;
/** Bytes that they may take together: the four largest files, which is what a browser sends at once. */
export const openBytesMax = 200 * 1024 * 1024;
/** Bytes that one tutor's finished files may take together. */
export const keptBytesMax = 512 * 1024 * 1024;
/** Bytes of the disk that uploads leave free: the database and the logs need room after them. */
export const freeBytesMin = 1024 * 1024 * 1024;
/** An upload that is not merged, and a file that no form takes, are swept after this long. */
export const abandonedAfterMs = hours(48);
