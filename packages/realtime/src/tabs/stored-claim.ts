import { type Claim, parseStoredClaim } from './tab-message.ts';

/** The newest claim, for tabs that come later. Storage may be missing, full or forbidden: the channel carries claims as well. */
export function createStoredClaim(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined,
  key: string,
) {
  return {
    read(): Claim | undefined {
      try {
        return parseStoredClaim(storage?.getItem(key) ?? null);
      } catch {
        return undefined;
      }
    },
    write(claim: Claim): void {
      try {
        storage?.setItem(key, JSON.stringify(claim));
      } catch {
        // The channel carries it.
      }
    },
    remove(): void {
      try {
        storage?.removeItem(key);
      } catch {
        // Storage that cannot be written holds nothing of ours.
      }
    },
  };
}
