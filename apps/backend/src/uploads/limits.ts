import { hours } from '@tutor/rules/time/durations';

/** Files that one tutor may be sending at once. */
export const openUploadsMax = 30;
/** Bytes that one tutor's finished files may take together. */
export const keptBytesMax = 2 * 1024 * 1024 * 1024;
/** An upload that is not merged, and a file that no form takes, are swept after this long. */
export const abandonedAfterMs = hours(48);
