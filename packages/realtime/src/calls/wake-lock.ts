type Sentinel = Pick<WakeLockSentinel, 'release'>;

/** The part of `navigator.wakeLock` that is used. */
export interface WakeLockPart {
  request(type: 'screen'): Promise<Sentinel>;
}

/** Keeps the screen on while a call goes on: a phone that locks itself stops its camera. */
export interface WakeLockHolder {
  /** Also once the page is seen again: the browser takes the lock from a page that is hidden. */
  hold(): void;
  release(): void;
}

export function createWakeLock(wakeLock: WakeLockPart | undefined): WakeLockHolder {
  let held: Sentinel | undefined;
  let isWanted = false;

  async function request(part: WakeLockPart): Promise<void> {
    const next = await part.request('screen');
    const before = held;
    held = isWanted ? next : undefined;
    for (const old of [before, isWanted ? undefined : next]) old?.release().catch(() => {});
  }

  return {
    hold() {
      isWanted = true;
      if (wakeLock === undefined) return;
      request(wakeLock).catch(() => {
        // A page that is hidden, or a battery that is low: the call goes on all the same.
      });
    },
    release() {
      isWanted = false;
      held?.release().catch(() => {});
      held = undefined;
    },
  };
}

export function browserWakeLock(): WakeLockPart | undefined {
  // Missing in older browsers and on insecure pages, whatever the types say.
  return 'wakeLock' in navigator ? navigator.wakeLock : undefined;
}
