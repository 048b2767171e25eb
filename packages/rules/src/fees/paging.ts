/** Rows of one page of a list of fees. */
export const feePageSize = 25;
/** The same of remarks, which are long. */
export const remarkPageSize = 15;
