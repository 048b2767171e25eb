/** Characters of the note to the recruiter at most. */
export const referralNoteMax = 200;
