/** A member of every loader's data: how many rows of the service's replies could not be read and are not shown. */
export interface LeftOut {
  leftOutRows?: number;
}

/** The rows that are missing from what a loader has answered. */
export function leftOutOf(data: unknown): number {
  const rows: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'leftOutRows') : undefined;
  return typeof rows === 'number' ? rows : 0;
}
