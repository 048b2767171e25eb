/** Why a tutor cannot teach a class, by its number on the wire (specification, core §3 'Cancel reasons'). */
export const cancelReasons = [
  { value: 1, label: 'LAG' },
  { value: 2, label: 'Internet Issue' },
  { value: 3, label: 'Brownout' },
  { value: 4, label: 'Family Reason' },
  { value: 5, label: 'Equipment Problem (computer, headset, etc.)' },
  { value: 6, label: 'Personal Reason' },
] as const;
export type CancelReason = (typeof cancelReasons)[number]['value'];

/** Whether a form's text is one of the reasons. */
export const isCancelReason = (text: string): boolean => cancelReasons.some(({ value }) => String(value) === text);

/** Characters that a note may have. */
export const cancelNoteMax = 500;

/** Said where classes are cancelled with a longer note, beside no field of its own. */
export const cancelNoteTooLong = `The note has at most ${cancelNoteMax} characters.`;

/** Said where classes are selected to be cancelled and no reason is chosen. */
export const cancelReasonMissing = 'Choose why you cannot take the classes.';
