import { type DeviceChoices, deviceChoices, noChoices } from './device-choices.ts';
import type { MediaEnvironment } from './media-environment.ts';

/** The devices to choose from, kept up to date. */
export interface MediaDeviceList {
  current(): DeviceChoices;
  /** To be called once a stream runs: only then do browsers tell names. */
  refresh(): Promise<void>;
  /** Calls back after each change; returns how to stop. */
  subscribe(callback: () => void): () => void;
  dispose(): void;
}

type ListEnvironment = Pick<MediaEnvironment, 'mediaDevices' | 'canChooseSpeaker'>;

/** Lists at once, and again whenever something is plugged in or out. */
export function createMediaDeviceList({ mediaDevices, canChooseSpeaker }: ListEnvironment): MediaDeviceList {
  const callbacks = new Set<() => void>();
  let choices = noChoices;
  let asked = 0;

  async function refresh(): Promise<void> {
    asked += 1;
    const mine = asked;
    // A list that cannot be had is the list of no devices: the default is tried all the same.
    const infos = (await mediaDevices?.enumerateDevices().catch(() => undefined)) ?? [];
    // Answers may overtake each other.
    if (mine !== asked) return;
    choices = deviceChoices(infos, canChooseSpeaker);
    for (const callback of callbacks) callback();
  }

  const onChange = (): void => void refresh();
  mediaDevices?.addEventListener('devicechange', onChange);
  onChange();

  return {
    current: () => choices,
    refresh,
    subscribe(callback) {
      callbacks.add(callback);
      return () => void callbacks.delete(callback);
    },
    dispose() {
      mediaDevices?.removeEventListener('devicechange', onChange);
      callbacks.clear();
      asked += 1;
    },
  };
}
