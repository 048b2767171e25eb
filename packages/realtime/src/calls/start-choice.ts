import { z } from 'zod';

/** Whether microphone and camera were on when somebody last went into a call by the card before it. */
export interface StartChoice {
  isMicOn: boolean;
  isCameraOn: boolean;
}

const key = 'call-start';
const schema = z.object({ isMicOn: z.boolean(), isCameraOn: z.boolean() });

/** The last choice in this browser; both on where there was none. */
export function readStartChoice(storage: Pick<Storage, 'getItem'> | undefined): StartChoice {
  try {
    return schema.parse(JSON.parse(storage?.getItem(key) ?? ''));
  } catch {
    return { isMicOn: true, isCameraOn: true };
  }
}

export function keepStartChoice(storage: Pick<Storage, 'setItem'> | undefined, choice: StartChoice): void {
  try {
    storage?.setItem(key, JSON.stringify(choice));
  } catch {
    // A browser that keeps nothing asks anew.
  }
}
