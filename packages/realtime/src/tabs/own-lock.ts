/** A tab's own Web Lock, by which the others notice its end. */
export function createOwnLock(locks: Pick<LockManager, 'request'>, name: string) {
  let release: (() => void) | undefined;
  return {
    /** Takes it, and keeps it if it `isWanted` still once it can be had. Tells once whether it was got. */
    keep({ isWanted, onDecided }: { isWanted(): boolean; onDecided(isLocked: boolean): void }): void {
      let isDecided = false;
      const decide = (isLocked: boolean): void => {
        if (isDecided) return;
        isDecided = true;
        onDecided(isLocked);
      };
      // Stolen, since it is this tab's by right: another tab that noticed our end may hold it, frozen.
      locks
        .request(name, { steal: true }, () => {
          if (!isWanted()) return undefined;
          const held = new Promise<void>((resolve) => {
            release = resolve;
          });
          decide(true);
          return held;
        })
        .catch(() => decide(false));
    },
    release(): void {
      release?.();
      release = undefined;
    },
  };
}
