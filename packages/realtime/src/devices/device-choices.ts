import type { DeviceKind } from './chosen-devices.ts';

/** A device to choose from. */
export interface DeviceChoice {
  /** Empty for the system's default. */
  id: string;
  label: string;
}

/** The devices of a browser by kind. None of them is without a name. */
export type DeviceChoices = Readonly<Record<DeviceKind, readonly DeviceChoice[]>>;

/** Before anything was listed. */
export const noChoices: DeviceChoices = { camera: [], microphone: [], speaker: [] };

const systemDefault: DeviceChoice = { id: '', label: 'The system’s default' };

const inputKinds = { camera: 'videoinput', microphone: 'audioinput' } as const;

/**
 * The choices of a browser's list. Names are missing before a permission, and in some browsers for ever: such devices are one
 * choice, the system's default. Where a page cannot choose a speaker, that is the only one.
 */
export function deviceChoices(
  infos: readonly Pick<MediaDeviceInfo, 'kind' | 'deviceId' | 'label'>[],
  canChooseSpeaker: boolean,
): DeviceChoices {
  const ofKind = (kind: MediaDeviceKind): DeviceChoice[] => {
    const found = infos.filter((info) => info.kind === kind);
    const named = found
      .filter(({ deviceId, label }) => deviceId !== '' && label.trim() !== '')
      .map(({ deviceId, label }) => ({ id: deviceId, label }));
    if (named.length > 0) return named;
    return found.length > 0 ? [systemDefault] : [];
  };
  const speakers = canChooseSpeaker ? ofKind('audiooutput') : [];
  return {
    camera: ofKind(inputKinds.camera),
    microphone: ofKind(inputKinds.microphone),
    // Sound comes out somewhere also where no speaker is listed.
    speaker: speakers.length > 0 ? speakers : [systemDefault],
  };
}
