/** What a tutor who gives no reason is told, letter by letter (specification, core §5). */
export const refuseReasonMissing = 'pls give the reason why u Refuse';

/** Longest reason, in characters; the specification has no limit, the feedback form's is taken. */
export const refuseReasonMax = 500;
