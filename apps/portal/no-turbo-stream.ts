/**
 * Stands for `turbo-stream` in what browsers load: the framework reads and writes replies of single fetch by it, which is off
 * (docs/decisions/0007).
 */
export function decode(): never {
  throw new Error('single fetch is off');
}

export const encode = decode;
