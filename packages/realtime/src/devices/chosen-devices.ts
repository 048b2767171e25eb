import type { CaptureDevice } from '@tutor/rules/devices/media-error';
import { z } from 'zod';

/** Every device that a tutor chooses. */
export type DeviceKind = CaptureDevice | 'speaker';

/** A device as it is remembered: its name is shown where it is no longer there. */
export interface ChosenDevice {
  id: string;
  label: string;
}

/** One key for test and calls, so that what was tested is what a call uses. */
export const chosenDevicesKey = 'tutor-devices';

const deviceSchema = z.object({ id: z.string().min(1), label: z.string() });
const chosenSchema = z.object({
  camera: deviceSchema.optional().catch(undefined),
  microphone: deviceSchema.optional().catch(undefined),
  speaker: deviceSchema.optional().catch(undefined),
});

/** The devices that were chosen in this browser, in every tab alike. */
export interface ChosenDevices {
  /** Undefined stands for the system's default. */
  find(kind: DeviceKind): ChosenDevice | undefined;
  choose(kind: DeviceKind, device: ChosenDevice | undefined): void;
}

/** Reads the storage anew each time, so that a choice counts for the very next use in any tab. Without storage the page alone remembers. */
export function createChosenDevices(storage: Pick<Storage, 'getItem' | 'setItem'> | undefined): ChosenDevices {
  let own: Partial<Record<DeviceKind, ChosenDevice | undefined>> = {};

  function read(): Partial<Record<DeviceKind, ChosenDevice | undefined>> {
    try {
      const stored = storage?.getItem(chosenDevicesKey);
      return stored == null ? own : chosenSchema.parse(JSON.parse(stored));
    } catch {
      return own;
    }
  }

  return {
    find: (kind) => read()[kind],
    choose(kind, device) {
      own = { ...read(), [kind]: device };
      try {
        storage?.setItem(chosenDevicesKey, JSON.stringify(own));
      } catch {
        // A full or forbidden storage: the choice holds until the page is left.
      }
    },
  };
}
