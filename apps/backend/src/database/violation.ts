/** Whether a failed query broke the named constraint or unique index, whichever engine says so. */
export function violates(error: unknown, constraint: string): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('constraint' in cause && cause.constraint === constraint) return true;
  }
  return false;
}
