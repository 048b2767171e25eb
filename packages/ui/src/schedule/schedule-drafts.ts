/** Name under which unsent changes to next week are kept. */
export const scheduleDraft = 'release-time';

/** Name under which what is selected to be cancelled is kept until it is sent. */
export const cancelDraft = 'cancel-time';
