/** Passwords have at least this many characters. */
export const passwordLengthMin = 8;
